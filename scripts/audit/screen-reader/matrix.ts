import { writeFileSync } from 'node:fs'
import { formatDay } from '../../../src/lib/dates.ts'
import { DECISIONS } from './findingDecisions.ts'
import { COLUMNS, checkPage, type PageResult } from './matrix/checkPage.ts'
import { listAuditedPages, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from './recordedSite.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'
import { type CheckResult, recordResults } from './reports/writeReports.ts'

/** Checks every page in every mode and state with two engines, and writes the matrix. */
export async function writeMatrix(site: RecordedSite): Promise<string[]> {
  const results = new Map<string, PageResult>()
  for (const route of listAuditedPages()) {
    const result = await checkPage(site, route)
    results.set(route, result)
    console.log(`${route}: ${errorsOf(route, result).length} errors`)
  }
  const errors = [...results].flatMap(([route, result]) => errorsOf(route, result))
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/matrix.md`, formatMatrix(results))
  recordResults('.', 'engines', new Map([...results].map(([route, result]) => [route, toResult(result)])))
  return errors
}

const errorsOf = (route: string, { columns, left }: PageResult): string[] => [
  ...Object.entries(columns).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}: ${error}`)),
  ...Object.entries(left).flatMap(([rule, { times, at }]) =>
    DECISIONS[rule] ? [] : [`${route}: ${rule} is left to others ${times} times, and nobody has decided it: ${at}`],
  ),
]

/** The result of a page in the summary of all checks. */
export function toResult({ columns, states }: PageResult): CheckResult {
  const open = Object.entries(columns).flatMap(([mode, errors]) => (errors.length > 0 ? [`${mode}: ${errors.length}`] : []))
  return { outcome: `${states} states, ${open.length > 0 ? 'errors' : 'no errors'}`, open: open.join(', ') || undefined }
}

const FIGURES = [...COLUMNS, 'states']

/** The table of all pages by mode, and how open findings were decided. */
export function formatMatrix(results: ReadonlyMap<string, PageResult>): string {
  const rows = [...results].map(([route, { columns, states }]) => [
    route,
    ...COLUMNS.map((mode) => String(columns[mode]?.length ?? 'not looked at')),
    String(states),
  ])
  const decided = new Map<string, number>()
  for (const { left } of results.values())
    for (const [rule, { times }] of Object.entries(left)) decided.set(rule, (decided.get(rule) ?? 0) + times)
  const ways = [...decided].toSorted().map(([rule, times]) => [rule, String(times), DECISIONS[rule] ?? ''])
  return `# The matrix

Written by \`npm run audit screen-reader\`, of the site as it is on ${formatDay(TRANSCRIPT_DAY)}: how many errors two engines find on every page in every mode.
axe runs with every rule it has, level AAA, best practice and what is still tried out among them; IBM Equal Access with its rules for
WCAG 2.2 and its own. “Opened” is axe after opening every menu, dialog, tab, answer, gallery, filter, search, slide, message, form with
empty fields, form that was sent, and error; the last column says how many such states there were. No finding is excepted.

${toMarkdownTable(['page', ...FIGURES], rows, FIGURES)}

## What the engines left open

Some things an engine cannot know and asks somebody to look at. Contrasts are measured one by one, and what is too faint counts above.
Of the rest each rule was looked into once, at every kind of place it names, and decided for all of them; what nobody decided would
have failed the run.

${toMarkdownTable(['rule', 'times', 'how it was decided'], ways, ['times'])}
`
}
