import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { countKeys } from './journeys/byKeyboard.ts'
import { countSpoken } from './journeys/byScreenReader.ts'
import { JOURNEYS, type Journey } from './journeys/journeys.ts'
import { findMagnified, findWithoutScripts } from './journeys/zoomedOrWithoutScripts.ts'
import { type RecordedSite, TRANSCRIPT_REPORTS, withRecordedFixture } from './recordedSite.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'

interface Cost {
  keys: number
  words: number
  wordsFromTop: number
}

interface RecordedCost extends Cost {
  /** Why a higher cost was accepted, if a person accepted one. */
  why?: string
  /** The measured cost before the site was improved for it. */
  before?: string
}

const RECORD_FILE = `${TRANSCRIPT_REPORTS}/journeys.json`
const FIGURES = { keys: 'keys', words: 'words by headings', wordsFromTop: 'words from the top' } as const

/**
 * Follows each journey by keyboard, by screen reader, at 400 % and without scripts. The recorded cost falls when the journey becomes
 * shorter; only a person may raise it, with a reason, in journeys.json.
 */
export async function measureJourneys(site: RecordedSite): Promise<string[]> {
  const recorded: Record<string, RecordedCost> = existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : {}
  const rows: string[][] = []
  const errors: string[] = []
  const go = async (journey: Journey, place: RecordedSite) => {
    const cost = await measure(place, journey)
    const notices = { magnified: await findMagnified(place, journey), withoutScripts: await findWithoutScripts(place, journey) }
    const dearer = compare(journey.name, cost, recorded[journey.name])
    errors.push(...dearer, ...notices.magnified, ...notices.withoutScripts)
    if (dearer.length === 0) recorded[journey.name] = { ...recorded[journey.name], ...cost }
    rows.push([
      journey.isOnFixture ? `${journey.name} (fixture site)` : journey.name,
      journey.steps.map(({ control }) => control).join(' → '),
      ...Object.values(cost).map(String),
      ...Object.values(notices).map((found) => (found.length === 0 ? 'reached' : 'not reached')),
    ])
    console.log(
      `${journey.name}: ${Object.entries(cost)
        .map(([figure, value]) => `${value} ${FIGURES[figure as keyof Cost]}`)
        .join(', ')}`,
    )
  }
  await withRecordedFixture(site, async (fixture) => {
    for (const journey of JOURNEYS) await go(journey, journey.isOnFixture ? fixture : site)
  })
  if (errors.length === 0) {
    const going = Object.fromEntries(JOURNEYS.map(({ name }) => [name, recorded[name]]))
    writeFileSync(RECORD_FILE, `${JSON.stringify(going, null, 2)}\n`)
    writeFileSync(`${TRANSCRIPT_REPORTS}/journeys.md`, toReport(rows, recorded))
  }
  return errors
}

async function measure(site: RecordedSite, journey: Journey): Promise<Cost> {
  const { byHeadings, fromTop } = await countSpoken(site, journey)
  return { keys: await countKeys(site, journey), words: byHeadings, wordsFromTop: fromTop }
}

const compare = (name: string, now: Cost, before: Cost | undefined): string[] =>
  (Object.keys(FIGURES) as (keyof Cost)[])
    .filter((figure) => before !== undefined && now[figure] > before[figure])
    .map((figure) => `${name}: ${now[figure]} ${FIGURES[figure]}, and ${before?.[figure]} before.`)

const notesOf = (recorded: Readonly<Record<string, RecordedCost>>, field: 'why' | 'before') =>
  Object.entries(recorded)
    .flatMap(([name, { [field]: note }]) => (note ? [`- *${name}*: ${note}`] : []))
    .join('\n')

const toReport = (rows: readonly string[][], recorded: Readonly<Record<string, RecordedCost>>) => `# What it takes to get there

Written by \`npm run audit screen-reader\`. Each journey begins on the home page, as of the day on which the site is heard. “Keys” are Tab and
Enter, the skip link used where it helps, the last Enter counted. “Words by headings” are those heard by somebody who goes by headings,
and to header and footer by landmarks; “from the top”, by somebody who hears every page on the way from its beginning. At 400 % a screen
1280 pixels wide shows 320: every control on the way can be clicked there, and no page scrolls sideways. Without scripts every control
on the way can be clicked as well. The figures may fall; one that rises fails the audit. The shipped content confirms no access: journeys to it
run on the fixture site (\`tests/fixtures/site\`).

${toMarkdownTable(['journey', 'the way', ...Object.values(FIGURES), 'at 400 %', 'without scripts'], rows, Object.values(FIGURES))}

What costs more than it once did, and why:

${notesOf(recorded, 'why')}

What it took before, for journeys that the site was changed for:

${notesOf(recorded, 'before')}
`
