import { writeFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { removeScripts } from '../../../e2e/removeScripts.ts'
import { formatDay } from '../../../src/lib/dates.ts'
import { toMarkdownTable } from '../../lib/toMarkdownTable.ts'
import { DECISIONS } from './findingDecisions.ts'
import { runAxe } from './matrix/axe.ts'
import { measureFindings } from './matrix/contrast.ts'
import { type EngineFinding, formatFinding } from './matrix/engineFinding.ts'
import { runEqualAccess } from './matrix/equalAccess.ts'
import { MODES, type Mode, OPENED, setMode, WITHOUT_SCRIPTS } from './matrix/modes.ts'
import { openAll } from './matrix/openAll.ts'
import { listAuditedPages, loadAllWidgets, onPage, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from './recordedSite.ts'
import { type CheckResult, recordResults } from './reports/writeReports.ts'

/** The findings on one page. */
interface PageResult {
  /** The errors by column of the report. */
  columns: Record<string, string[]>
  /** What the engines left open, by rule: how often, and where first. */
  open: Record<string, { times: number; first: string }>
  /** Number of states that were opened. */
  states: number
}

/** The modes that the second engine, IBM Equal Access, checks as well. */
const BOTH_ENGINES: readonly string[] = ['phone', 'desktop']
const equalAccessColumn = (mode: string) => `Equal Access, ${mode}`

/** The columns of the report. */
const COLUMNS = [...[...MODES, WITHOUT_SCRIPTS, OPENED].map(({ name }) => name), ...BOTH_ENGINES.map(equalAccessColumn)]

/** Motion is enabled, as for most visitors. Buttons that copy may use the clipboard. Contrasts are measured with a style that the CSP blocks. */
const CONTEXT: BrowserContextOptions = {
  reducedMotion: 'no-preference',
  permissions: ['clipboard-read', 'clipboard-write'],
  bypassCSP: true,
}

/** Checks every page in every mode and state with two engines, and writes the matrix. */
export async function writeMatrix(site: RecordedSite): Promise<string[]> {
  const results = new Map<string, PageResult>()
  const errors: string[] = []
  for (const route of listAuditedPages()) {
    const result = await checkPage(site, route)
    const found = findErrors(route, result)
    console.log(`${route}: ${found.length} errors`)
    results.set(route, result)
    errors.push(...found)
  }
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/matrix.md`, formatMatrix(results))
  recordResults('.', 'engines', new Map([...results].map(([route, result]) => [route, toCheckResult(result)])))
  return errors
}

/** Checks a page with both engines in every mode, and with axe in every opened state. */
async function checkPage(site: RecordedSite, route: string): Promise<PageResult> {
  const result: PageResult = { columns: {}, open: {}, states: 0 }
  await onPage(site, route, CONTEXT, async (page) => {
    await loadAllWidgets(page)
    // Pauses the carousel, because a slide that changes during a measurement would spoil it. `openAll` below checks each slide.
    const stop = page.locator('[data-rotating] [data-part=rotation]')
    if (await stop.count()) await stop.click()
    for (const mode of MODES) {
      await setMode(page, mode)
      result.columns[mode.name] = await checkWithAxe(page, result, mode)
      if (BOTH_ENGINES.includes(mode.name)) result.columns[equalAccessColumn(mode.name)] = await checkWithEqualAccess(page, result)
    }
    await page.reload()
    await loadAllWidgets(page)
    await setMode(page, OPENED)
    result.columns[OPENED.name] = await checkStates(page, result)
  })
  const checkWithoutScripts = async (page: Page) => {
    if (await page.locator('script[src], html[data-hold]').count()) throw new Error(`${page.url()} still has its scripts.`)
    await setMode(page, WITHOUT_SCRIPTS)
    result.columns[WITHOUT_SCRIPTS.name] = await checkWithAxe(page, result, WITHOUT_SCRIPTS)
  }
  await onPage(site, route, CONTEXT, checkWithoutScripts, removeScripts)
  return result
}

async function checkWithAxe(page: Page, result: PageResult, { forcedColors }: Mode): Promise<string[]> {
  const { errors, undecided } = await runAxe(page)
  // In forced colours axe compares the page’s own colours, which are not shown, so those contrasts are measured too.
  const isUnseen = ({ rule }: EngineFinding) => forcedColors === 'active' && rule.startsWith('color-contrast')
  const faint = await measureContrasts(page, result, [...undecided, ...errors.filter(isUnseen)])
  return [...errors.filter((error) => !isUnseen(error)).map(formatFinding), ...faint]
}

async function checkWithEqualAccess(page: Page, result: PageResult): Promise<string[]> {
  const { errors, undecided } = await runEqualAccess(page)
  leaveOpen(result, undecided)
  return errors.map(formatFinding)
}

/** The first state of a kind is checked with the whole page, the others only in the part that changed. */
async function checkStates(page: Page, result: PageResult): Promise<string[]> {
  const errors: string[] = []
  await openAll(page, async (state, part, firstOf) => {
    const { errors: found, undecided } = await runAxe(page, firstOf === undefined ? part : 'html', 'ignored')
    // Text covered by what was opened is measured in the closed state.
    const faint = await measureContrasts(page, result, await findWithin(page, part, undecided))
    errors.push(...[...found.map(formatFinding), ...faint].map((error) => `${state}: ${error}`))
    result.states += 1
  })
  return errors
}

/**
 * Findings not about contrast, and those about contrast within the changed part. If that is the whole page, its contrasts were measured
 * before.
 */
async function findWithin(page: Page, part: string, findings: readonly EngineFinding[]): Promise<EngineFinding[]> {
  const isWithin = await page.evaluate(
    ([selector, targets]) => targets.map((target) => document.querySelector(target)?.closest(selector) != null),
    [part, findings.map(({ at }) => at)] as const,
  )
  return findings.filter(({ rule }, index) => !rule.startsWith('color-contrast') || (part !== 'html' && isWithin[index]))
}

/** Measures the contrasts that axe left open, and returns those that are too low. */
async function measureContrasts(page: Page, result: PageResult, findings: readonly EngineFinding[]): Promise<string[]> {
  const { errors, left } = await measureFindings(page, findings)
  leaveOpen(result, left)
  return errors
}

function leaveOpen({ open }: PageResult, findings: readonly EngineFinding[]): void {
  for (const finding of findings) {
    const { times = 0, first = formatFinding(finding) } = open[finding.rule] ?? {}
    open[finding.rule] = { times: times + 1, first }
  }
}

const findUndecided = ({ open }: PageResult) => Object.entries(open).filter(([rule]) => !DECISIONS[rule])

const findErrors = (route: string, result: PageResult): string[] => [
  ...Object.entries(result.columns).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}: ${error}`)),
  ...findUndecided(result).map(
    ([rule, { times, first }]) =>
      `${route}: ${rule} needs a decision in findingDecisions.ts: an engine left it open, ${times} times. The first: ${first}`,
  ),
]

