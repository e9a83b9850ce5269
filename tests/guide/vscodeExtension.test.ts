import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toEditorSchema } from '../../scripts/guide/editorSchema.ts'
import { FIXTURE_PROJECT } from '../../scripts/test/fixtureProject.ts'
import { COLLECTIONS, type CollectionName } from '../../src/content/collections.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { PICTURE_FOCUSES } from '../../src/lib/responsivePicture.ts'

interface Place {
  path: string[]
  key?: string
}
interface FrontMatter {
  explainField(schema: object, lines: string[], at: object): string | undefined
  findPlace(lines: string[], at: object): Place | undefined
  isFor(schema: object, file: string): boolean
  listFields(schema: object, place: Place): { name: string; help: string; isNeeded: boolean; snippet: string }[]
  listValues(schema: object, place: Place): { words: string[]; collections: string[] }
}
const { explainField, findPlace, isFor, listFields, listValues }: FrontMatter = createRequire(import.meta.url)(
  '../../.vscode/extensions/content-fields/frontMatter.js',
)

/** Splits a file at the cursor, written as ‸. */
function toCursor(text: string): { lines: string[]; at: { line: number; character: number } } {
  const lines = text.split('\n')
  const line = lines.findIndex((one) => one.includes('‸'))
  const character = lines[line]?.indexOf('‸') ?? 0
  return { lines: lines.map((one) => one.replace('‸', '')), at: { line, character } }
}

const placeAt = (text: string) => {
  const { lines, at } = toCursor(text)
  return findPlace(lines, at)
}
const fieldsAt = (collection: CollectionName, text: string) => {
  const place = placeAt(text)
  return place ? listFields(toEditorSchema(COLLECTIONS[collection]), place) : []
}
const namesAt = (collection: CollectionName, text: string) => fieldsAt(collection, text).map(({ name }) => name)
const valuesAt = (collection: CollectionName, text: string) =>
  listValues(toEditorSchema(COLLECTIONS[collection]), placeAt(text) ?? { path: [] })

const TICKET = `---
title: Sankara
dates:
  - id: lagos-matinee
    venue: lagos-theatre
    ‸
    ticketTypes:
      - name: Regular
        price: 5000
  - id: ibadan
    status: on sale
priceNote: >-
  All are early: all of them.
---

Text.
`

