import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { toEditorSchema } from '../../scripts/guide/editorSchema.ts'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { COLLECTIONS } from '../../src/content/collections.ts'
import { exampleOf } from '../../src/content/examples.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'

// `format` is not validated because patterns check days and email addresses; editor keywords are ignored.
const ajv = new Ajv({ strict: false, allErrors: true, formats: { date: true, email: true } })
const validators = Object.fromEntries(
  Object.entries(COLLECTIONS).map(([name, collection]) => [name, ajv.compile(toEditorSchema(collection))]),
)
const { documents } = loadContent({ root: FIXTURE_PROJECT, ...SITE_OPTIONS })

/** The errors of an independent validator for the fields of a file, as "/place message". */
function errorsOf(collection: string, data: unknown): string[] {
  const validate = validators[collection]
  validate?.(data)
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** The examples of a kind of file, with some fields changed. */
const sample = (name: keyof typeof COLLECTIONS, changed: object) => ({ ...(exampleOf(COLLECTIONS[name].schema) as object), ...changed })

describe('the JSON Schema for editors', () => {
  it('accepts every content file', () => {
    expect(documents.all.length).toBeGreaterThan(90)
    const refused = documents.all.flatMap(({ collection, file, data }) => errorsOf(collection, data).map((error) => `${file} ${error}`))
    expect(refused).toEqual([])
  })

  it('refuses a misspelt field in every kind of file', () => {
    for (const [name, { schema }] of Object.entries(COLLECTIONS)) {
      const data = exampleOf(schema) as Record<string, unknown>
      expect(errorsOf(name, data), name).toEqual([])
      expect(errorsOf(name, { ...data, titel: 'Sankara' }), name).toEqual([' must NOT have additional properties'])
    }
  })

  it('refuses a missing field, a wrong type, and a value that is not in the list', () => {
    expect(errorsOf('roles', sample('roles', { title: undefined }))).toEqual([" must have required property 'title'"])
    expect(errorsOf('courses', sample('courses', { price: '₦5,000' }))).toEqual(['/price must be integer'])
    expect(errorsOf('roles', sample('roles', { type: 'Part-time' }))).toEqual(['/type must be equal to one of the allowed values'])
    expect(errorsOf('news', sample('news', { date: '2025-02-30' }))[0]).toContain('/date must match pattern')
  })

  it('accepts a draft, and “not yet confirmed”', () => {
    expect(errorsOf('news', sample('news', { draft: true }))).toEqual([])
    expect(errorsOf('tickets', sample('tickets', { doors: 'not yet confirmed' }))).toEqual([])
  })

  it('explains every field, with an example', () => {
    const { properties } = toEditorSchema(COLLECTIONS.news)
    expect(properties?.date?.markdownDescription).toMatchInlineSnapshot(`
      "**date**: The day it was published

      Written as: a day. Needed.

      \`\`\`yaml
      date: 2025-05-17
      \`\`\`"
    `)
    expect(properties?.image?.insertText).toMatchInlineSnapshot(`
      "image:
        src: ./partnership.svg
        alt: ✎ Two women hold each other in lamplight."
    `)
  })
})
