import { readFileSync } from 'node:fs'
import { formatDay } from '../../../../src/lib/dates.ts'
import { mapWithLimit } from '../../../lib/mapWithLimit.ts'
import { pageName } from '../../../lib/pageName.ts'
import { toMarkdownTable } from '../../../lib/toMarkdownTable.ts'
import { listAuditedPages, loadAllWidgets, onPage, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import { recordOrCompare } from '../recordOrCompare.ts'
import { recordResults } from '../reports/writeReports.ts'
import { findWalkErrors, type Stop, toPercent, toSize, type Walk, walkPage } from './walkPage.ts'

/** A viewport for walks, in CSS pixels. */
type Screen = { width: number; height: number }

/** The walks through one page, one for each viewport. */
interface WalkedPage {
  route: string
  title: string
  walks: readonly (Walk & { screen: Screen })[]
}

/** A short phone viewport, where the header covers most, and a wide screen. */
const SCREENS: readonly Screen[] = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]

const FOLDER = `${TRANSCRIPT_REPORTS}/keyboard-walk`
const fileOf = (route: string) => `${FOLDER}/${pageName(route)}.md`

/** WCAG 2.5.5, which this site meets outside of sentences: smaller targets are reported. */
const ENHANCED_TARGET_SIZE = 44

/**
 * Walks every page with the Tab key in two viewports, and records every stop. Returns errors, and differences from the records. The size of
 * an indicator in pixels varies between machines and is not compared.
 */
export async function writeWalk(site: RecordedSite): Promise<string[]> {
  const pages = await mapWithLimit(listAuditedPages(), 2, async (route) => {
    const page = await walkOnScreens(site, route)
    const errors = page.walks.flatMap((walk) => findWalkErrors(walk).map((error) => `${walk.screen.width} pixels wide, ${error}`))
    const changes = recordOrCompare(site, fileOf(route), toWalkRecord(page), listStops)
    const outcome = `${page.walks.map(({ stops }) => stops.length).join(' and ')} stops`
    return { route, errors: [...errors.map((error) => `${route}, ${error}`), ...changes], result: { outcome, open: errors[0] } }
  })
  recordResults('.', 'keyboard', new Map(pages.map(({ route, result }) => [route, result])))
  return pages.flatMap(({ errors }) => errors)
}

async function walkOnScreens(site: RecordedSite, route: string): Promise<WalkedPage> {
  const walks: WalkedPage['walks'][number][] = []
  let title = ''
  for (const screen of SCREENS)
    await onPage(site, route, { viewport: screen }, async (page) => {
      await loadAllWidgets(page)
      title = await page.title()
      walks.push({ screen, ...(await walkPage(page)) })
    })
  return { route, title, walks }
}

/** Formats one page’s stops, a table for each viewport. */
export const toWalkRecord = ({ route, title, walks }: WalkedPage): string => `# ${title}

Every stop of the Tab key on \`${route}\`, as of ${formatDay(TRANSCRIPT_DAY)}.
[How this is walked, and what the columns say](../../../docs/accessibility-testing.md#what-do-the-columns-of-a-keyboard-walk-say).

${walks.map(toSection).join('\n\n')}
`

const FIGURES = ['stop', 'indicator', 'contrast', 'in view']

const toSection = ({ screen, stops }: WalkedPage['walks'][number]) => `## ${screen.width} by ${screen.height} pixels: ${stops.length} stops

${toMarkdownTable(
  ['stop', 'name', 'role', 'state', 'indicator', 'contrast', 'in view', 'target'],
  stops.map((stop, index) => [String(index + 1), describeStop(stop), ...measuresOf(stop)]),
  FIGURES,
)}`

/** The part of a recorded stop that a test can compare without measuring pixels. */
export const describeStop = ({ name, role, states }: Pick<Stop, 'name' | 'role' | 'states'>): string =>
  [name, role, states.join(', ')].map((text) => text.replaceAll('|', '\\|')).join(' | ')

function measuresOf({ indicator, uncovered, target, isInSentence }: Stop): string[] {
  const isSmall = Math.min(target.width, target.height) < ENHANCED_TARGET_SIZE
  const remark = isInSentence ? ', in a sentence' : isSmall ? `, under ${ENHANCED_TARGET_SIZE}` : ''
  // Rounded, because text rendering differs slightly between machines.
  const round = (figure: number) => Math.floor(figure * 10) / 10
  return [
    indicator ? toPercent(round(indicator.area)) : '',
    indicator ? `${round(indicator.contrast).toFixed(1)}:1` : '',
    toPercent(uncovered),
    toSize(target) + remark,
  ]
}

/** The recorded stops of a page in a viewport, each as name, role and state. */
export const readStops = (route: string, screen: Screen): string[] => stopsIn(readFileSync(fileOf(route), 'utf8'), screen)

/** The stops of a record with their number and viewport, without their measurements. */
const listStops = (record: string): string[] =>
  SCREENS.flatMap((screen) => stopsIn(record, screen).map((stop, index) => `${screen.width} pixels wide, stop ${index + 1}: ${stop}`))

function stopsIn(record: string, { width, height }: Screen): string[] {
  const table = record.split(/^## /m).find((section) => section.startsWith(`${width} by ${height} pixels`)) ?? ''
  return [...table.matchAll(/^\| \d+ \| (.+)(?: \| [^|]*){4} \|$/gm)].map(([, stop = '']) => stop)
}