describe('the editor’s help', () => {
  it('offers the missing top-level fields', () => {
    const names = namesAt('people', '---\nname: Adùnní\n‸\n---\n')
    expect(names).toEqual(['portrait', 'summary', 'social', 'draft', 'publish', 'until'])
    expect(namesAt('people', '---\nname: Adùnní\nsum‸\n---\n')).toContain('summary')
    expect(namesAt('people', '---\n‸')).toContain('name')
  })

  it('offers the fields of the item at the cursor', () => {
    expect(namesAt('tickets', TICKET)).toEqual(['start', 'end', 'status', 'statusText', 'reason', 'newDate', 'access', 'ticketLink'])
  })

  it('offers the fields of a new item after its dash', () => {
    const text = TICKET.replace('    ‸\n', '').replace('price: 5000\n', 'price: 5000\n      - ‸\n')
    expect(namesAt('tickets', text)).toEqual(['name', 'price', 'note'])
  })

  it('offers the fields of a group', () => {
    expect(namesAt('people', '---\nportrait:\n  src: ./a.svg\n  ‸\n---\n')).toEqual(['alt', 'caption', 'focus'])
    expect(namesAt('people', '---\nsocial:\n  ‸\nname: A\n---\n')).toEqual(['instagram', 'twitter', 'linkedin'])
  })

  it('offers the fields of the item or the empty group on the line above', () => {
    const snippets = (collection: CollectionName, text: string) => fieldsAt(collection, text).map(({ snippet }) => snippet.split('\n')[0])
    expect(snippets('tickets', TICKET.replace('    ‸', '  ‸'))).toContain(`  statusText: \${1:✎ Show Completed}`)
    expect(snippets('people', '---\nname: A\nportrait:\n‸\n---\n')).toEqual([
      `  src: \${1:./adunni-balogun.svg}`,
      `  alt: \${1:✎ Two women hold each other in lamplight.}`,
      `  caption: \${1:✎ The last rehearsal}`,
      `  focus: \${1|${PICTURE_FOCUSES.join(',')}|}`,
    ])
    expect(namesAt('people', '---\nname: A\nportrait:\n  src: ./a.svg\n‸\n---\n')).toEqual([
      'summary',
      'social',
      'draft',
      'publish',
      'until',
    ])
  })

  it('offers the fields that fit the kind of a group', () => {
    const action = (kind: string) => namesAt('getInvolved', `---\nways:\n  - title: Volunteer\n    action:\n${kind}      ‸\n---\n`)
    expect(action('')).toEqual(['kind', 'service', 'topic', 'href'])
    expect(action('      kind: interest\n')).toEqual(['topic'])
  })

  it('offers no fields in a text', () => {
    expect(placeAt('---\nname: A\n---\n\n‸')).toBeUndefined()
    expect(placeAt('No fields\n‸')).toBeUndefined()
    expect(placeAt('---\nsummary: >-\n  One line\n  ‸\n---\n')).toBeUndefined()
    expect(placeAt('---\nportrait:\n  alt: |\n    Note: one\n    ‸\n---\n')).toBeUndefined()
    expect(namesAt('news', '---\ntitle: A play, and ‸\n---\n')).toEqual([])
  })

  it('explains each field it offers', () => {
    const [start] = fieldsAt('tickets', TICKET)
    expect(start?.isNeeded).toBe(true)
    expect(start?.help).toMatchInlineSnapshot(`
      "**start**: When it begins: a moment, or a day where there is no time

      Written as: a day with its time, or a day. Needed.

      \`\`\`yaml
      start: 2025-05-17T15:00+01:00
      \`\`\`"
    `)
  })

  it('inserts a field with its example, at the indentation of its group', () => {
    const snippetOf = (collection: CollectionName, text: string, wanted: string) =>
      fieldsAt(collection, text).find(({ name }) => name === wanted)?.snippet
    expect(snippetOf('people', '---\n‸\n---', 'portrait')).toMatchInlineSnapshot(`
      "portrait:
        src: \${1:./adunni-balogun.svg}
        alt: \${2:✎ Two women hold each other in lamplight.}"
    `)
    expect(snippetOf('tickets', '---\ndates:\n  - ‸\n---', 'ticketTypes')).toMatchInlineSnapshot(`
      "ticketTypes:
          - name: \${1:✎ Regular}
            price: \${2:15000}"
    `)
    expect(snippetOf('tickets', '---\n‸\n---', 'category')).toBe(`category: \${1|Theatre,Festival|}`)
    expect(snippetOf('news', '---\n‸\n---', 'slug')).toMatchInlineSnapshot(`"slug: \${1:"{slug\\}-fest-2025"}"`)
  })

  it('offers the allowed values of a field, and file names for references', () => {
    expect(valuesAt('tickets', '---\ncategory: ‸\n---').words).toEqual(['Theatre', 'Festival'])
    expect(valuesAt('news', '---\ndraft: ‸\n---').words).toEqual(['true', 'false'])
    expect(valuesAt('tickets', '---\ndoors: ‸\n---').words).toEqual(['not yet confirmed'])
    expect(valuesAt('tickets', '---\ndates:\n  - venue: ‸\n---').collections).toEqual(['venues'])
    expect(valuesAt('about', '---\npartners:\n  - ‸\n---').collections).toEqual(['partners'])
    expect(valuesAt('tickets', '---\ntitle: ‸\n---')).toEqual({ words: [], collections: [] })
  })

  it('explains the field under the pointer only', () => {
    const explain = (text: string) => {
      const { lines, at } = toCursor(text)
      return explainField(toEditorSchema(COLLECTIONS.tickets), lines, at)
    }
    expect(explain('---\ndates:\n  - id: a\n    ven‸ue: b\n---')).toContain('**venue**: The place: a file in venues/')
    expect(explain('---\ndates:\n  - id: a\n    venue: b‸\n---')).toBeUndefined()
    expect(explain('---\ntitel‸: a\n---')).toBeUndefined()
  })

  it('finds the schema of a file', () => {
    const schema = toEditorSchema(COLLECTIONS.productions)
    expect(isFor(schema, 'content/productions/sankara/index.md')).toBe(true)
    expect(isFor(schema, 'content/productions/sankara/notes.md')).toBe(false)
    expect(isFor(toEditorSchema(COLLECTIONS.festivalEvents), 'content/festival/festival.md')).toBe(false)
    expect(isFor(toEditorSchema(COLLECTIONS.company), 'content/company.md')).toBe(true)
  })

  it('finds every field of every content file by its path', () => {
    const { documents } = loadContent({ root: FIXTURE_PROJECT, ...SITE_OPTIONS })
    expect(documents.all.length).toBeGreaterThan(90)
    for (const { file, source } of documents.all) {
      const lines = readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8').split('\n')
      const found = lines.flatMap((text, line) => {
        const place = text.includes(':') ? findPlace(lines, { line, character: text.length }) : undefined
        return place?.key ? [[...place.path, place.key].join(', ')] : []
      })
      expect(found, file).toEqual(pathsOf(source.data))
    }
  })
})

/** The paths of all fields of a value, in document order. */
function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, [...path, 'item']))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [[...path, key].join(', '), ...pathsOf(part, [...path, key])])
}
