import type { BrowserContextOptions, Page } from 'playwright'
import { removeScripts } from '../../../../e2e/removeScripts.ts'
import { loadAllWidgets, onPage, type RecordedSite } from '../recordedSite.ts'
import { type AxeFinding, formatFinding, runAxe } from './axe.ts'
import { measureFindings } from './contrast.ts'
import { runEqualAccess } from './equalAccess.ts'
import { MODES, OPENED, putInto, WITHOUT_SCRIPTS } from './modes.ts'
import { openAll } from './openAll.ts'

/** The findings on one page. */
export interface PageResult {
  /** The errors in each mode. */
  columns: Record<string, string[]>
  /** How often an engine left a finding open, by rule, and where first. */
  left: Record<string, { times: number; at: string }>
  /** Number of states that were opened. */
  states: number
}

/** The modes that the second engine, IBM Equal Access, checks as well. */
const BOTH_ENGINES: readonly string[] = ['phone', 'desktop']
const secondColumn = (mode: string) => `Equal Access, ${mode}`

/** The columns of the report. */
export const COLUMNS = [...[...MODES, WITHOUT_SCRIPTS, OPENED].map(({ name }) => name), ...BOTH_ENGINES.map(secondColumn)]

/** Motion is enabled, as for most visitors. Buttons that copy may use the clipboard. */
const CONTEXT: BrowserContextOptions = { reducedMotion: 'no-preference', permissions: ['clipboard-read', 'clipboard-write'] }

/** Checks a page with both engines in every mode, and with axe in every opened state. */
export async function checkPage(site: RecordedSite, route: string): Promise<PageResult> {
  const result: PageResult = { columns: {}, left: {}, states: 0 }
  await onPage(site, route, CONTEXT, async (page) => {
    await loadAllWidgets(page)
    // Pauses the carousel, because a slide that changes during a measurement would spoil it. `openAll` below checks each slide.
    const stop = page.locator('[data-rotating] [data-part=rotation]')
    if (await stop.count()) await stop.click()
    for (const mode of MODES) {
      await putInto(page, mode)
      result.columns[mode.name] = await look(page, result, mode.forcedColors === 'active')
      if (BOTH_ENGINES.includes(mode.name)) result.columns[secondColumn(mode.name)] = await lookAgain(page, result)
    }
    await page.reload()
    await loadAllWidgets(page)
    await putInto(page, OPENED)
    result.columns[OPENED.name] = await lookAtStates(page, result)
  })
  const lookWithoutScripts = async (page: Page) => {
    if (await page.locator('script[src], html[data-hold]').count()) throw new Error(`${page.url()} has kept its scripts.`)
    await putInto(page, WITHOUT_SCRIPTS)
    result.columns[WITHOUT_SCRIPTS.name] = await look(page, result)
  }
  await onPage(site, route, CONTEXT, lookWithoutScripts, removeScripts)
  return result
}

/** The first state of a kind is checked with the whole page, the others only in the part that changed. */
async function lookAtStates(page: Page, result: PageResult): Promise<string[]> {
  const errors: string[] = []
  const kinds = new Set<string>()
  await openAll(page, async (state, part) => {
    const kind = state.split(':')[0] ?? ''
    const { errors: found, undecided } = await runAxe(page, kinds.has(kind) ? part : 'html', 'ignored')
    // Text covered by what was opened is measured in the closed state.
    const faint = await measure(page, result, await findWithin(page, part, undecided))
    errors.push(...[...found.map(formatFinding), ...faint].map((error) => `${state}: ${error}`))
    result.states += 1
    kinds.add(kind)
  })
  return errors
}

/**
 * Findings not about contrast, and those about contrast within the changed part. If that is the whole page, its contrasts were measured
 * before.
 */
async function findWithin(page: Page, part: string, findings: readonly AxeFinding[]): Promise<AxeFinding[]> {
  const isWithin = await page.evaluate(
    ([selector, targets]) => targets.map((target) => document.querySelector(target)?.closest(selector) != null),
    [part, findings.map(({ target }) => target)] as const,
  )
  return findings.filter(({ rule }, index) => !rule.startsWith('color-contrast') || (part !== 'html' && isWithin[index]))
}

async function look(page: Page, result: PageResult, hasForcedColors = false): Promise<string[]> {
  const { errors, undecided } = await runAxe(page)
  // In forced colours axe compares the page’s own colours, which nobody sees, so those contrasts are measured too.
  const isUnseen = ({ rule }: AxeFinding) => hasForcedColors && rule.startsWith('color-contrast')
  const faint = await measure(page, result, [...undecided, ...errors.filter(isUnseen)])
  return [...errors.filter((error) => !isUnseen(error)).map(formatFinding), ...faint]
}

async function lookAgain(page: Page, result: PageResult): Promise<string[]> {
  const findings = await runEqualAccess(page)
  for (const { rule, message, path } of findings.filter(({ isSure }) => !isSure)) leave(result, rule, `${message} ${path}`)
  return findings.filter(({ isSure }) => isSure).map(({ rule, message, path }) => `${rule} (${message}): ${path}`)
}

/** Measures the contrasts that axe left open, and returns those that are too low. */
async function measure(page: Page, result: PageResult, findings: readonly AxeFinding[]): Promise<string[]> {
  const { errors, left } = await measureFindings(page, findings)
  for (const { rule, target } of left) leave(result, rule, target)
  return errors
}

function leave({ left }: PageResult, rule: string, at: string): void {
  left[rule] = { times: (left[rule]?.times ?? 0) + 1, at: left[rule]?.at ?? at }
}