/** The result of a page in the summary of all checks. */
export function toCheckResult(result: PageResult): CheckResult {
  const errors = Object.entries(result.columns).flatMap(([mode, found]) => (found.length > 0 ? [`${mode}: ${found.length}`] : []))
  const open = [...errors, ...findUndecided(result).map(([rule]) => `${rule}: not decided`)].join(', ') || undefined
  return { outcome: `${result.states} states, ${open ? 'errors' : 'no errors'}`, open }
}

const FIGURES = [...COLUMNS, 'states']

/** The table of all pages by mode, and how open findings were decided. */
function formatMatrix(results: ReadonlyMap<string, PageResult>): string {
  const rows = [...results].map(([route, { columns, states }]) => [
    route,
    ...COLUMNS.map((mode) => String(columns[mode]?.length ?? 'not checked')),
    String(states),
  ])
  const timesOf = new Map<string, number>()
  for (const { open } of results.values())
    for (const [rule, { times }] of Object.entries(open)) timesOf.set(rule, (timesOf.get(rule) ?? 0) + times)
  const decisions = [...timesOf].toSorted().map(([rule, times]) => [rule, String(times), DECISIONS[rule] ?? ''])
  return `# The matrix

Written by \`npm run audit screen-reader\`, of the site as of ${formatDay(TRANSCRIPT_DAY)}: the number of errors that two engines find on every page in every mode.
axe runs with all its rules, those for level AAA, best practices and experimental ones too; IBM Equal Access with its rules for
WCAG 2.2 and its own. “Opened” is axe after opening every menu, dialog, tab, answer, gallery, filter, search, slide, message, form with
empty fields, form that was sent, and error; the last column counts these states. There are no exceptions.

${toMarkdownTable(['page', ...FIGURES], rows, FIGURES)}

## What the engines left open

Engines ask a person to look at what they cannot decide. Contrasts are measured one by one instead, and those that are too low count as errors.
Each of the other rules was checked once at every kind of place that it names, and decided for all of them. A rule without a decision
fails the audit.

${toMarkdownTable(['rule', 'times', 'how it was decided'], decisions, ['times'])}
`
}
