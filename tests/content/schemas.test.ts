import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleOf } from '../../src/content/explain/suggestions.ts'
import { hasManyFiles, KIND_NAMES, KINDS } from '../../src/content/kinds.ts'
import { notesOf, unwrap } from '../../src/content/schemas/inspection.ts'

interface Part {
  name: string
  schema: z.ZodType
}

/** Every field of a schema, including those of groups and lists. */
function listParts(schema: z.ZodType, name: string): Part[] {
  const inner = unwrap(schema)
  const within =
    inner instanceof z.ZodObject
      ? Object.entries(inner.shape).map(([key, field]) => [`${name}.${key}`, field] as const)
      : inner instanceof z.ZodArray
        ? [[`${name}[]`, inner.element] as const]
        : []
  return [{ name, schema }, ...within.flatMap(([key, field]) => listParts(field as z.ZodType, key))]
}

const parts = KIND_NAMES.flatMap((name) => listParts(KINDS[name].schema, name))

describe('the fields of every content file', () => {
  it('have valid examples, where a new file is made of them', () => {
    const made = KIND_NAMES.filter((name) => hasManyFiles(name) || name === 'festival')
    const failing = made
      .flatMap((name) => listParts(KINDS[name].schema, name))
      .filter(({ schema }) => !schema.safeParse(exampleOf(schema)).success)
    expect(failing.map(({ name }) => name)).toEqual([])
    expect(made.length).toBeGreaterThan(10)
  })

  it('have a description for authors', () => {
    const fields = parts.filter(({ name }) => /\.\w+$/.test(name))
    const silent = fields.filter(({ schema }) => !notesOf(schema).description && !(unwrap(schema) instanceof z.ZodObject))
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})
