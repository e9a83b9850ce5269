import type { BrowserContextOptions, Page } from 'playwright'
import { removeScripts } from '../../../../e2e/removeScripts.ts'
import { loadAllWidgets, onPage, type RecordedSite } from '../recordedSite.ts'
import { type AxeFinding, formatFinding, runAxe } from './axe.ts'
import { measureFindings } from './contrast.ts'
import { runEqualAccess } from './equalAccess.ts'
import { BOTH_ENGINES, MODES, type Mode, OPENED, putInto, WITHOUT_SCRIPTS } from './modes.ts'
import { openAll } from './openAll.ts'

/** The findings on one page. */
export interface PageResult {
  modes: Record<string, string[]>
  /** The errors of the second engine, by mode. */
  equalAccess: Record<string, string[]>
  /** How often an engine left a finding open, by rule, and where first. */
  left: Record<string, { times: number; at: string }>
  /** Number of states that were opened, in all modes together. */
  states: number
}

/** Motion is enabled, as for most visitors. Buttons that copy may use the clipboard. */
const CONTEXT: BrowserContextOptions = { reducedMotion: 'no-preference', permissions: ['clipboard-read', 'clipboard-write'] }

/** Checks a page with both engines in every mode, and with axe in every opened state. */
export async function checkPage(site: RecordedSite, route: string): Promise<PageResult> {
  const pageResult: PageResult = { modes: {}, equalAccess: {}, left: {}, states: 0 }
  await onPage(site, route, CONTEXT, async (page) => {
    await loadAllWidgets(page)
    // Pauses the carousel, because a slide that changes during a measurement would spoil it. `openAll` below checks each slide.
    const stop = page.locator('[data-rotating] [data-part=rotation]')
    if (await stop.count()) await stop.click()
    for (const mode of MODES) {
      await putInto(page, mode)
      pageResult.modes[mode.name] = await look(page, pageResult, mode)
      if (BOTH_ENGINES.includes(mode.name)) pageResult.equalAccess[mode.name] = await lookAgain(page, pageResult)
    }
    await putInto(page, OPENED)
    await page.reload()
    await loadAllWidgets(page)
    pageResult.modes[OPENED.name] = await lookAtStates(page, pageResult)
  })
  await onPage(site, route, CONTEXT, (page) => lookWithoutScripts(page, pageResult), removeScripts)
  return pageResult
}

async function lookWithoutScripts(page: Page, pageResult: PageResult): Promise<void> {
  if (await page.locator('script[src], html[data-hold]').count()) throw new Error(`${page.url()} has kept its scripts.`)
  await putInto(page, WITHOUT_SCRIPTS)
  pageResult.modes[WITHOUT_SCRIPTS.name] = await look(page, pageResult, WITHOUT_SCRIPTS)
}

/** The first state of a kind is checked with the whole page, the others only in the part that changed. */
async function lookAtStates(page: Page, pageResult: PageResult): Promise<string[]> {
  const errors: string[] = []
  const kinds = new Set<string>()
  await openAll(page, async (state, part) => {
    const kind = state.split(':')[0] ?? ''
    const { errors: found, undecided } = await runAxe(page, kinds.has(kind) ? part : 'html', 'ignored')
    // Text covered by what was opened is measured in the closed state.
    const measured = await measureFindings(page, await findWithin(page, part, undecided))
    errors.push(...[...found.map(formatFinding), ...measured.errors].map((error) => `${state}: ${error}`))
    leave(
      pageResult,
      measured.left.map(({ rule, target }) => [rule, target]),
    )
    pageResult.states += 1
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

async function look(page: Page, pageResult: PageResult, { forcedColors }: Mode): Promise<string[]> {
  const { errors: all, undecided } = await runAxe(page)
  // In forced colours axe compares the page’s own colours, which nobody sees, so those contrasts are measured too.
  const isUnseen = ({ rule }: AxeFinding) => forcedColors === 'active' && rule.startsWith('color-contrast')
  const found = all.filter((finding) => !isUnseen(finding))
  const { errors, left } = await measureFindings(page, [...undecided, ...all.filter(isUnseen)])
  leave(
    pageResult,
    left.map(({ rule, target }) => [rule, target]),
  )
  return [...found.map(formatFinding), ...errors]
}

async function lookAgain(page: Page, pageResult: PageResult): Promise<string[]> {
  const findings = await runEqualAccess(page)
  leave(
    pageResult,
    findings.filter(({ isSure }) => !isSure).map(({ rule, message, path }) => [rule, `${message} ${path}`]),
  )
  return findings.filter(({ isSure }) => isSure).map(({ rule, message, path }) => `${rule} (${message}): ${path}`)
}

function leave({ left }: PageResult, findings: readonly (readonly [string, string])[]): void {
  for (const [rule, at] of findings) left[rule] = { times: (left[rule]?.times ?? 0) + 1, at: left[rule]?.at ?? at }
}

/** The columns of the report. */
export const COLUMNS: readonly Mode['name'][] = [...MODES, WITHOUT_SCRIPTS, OPENED].map(({ name }) => name)
