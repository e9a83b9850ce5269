import { describe, expect, it } from 'vitest'
import { makeRandom } from '../../scripts/audit/random.ts'
import { findDue, formatDue, toDueList } from '../../scripts/content/due.ts'
import { COLLECTIONS } from '../../src/content/collections.ts'
import type { ContentDocument } from '../../src/content/documents.ts'
import { loadContent } from '../../src/content/load.ts'
import { isHeldBack, listChanges } from '../../src/content/release.ts'
import { messagesFor, toPlay, VALID, writeFolder } from './contentFolder.ts'

const NOW = '2025-06-01T12:00+01:00'
const isShown = (data: Record<string, unknown>, now = NOW, collection = 'people') => !isHeldBack({ collection, data }, now)

describe('a file is shown', () => {
  it('from the moment, or the beginning of the day, in “publish”', () => {
    expect(isShown({ publish: NOW })).toBe(true)
    expect(isShown({ publish: '2025-06-01T12:01+01:00' })).toBe(false)
    expect(isShown({ publish: '2025-06-01' }, '2025-06-01T00:00+01:00')).toBe(true)
    expect(isShown({ publish: '2025-06-01' }, '2025-05-31T23:59+01:00')).toBe(false)
  })

  it('up to the moment, or the end of the day, in “until”', () => {
    expect(isShown({ until: '2025-06-01T12:01+01:00' })).toBe(true)
    expect(isShown({ until: NOW })).toBe(false)
    expect(isShown({ until: '2025-05-31' }, '2025-05-31T23:59+01:00')).toBe(true)
    expect(isShown({ until: '2025-05-31' }, '2025-06-01T00:00+01:00')).toBe(false)
  })

  it('from its date on, if it is an article and does not say otherwise', () => {
    expect(isShown({ date: '2025-06-02' }, NOW, 'news')).toBe(false)
    expect(isShown({ date: '2025-06-01' }, NOW, 'news')).toBe(true)
    expect(isShown({ date: '2025-06-02', publish: '2025-06-01' }, NOW, 'news')).toBe(true)
    expect(isShown({ date: '2025-06-02' }, NOW, 'festivalEvents')).toBe(true)
  })

  it('never while it is a draft', () => {
    expect(isShown({ draft: true, publish: '2025-01-01' })).toBe(false)
    expect(isShown({ draft: false })).toBe(true)
  })
})

const PERSON = (fields: string) =>
  `---\nname: Ngozi Eze\n${fields}\nsummary: She writes.\nportrait:\n  src: ./a.svg\n  alt: She sits.\n---\n\nShe writes plays.\n`

describe('changes to come', () => {
  const people = { people: COLLECTIONS.people }
  const files = {
    'content/people/a.md': PERSON('publish: 2025-07-01T09:00+01:00\nuntil: 2025-07-31'),
    'content/people/b.md': PERSON('publish: 2025-05-01'),
    'content/people/c.md': PERSON('draft: true\npublish: 2025-07-01'),
    'content/people/a.svg': '<svg/>',
  }

  it('are in the order of their moments, without drafts, and with what came since a moment on demand', () => {
    const { documents } = loadContent({ root: writeFolder(files), collections: people, now: NOW })
    const list = (...range: [after: string, upTo?: string]) =>
      listChanges([...documents.all, ...documents.heldBack], ...range).map(
        ({ moment, kind, document }) => `${moment} ${document.id} ${kind}`,
      )
    expect(list(NOW)).toEqual(['2025-07-01T09:00+01:00 a published', '2025-08-01T00:00+01:00 a taken down'])
    expect(list('2025-04-30T12:00+01:00', NOW)).toEqual(['2025-05-01T00:00+01:00 b published'])
    expect(list('2025-05-01T00:00+01:00', NOW)).toEqual([])
  })

  it('are told to people and machines', () => {
    const root = writeFolder(files)
    const changes = findDue(root, NOW)
    expect(formatDue(changes)).toMatchInlineSnapshot(`
      "2 changes to come (Lagos time):
        July 1, 2025 at 9:00 AM: content/people/a.md is published
        August 1, 2025 at 12:00 AM: content/people/a.md is taken down"
    `)
    expect(formatDue([], NOW)).toBe('Nothing appears or goes away by itself since June 1, 2025 at 12:00 PM.')
    expect(toDueList(findDue(root, NOW, '2025-04-30T12:00+01:00'))).toEqual([
      { moment: '2025-05-01T00:00+01:00', kind: 'published', file: 'content/people/b.md' },
    ])
  })
})

