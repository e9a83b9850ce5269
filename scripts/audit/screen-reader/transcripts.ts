import { readFileSync } from 'node:fs'
import { formatDay } from '../../../src/lib/dates.ts'
import { mapWithLimit } from '../../lib/mapWithLimit.ts'
import { pageName } from '../../lib/pageName.ts'
import { listAuditedPages, loadAllWidgets, onPage, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from './recordedSite.ts'
import { recordOrCompare } from './recordOrCompare.ts'
import { recordResults } from './reports/writeReports.ts'
import { countWords } from './toSpeech.ts'
import { readWithScreenReader } from './virtualScreenReader.ts'

/** The file of a page’s transcript: / is home.txt, /academy/young-creative-workshop is academy-young-creative-workshop.txt. */
export const transcriptFile = (route: string): string => `${pageName(route)}.txt`

/** The transcript of a page, line by line. */
export async function transcriptOf(site: RecordedSite, route: string): Promise<{ title: string; lines: string[] }> {
  return await onPage(site, route, { bypassCSP: true }, async (page) => {
    await loadAllWidgets(page)
    return { title: await page.title(), lines: await readWithScreenReader(page) }
  })
}

/**
 * Records what a screen reader speaks on every page, from the top and by headings, landmarks, links and controls. Errors are lines without
 * a name, and differences from the records.
 */
export async function writeTranscripts(site: RecordedSite): Promise<string[]> {
  const pages = await mapWithLimit(listAuditedPages(), 2, async (route) => {
    const { title, lines } = await transcriptOf(site, route)
    const nameless = lines.filter(isNameless).map((line) => `${route}: “${line}” has no name.`)
    const changes = recordOrCompare(site, `${TRANSCRIPT_REPORTS}/${transcriptFile(route)}`, toTranscript(route, title, lines))
    const open = nameless.length > 0 ? `${nameless.length} without a name` : undefined
    return { route, errors: [...nameless, ...changes], result: { outcome: `${lines.length} steps`, open } }
  })
  recordResults('.', 'screen-reader', new Map(pages.map(({ route, result }) => [route, result])))
  return pages.flatMap(({ errors }) => errors)
}

/** The recorded transcript of a page from its top, line by line. */
export function readTranscript(route: string): string[] {
  const record = readFileSync(`${TRANSCRIPT_REPORTS}/${transcriptFile(route)}`, 'utf8')
  return /FROM THE TOP: .+\n\n([\s\S]*?)\n\n/.exec(record)?.[1]?.split('\n') ?? []
}

const LANDMARK = /^(?:banner|navigation|main|search|form|region|complementary|contentinfo|carousel)(?:, |$)/
const CONTROL = /^(?:button|textbox|searchbox|combobox|radio|checkbox|tab|switch|slider|disclosure|details|summary)\b/
const HEADING = /^heading, /
const LINK = /^(?:heading, level \d, )?link, /

function toTranscript(route: string, title: string, lines: readonly string[]): string {
  const ways = [
    ['FROM THE TOP', lines],
    ['BY HEADINGS', lines.filter((line) => HEADING.test(line)).map(indentHeading)],
    ['BY LANDMARKS', lines.filter((line) => LANDMARK.test(line))],
    ['BY LINKS', lines.filter((line) => LINK.test(line)).map((line) => line.replace(LINK, ''))],
    ['BY BUTTONS AND FIELDS', lines.filter((line) => CONTROL.test(line))],
  ] as const
  const sections = ways.map(([way, said]) => `${way}: ${said.length} stops, ${countWords(said)} words\n\n${said.join('\n')}\n`)
  return `${title}\n${route}, as a screen reader reads it on ${formatDay(TRANSCRIPT_DAY)}\n\n${sections.join('\n\n')}`
}

/** Formats a heading: 2 Upcoming Events, indented by level. */
function indentHeading(line: string): string {
  const level = Number(/level (\d)/.exec(line)?.[1] ?? 1)
  const name = line.replace(/^heading, |, level \d$|level \d, |link, |button, /g, '').replace(/, level \d$/, '')
  return `${'  '.repeat(level - 1)}${level} ${name}`
}

const NEEDS_NAME = 'link|button|image|img|textbox|searchbox|combobox|radio|checkbox|switch|slider|tab|disclosure|dialog|heading'
const STATE = '(?:not )?(?:checked|selected|expanded|collapsed|pressed|disabled|required|invalid)|has popup \\w+|\\d+ of \\d+|level \\d'
const NAMELESS = new RegExp(`^(?:${NEEDS_NAME})(?:, (?:${STATE}))*$`)

/** Whether a line of a transcript has a role, with or without states, but no name. */
export const isNameless = (line: string): boolean => NAMELESS.test(line)
