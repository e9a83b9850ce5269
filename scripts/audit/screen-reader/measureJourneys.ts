import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { Keyboard } from '../../../e2e/keyboard.ts'
import { formatDay } from '../../../src/lib/dates.ts'
import { toMarkdownTable } from '../../lib/toMarkdownTable.ts'
import { controlsOf, followJourney, type Journey, MEASURED_JOURNEYS, type Step } from './measuredJourneys.ts'
import { onPage, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS, withRecordedFixture } from './recordedSite.ts'
import { countWords, withoutMarks } from './toSpeech.ts'
import { transcriptOf } from './transcripts.ts'

/** The cost of a journey: each figure’s key in the record, and its title in the report. */
const FIGURES = [
  ['keys', 'keys'],
  ['words', 'words by headings'],
  ['wordsFromTop', 'words from the top'],
] as const
const TITLES = FIGURES.map(([, title]) => title)

type Cost = Record<(typeof FIGURES)[number][0], number>

/** Why a higher cost was accepted, if a person accepted one; and the cost before the site was improved for this journey. */
type RecordedCost = Cost & { why?: string; before?: string }

/** A 1280 by 1024 viewport at 400 %. */
const MAGNIFIED = { viewport: { width: 320, height: 256 } }
const WITHOUT_SCRIPTS = { javaScriptEnabled: false }
const TIMEOUT_MS = 10_000

const RECORD_FILE = `${TRANSCRIPT_REPORTS}/journeys.json`

/**
 * Follows each journey by keyboard, by screen reader, at 400 % and without scripts. The recorded cost falls when the journey becomes
 * shorter; only a person may raise it, with a reason, in journeys.json.
 */
export async function measureJourneys(site: RecordedSite): Promise<string[]> {
  const before: Readonly<Record<string, RecordedCost>> = existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, 'utf8')) : {}
  const recorded: Record<string, RecordedCost> = {}
  const rows: string[][] = []
  const errors: string[] = []
  const measure = async (place: RecordedSite, { name, steps, isOnFixture }: Journey) => {
    const cost: Cost = { keys: await countKeys(place, steps), ...(await countSpoken(place, steps)) }
    console.log(`${name}: ${FIGURES.map(([figure, title]) => `${cost[figure]} ${title}`).join(', ')}`)
    for (const [figure, title] of FIGURES) {
      const recordedCost = before[name]?.[figure] ?? cost[figure]
      if (cost[figure] > recordedCost) errors.push(`${name}: ${cost[figure]} ${title}, and ${recordedCost} before.`)
    }
    for (const mode of [MAGNIFIED, WITHOUT_SCRIPTS])
      errors.push(...(await findBlockers(place, steps, mode)).map((blocker) => `${name}, ${blocker}`))
    recorded[name] = { ...before[name], ...cost }
    const way = steps.map(({ control }) => control).join(' → ')
    rows.push([isOnFixture ? `${name} (fixture site)` : name, way, ...FIGURES.map(([figure]) => String(cost[figure]))])
  }
  await withRecordedFixture(site, async (fixture) => {
    for (const journey of MEASURED_JOURNEYS)
      await measure(journey.isOnFixture ? fixture : site, journey).catch((error: Error) => errors.push(`${journey.name}: ${error.message}`))
  })
  if (errors.length > 0) return errors
  writeFileSync(RECORD_FILE, `${JSON.stringify(recorded, null, 2)}\n`)
  writeFileSync(`${TRANSCRIPT_REPORTS}/journeys.md`, toReport(rows, recorded))
  return []
}

/** The number of key presses from the home page to the last control, including its activation. */
const countKeys = (site: RecordedSite, steps: readonly Step[]): Promise<number> =>
  onPage(site, steps[0]?.at ?? '/', {}, async (page) => {
    const keys = new Keyboard(page)
    await followJourney(keys, page, steps)
    return keys.count + 1
  })

const isLandmark = (line: string) => /^(?:banner|navigation|main|contentinfo|search)\b/.test(line)
const isHeading = (line: string) => line.startsWith('heading, ')

