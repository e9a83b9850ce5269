import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '../../src/content/collections.ts'
import type { ContentDocument } from '../../src/content/documents.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { makeRandom } from '../seededRandom.ts'
import { writeFolder } from './contentFolder.ts'

/** Collections whose files refer to no others. Together they have texts, pictures and dates. */
const SEEDED = { people: COLLECTIONS.people, venues: COLLECTIONS.venues, news: COLLECTIONS.news }
const CASES = 1000
const MINUTE = 60_000

/** A moment a number of minutes after another, as content writes it, and as a number to compare. */
function shift(moment: string, minutes: number): { written: string; time: number } {
  const time = Date.parse(moment) + minutes * MINUTE
  return { written: `${new Date(time + 60 * MINUTE).toISOString().slice(0, 16)}+01:00`, time }
}

describe('unpublished files', () => {
  it(`leave no trace in the loaded content, in ${CASES} seeded cases`, { timeout: 120_000 }, () => {
    const random = makeRandom(2025)
    const apart = () => random.pick([-1, 1]) * random.pick([0, 1, 59, 60, 61, 1439, 1440, 1441, 100_000])
    let unpublished = 0
    for (let seed = 0; seed < CASES; seed += 1) {
      const now = shift('2025-06-01T00:00+01:00', random.below(2880))
      const files: Record<string, string> = {}
      const canaries: { canary: string; isPublished: boolean }[] = []
      for (const name of Object.keys(SEEDED) as (keyof typeof SEEDED)[]) {
        for (let index = 0; index < 2; index += 1) {
          const canary = `canary-${seed}-${name}-${index}`
          const [publish, until, day] = [apart(), apart(), apart()].map((minutes) => shift(now.written, minutes))
          const fields = { draft: random.below(4) === 0, publish: random.below(2) === 0, until: random.below(3) === 0 }
          const date = day?.written.slice(0, 10) ?? ''
          const from = fields.publish ? publish?.time : name === 'news' ? Date.parse(`${date}T00:00+01:00`) : undefined
          canaries.push({
            canary,
            isPublished: !fields.draft && (from ?? 0) <= now.time && (!fields.until || (until?.time ?? 0) > now.time),
          })
          const lines = [
            ...(fields.draft ? ['draft: true'] : []),
            ...(fields.publish ? [`publish: ${publish?.written}`] : []),
            ...(fields.until ? [`until: ${until?.written}`] : []),
            ...toFields(name, canary, date),
          ]
          files[`content/${SEEDED[name].path.replace('*', canary)}`] =
            `---\n${lines.join('\n')}\n---\n${name === 'venues' ? '' : `\nThe ${canary}.\n`}`
          if (name !== 'venues') files[`content/${name}/${canary}.svg`] = '<svg/>'
        }
      }
      const loaded = loadContent({ root: writeFolder(files), collections: SEEDED, now: now.written })
      expect(loaded.problems, `case ${seed}`).toEqual([])
      const shown = loaded.shown.map(({ file }) => file)
      const made = loaded.pictures.filter((file) => !loaded.draftPictures.includes(file))
      const reachable = JSON.stringify([loaded.entries, shown, made])
      const all: readonly ContentDocument[] = loaded.documents.all
      expect(all.filter(({ id }) => canaries.some(({ canary, isPublished }) => canary === id && !isPublished))).toEqual([])
      for (const { canary, isPublished } of canaries) {
        unpublished += isPublished ? 0 : 1
        expect(reachable.includes(canary), `${canary} at ${now.written}\n${files[`content/people/${canary}.md`] ?? ''}`).toBe(isPublished)
      }
    }
    expect(unpublished).toBeGreaterThan(CASES)
  })
})

/** The fields that a file of a collection needs, each text with the canary in it. */
function toFields(name: keyof typeof SEEDED, canary: string, date: string): string[] {
  const picture = (field: string) => [`${field}:`, `  src: ./${canary}.svg`, `  alt: The ${canary}.`]
  if (name === 'people') return [`name: ${canary}`, `summary: The ${canary}.`, ...picture('portrait')]
  if (name === 'news')
    return [
      `title: ${canary}`,
      `excerpt: The ${canary}.`,
      `description: ${canary}`,
      `date: ${date}`,
      'category: Festival',
      ...picture('image'),
    ]
  const open = ['address', 'stepFree', 'seating', 'toilets', 'parking'].map((field) => `${field}: not yet confirmed`)
  return [`name: ${canary}`, `city: ${canary}`, ...open]
}
