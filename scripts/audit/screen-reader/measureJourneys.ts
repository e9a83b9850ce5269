import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { countKeys, countSpoken, findMagnified, findWithoutScripts } from './journeys/followJourney.ts'
import { JOURNEYS, type Journey } from './journeys/journeys.ts'
import { type RecordedSite, TRANSCRIPT_REPORTS, withRecordedFixture } from './recordedSite.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'

const FIGURES = { keys: 'keys', words: 'words by headings', wordsFromTop: 'words from the top' } as const

type Cost = Record<keyof typeof FIGURES, number>

/** Why a higher cost was accepted, if a person accepted one; and the cost before the site was improved for this journey. */
type RecordedCost = Cost & { why?: string; before?: string }

const RECORD_FILE = `${TRANSCRIPT_REPORTS}/journeys.json`

/**
 * Follows each journey by keyboard, by screen reader, at 400 % and without scripts. The recorded cost falls when the journey becomes
 * shorter; only a person may raise it, with a reason, in journeys.json.
 */
export async function measureJourneys(site: RecordedSite): Promise<string[]> {
  const before: Readonly<Record<string, RecordedCost>> = existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : {}
  const measured = await withRecordedFixture(site, async (fixture) => {
    const all: (Awaited<ReturnType<typeof follow>> & { journey: Journey })[] = []
    for (const journey of JOURNEYS) {
      const one = await follow(journey.isOnFixture ? fixture : site, journey)
      console.log(
        `${journey.name}: ${figuresOf(one.cost)
          .map(([figure, value]) => `${value} ${FIGURES[figure]}`)
          .join(', ')}`,
      )
      all.push({ ...one, journey })
    }
    return all
  })
  const errors = measured.flatMap(({ journey: { name }, cost, magnified, withoutScripts }) => {
    const risen = figuresOf(cost).filter(([figure, value]) => value > (before[name]?.[figure] ?? value))
    const dearer = risen.map(([figure, value]) => `${name}: ${value} ${FIGURES[figure]}, and ${before[name]?.[figure]} before.`)
    return [...dearer, ...magnified, ...withoutScripts]
  })
  if (errors.length > 0) return errors
  const recorded = Object.fromEntries(measured.map(({ journey: { name }, cost }) => [name, { ...before[name], ...cost }]))
  const rows = measured.map(({ journey: { name, steps, isOnFixture }, cost }) => [
    isOnFixture ? `${name} (fixture site)` : name,
    steps.map(({ control }) => control).join(' → '),
    ...figuresOf(cost).map(([, value]) => String(value)),
  ])
  writeFileSync(RECORD_FILE, `${JSON.stringify(recorded, null, 2)}\n`)
  writeFileSync(`${TRANSCRIPT_REPORTS}/journeys.md`, toReport(rows, recorded))
  return []
}

const figuresOf = (cost: Cost) => Object.entries(cost) as [keyof Cost, number][]

async function follow(site: RecordedSite, journey: Journey) {
  const { byHeadings, fromTop } = await countSpoken(site, journey)
  const cost: Cost = { keys: await countKeys(site, journey), words: byHeadings, wordsFromTop: fromTop }
  return { cost, magnified: await findMagnified(site, journey), withoutScripts: await findWithoutScripts(site, journey) }
}

const notesOf = (recorded: Readonly<Record<string, RecordedCost>>, field: 'why' | 'before') =>
  Object.entries(recorded)
    .flatMap(([name, { [field]: note }]) => (note ? [`- *${name}*: ${note}`] : []))
    .join('\n')

const toReport = (rows: readonly string[][], recorded: Readonly<Record<string, RecordedCost>>) => `# What it takes to get there

Written by \`npm run audit screen-reader\`. Each journey begins on the home page, as of the day on which the site is heard. “Keys” are Tab and
Enter, the skip link used where it helps, the last Enter counted. “Words by headings” are those heard by somebody who goes by headings,
and to header and footer by landmarks; “from the top”, by somebody who hears every page on the way from its beginning. The figures may
fall; one that rises fails the audit. At 400 % a screen 1280 pixels wide shows 320: every control on the way can be clicked there, and no
page scrolls sideways. Without scripts every control on the way can be clicked as well. The shipped content confirms no access: journeys
to it run on the fixture site (\`tests/fixtures/site\`).

${toMarkdownTable(['journey', 'the way', ...Object.values(FIGURES)], rows, Object.values(FIGURES))}

What costs more than it once did, and why:

${notesOf(recorded, 'why')}

What it took before, for journeys that the site was changed for:

${notesOf(recorded, 'before')}
`