/**
 * The number of words a screen reader speaks before the last control of a journey: to a visitor who navigates by headings, and by landmarks
 * to header and footer; and to one who listens to every page from its top. Throws where a step’s control is never announced.
 */
async function countSpoken(site: RecordedSite, steps: readonly Step[]) {
  const cost = { words: 0, wordsFromTop: 0 }
  for (const { at, within, under, control } of steps) {
    const lines = (await transcriptOf(site, at)).lines.map(withoutMarks)
    const landmark = lines.indexOf(within)
    const heading = lines.findIndex((line, index) => index > landmark && isHeading(line) && line.includes(`, ${under}`))
    const begins = under === undefined ? landmark : heading
    const isControl = (line: string) => /\b(?:link|button), /.test(line) && line.includes(`, ${control}`)
    const to = lines.findIndex((line, index) => index >= begins && isControl(line))
    // The header contains the navigation landmark, so a visitor who navigates by landmarks starts there.
    const from = within === 'banner' ? lines.slice(0, to).findLastIndex(isLandmark) : begins
    if (landmark < 0 || from < 0 || to < 0) throw new Error(`“${control}” on ${at} is never announced.`)
    const passed = lines.slice(0, within === 'banner' ? from : landmark).filter(isLandmark)
    const headings = lines.slice(landmark, from).filter(isHeading)
    cost.words += countWords([...passed, ...headings, ...lines.slice(from, to + 1)])
    cost.wordsFromTop += countWords(lines.slice(0, to + 1))
  }
  return cost
}

/** What blocks the steps in a mode: a control that cannot be clicked, or a page that scrolls sideways at 400 %. */
async function findBlockers(site: RecordedSite, steps: readonly Step[], mode: typeof MAGNIFIED | typeof WITHOUT_SCRIPTS) {
  const found: string[] = []
  const where = mode === MAGNIFIED ? 'at 400 %' : 'without scripts'
  for (const step of steps)
    await onPage(site, step.at, mode, async (page) => {
      if (!(await canClick(page, step))) found.push(`on ${step.at} ${where}: “${step.control}” cannot be clicked.`)
      const width = mode === MAGNIFIED ? await page.evaluate(() => document.documentElement.scrollWidth) : 0
      if (width > MAGNIFIED.viewport.width) found.push(`on ${step.at} ${where}: the page is ${width} pixels wide.`)
    })
  return found
}

async function canClick(page: Page, step: Step): Promise<boolean> {
  const menu = page.getByRole('button', { name: 'Open menu' })
  try {
    if (step.within === 'banner' && (await menu.isVisible())) await menu.click()
    await controlsOf(page, step).first().click({ trial: true, timeout: TIMEOUT_MS })
    return true
  } catch {
    return false
  }
}

const notesOf = (recorded: Readonly<Record<string, RecordedCost>>, field: 'why' | 'before') =>
  Object.entries(recorded)
    .flatMap(([name, { [field]: note }]) => (note ? [`- *${name}*: ${note}`] : []))
    .join('\n')

const toReport = (rows: readonly string[][], recorded: Readonly<Record<string, RecordedCost>>) => `# The cost of journeys

Written by \`npm run audit screen-reader\`. Each journey begins on the home page, as of ${formatDay(TRANSCRIPT_DAY)}. “Keys” counts Tab and Enter, with the
skip link where it helps. “Words by headings” are spoken to a visitor who jumps by headings, and by landmarks to header and footer;
“words from the top” to a visitor who listens to every page from its beginning. A figure that rises fails the audit. At 400 %, where a screen
of 1280 pixels shows 320, and without scripts, every control on the way can be clicked; at 400 % no page scrolls sideways. Journeys to
access services run on the fixture site (\`tests/fixtures/site\`), because the shipped content confirms none.

${toMarkdownTable(['journey', 'the way', ...TITLES], rows, TITLES)}

Journeys that cost more than before, and why:

${notesOf(recorded, 'why')}

What it took before, for journeys that the site was changed for:

${notesOf(recorded, 'before')}
`
