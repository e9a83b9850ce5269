import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expectation } from '../../src/content/explain/schemaErrors.ts'
import { exampleOf } from '../../src/content/explain/suggestions.ts'
import { KINDS } from '../../src/content/kinds.ts'
import { notesOf, unwrap } from '../../src/content/schemas/inspection.ts'

interface Part {
  name: string
  schema: z.ZodType
}

/** Every field of a schema, including those of groups and lists. */
function listParts(schema: z.ZodType, name: string): Part[] {
  const inner = unwrap(schema)
  const own = { name, schema }
  if (inner instanceof z.ZodObject) {
    return [own, ...Object.entries(inner.shape).flatMap(([key, field]) => listParts(field as z.ZodType, `${name}.${key}`))]
  }
  if (inner instanceof z.ZodArray) return [own, ...listParts(inner.element as z.ZodType, `${name}[]`)]
  if (inner instanceof z.ZodUnion)
    return [own, ...(inner.options as z.ZodType[]).flatMap((option, index) => listParts(option, `${name}|${index}`))]
  return [own]
}

const parts = Object.entries(KINDS).flatMap(([name, { schema }]) => listParts(schema, name))

describe('the fields of every content file', () => {
  it('have valid examples', () => {
    const failing = parts.filter(({ schema }) => !unwrap(schema).safeParse(exampleOf(schema)).success)
    expect(failing.map(({ name }) => name)).toEqual([])
  })

  it('have a description for authors', () => {
    const fields = parts.filter(({ name }) => /\.\w+$/.test(name) && !name.includes('|'))
    const silent = fields.filter(({ schema }) => !notesOf(schema).description && !(unwrap(schema) instanceof z.ZodObject))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  it('describe their format in plain words', () => {
    const sentences = new Set(
      parts.filter(({ schema }) => !(unwrap(schema) instanceof z.ZodObject)).map(({ schema }) => expectation(schema)),
    )
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*\.$/s)
    expect([...sentences].join('\n')).not.toMatch(/zod|yaml|regex|string|integer|undefined|null|enum|object|array/i)
  })

  it('refer to kinds that exist', () => {
    const named = parts.flatMap(({ schema }) => notesOf(schema).reference || [])
    expect(named.filter((name) => !(name in KINDS))).toEqual([])
    expect(new Set(named).size).toBeGreaterThan(4)
  })
})
