import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../../src/lib/dates.ts'
import { fileOf } from '../../build/staging.ts'
import { findDecision } from './findingDecisions.ts'
import { COLUMNS, checkPage, type PageResult } from './matrix/checkPage.ts'
import { BOTH_ENGINES } from './matrix/modes.ts'
import { hashFiles, listAuditedPages, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS, TRANSCRIPT_SITE } from './recordedSite.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'
import { transcriptFile } from './transcripts.ts'

const CACHE_FOLDER = '.build/audit/screen-reader/matrix'

/**
 * Checks every page in every mode and state with two engines, and writes the matrix. Results are cached until the page, the site’s styles
 * and scripts, or these checks change.
 */
export async function writeMatrix(site: RecordedSite): Promise<string[]> {
  mkdirSync(CACHE_FOLDER, { recursive: true })
  const results: [string, PageResult][] = []
  for (const route of listAuditedPages()) {
    const began = performance.now()
    const { result, isCached } = await checkOrRead(site, route)
    results.push([route, result])
    const errors = errorsOf(route, result)
    console.log(`${route}: ${errors.length} errors, ${isCached ? 'cached' : `${((performance.now() - began) / 1000).toFixed(0)} s`}`)
  }
  const errors = results.flatMap(([route, result]) => errorsOf(route, result))
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/matrix.md`, formatMatrix(results))
  return errors
}

async function checkOrRead(site: RecordedSite, route: string): Promise<{ result: PageResult; isCached: boolean }> {
  const file = path.join(CACHE_FOLDER, transcriptFile(route).replace('.txt', '.json'))
  const state = hashFiles([
    'scripts/audit/screen-reader/matrix',
    path.join(TRANSCRIPT_SITE, fileOf(route)),
    path.join(TRANSCRIPT_SITE, 'assets'),
  ])
  const cached: { state: string; result: PageResult } | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (cached?.state === state) return { result: cached.result, isCached: true }
  const result = await checkPage(site, route)
  writeFileSync(file, JSON.stringify({ state, result }, null, 2))
  return { result, isCached: false }
}

const errorsOf = (route: string, { modes, equalAccess, left }: PageResult): string[] => [
  ...Object.entries(modes).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}: ${error}`)),
  ...Object.entries(equalAccess).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}, Equal Access: ${error}`)),
  ...Object.entries(left).flatMap(([rule, { times, at }]) =>
    findDecision(rule) ? [] : [`${route}: ${rule} is left to others ${times} times, and nobody has decided it: ${at}`],
  ),
]

const FIGURES = [...COLUMNS, ...BOTH_ENGINES.map((mode) => `Equal Access, ${mode}`), 'states']

/** The table of all pages by mode, and how open findings were decided. */
export function formatMatrix(results: readonly (readonly [string, PageResult])[]): string {
  const rows = results.map(([route, { modes, equalAccess, states }]) => [
    route,
    ...COLUMNS.map((mode) => numberOf(modes[mode])),
    ...BOTH_ENGINES.map((mode) => numberOf(equalAccess[mode])),
    String(states),
  ])
  const decided = new Map<string, number>()
  for (const [, result] of results)
    for (const [rule, { times }] of Object.entries(result.left)) decided.set(rule, (decided.get(rule) ?? 0) + times)
  const ways = [...decided].toSorted().map(([rule, times]) => [rule, String(times), findDecision(rule) ?? ''])
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

const numberOf = (errors: readonly string[] | undefined) => (errors ? String(errors.length) : 'not looked at')