describe('a published file that names one that is held back', () => {
  it('is an error', () => {
    const files = {
      ...VALID,
      'content/people/lola.md': '---\nname: Lọlá\npublish: 2999-01-01\n---\n\nShe writes.\n',
      'content/plays/sankara/index.md': toPlay('director: lola'),
    }
    expect(messagesFor(files)).toMatchInlineSnapshot(`
      "1 error in 1 file:

      content/plays/sankara/index.md:5  director
        content/people/lola.md is not shown when this file is: see “publish”, “until” and “date” there. Give both the same, or take this line out."
    `)
  })
})

/** Collections without references to others, with all that a file of theirs can hold. */
const SEEDED = { people: COLLECTIONS.people, venues: COLLECTIONS.venues, news: COLLECTIONS.news }
const CASES = 1000
const MINUTE = 60_000

/** A moment some minutes or days from another, as content writes it, and as a number to compare. */
function shift(moment: string, minutes: number): { written: string; time: number } {
  const time = Date.parse(moment) + minutes * MINUTE
  return { written: `${new Date(time + 60 * MINUTE).toISOString().slice(0, 16)}+01:00`, time }
}

describe('of files that are held back', () => {
  it(`nothing is left in what pages are made of, in ${CASES} seeded cases`, { timeout: 120_000 }, () => {
    const random = makeRandom(2025)
    const apart = () => random.pick([-1, 1]) * random.pick([0, 1, 59, 60, 61, 1439, 1440, 1441, 100_000])
    let heldBack = 0
    for (let seed = 0; seed < CASES; seed += 1) {
      const now = shift('2025-06-01T00:00+01:00', random.below(2880))
      const files: Record<string, string> = {}
      const canaries: { words: string; isPublished: boolean }[] = []
      for (const name of Object.keys(SEEDED) as (keyof typeof SEEDED)[]) {
        for (let index = 0; index < 2; index += 1) {
          const words = `canary-${seed}-${name}-${index}`
          const [publish, until, day] = [apart(), apart(), apart()].map((minutes) => shift(now.written, minutes))
          const fields = { draft: random.below(4) === 0, publish: random.below(2) === 0, until: random.below(3) === 0 }
          const date = day?.written.slice(0, 10) ?? ''
          const from = fields.publish ? publish?.time : name === 'news' ? Date.parse(`${date}T00:00+01:00`) : undefined
          canaries.push({
            words,
            isPublished: !fields.draft && (from ?? 0) <= now.time && (!fields.until || (until?.time ?? 0) > now.time),
          })
          const lines = [
            ...(fields.draft ? ['draft: true'] : []),
            ...(fields.publish ? [`publish: ${publish?.written}`] : []),
            ...(fields.until ? [`until: ${until?.written}`] : []),
            ...toFields(name, words, date),
          ]
          files[`content/${SEEDED[name].path.replace('*', words)}`] =
            `---\n${lines.join('\n')}\n---\n${name === 'venues' ? '' : `\nThe ${words}.\n`}`
          if (name !== 'venues') files[`content/${name}/${words}.svg`] = '<svg/>'
        }
      }
      const loaded = loadContent({ root: writeFolder(files), collections: SEEDED, now: now.written })
      expect(loaded.problems, `case ${seed}`).toEqual([])
      const shown = loaded.shown.map(({ file }) => file)
      const made = loaded.pictures.filter((file) => !loaded.draftPictures.includes(file))
      const reachable = JSON.stringify([loaded.entries, shown, made])
      const all: readonly ContentDocument[] = loaded.documents.all
      expect(all.filter(({ id }) => canaries.some(({ words, isPublished }) => words === id && !isPublished))).toEqual([])
      for (const { words, isPublished } of canaries) {
        heldBack += isPublished ? 0 : 1
        expect(reachable.includes(words), `${words} at ${now.written}\n${files[`content/people/${words}.md`] ?? ''}`).toBe(isPublished)
      }
    }
    expect(heldBack).toBeGreaterThan(CASES)
  })
})

/** The fields that a file of a collection needs, each text with the words in it. */
function toFields(name: keyof typeof SEEDED, words: string, date: string): string[] {
  const picture = (field: string) => [`${field}:`, `  src: ./${words}.svg`, `  alt: The ${words}.`]
  if (name === 'people') return [`name: ${words}`, `summary: The ${words}.`, ...picture('portrait')]
  if (name === 'news')
    return [
      `title: ${words}`,
      `excerpt: The ${words}.`,
      `description: ${words}`,
      `date: ${date}`,
      'category: Festival',
      ...picture('image'),
    ]
  const open = ['address', 'stepFree', 'seating', 'toilets', 'parking'].map((field) => `${field}: not yet confirmed`)
  return [`name: ${words}`, `city: ${words}`, ...open]
}
