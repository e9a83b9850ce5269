import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../../src/lib/dates.ts'
import { countOf } from '../../../src/lib/text.ts'
import { toPageFile } from '../../build/staging.ts'
import { findWantedPages } from '../../lib/builtPages.ts'
import { mapWithLimit } from '../../lib/mapWithLimit.ts'
import { toMarkdownTable } from '../../lib/toMarkdownTable.ts'
import { OPENED, setMode } from '../screen-reader/matrix/modes.ts'
import { openAll } from '../screen-reader/matrix/openAll.ts'
import {
  listAuditedPages,
  loadAllWidgets,
  onPage,
  type RecordedSite,
  TRANSCRIPT_SITE,
  withRecordedSite,
} from '../screen-reader/recordedSite.ts'
import type { RecordOptions } from '../screen-reader/recordOrCompare.ts'
import { PROOF } from '../screen-reader/reports/writeReports.ts'
import { type FalsePositive, findFalsePositive } from './falsePositives.ts'
import { CHECK_ENGINES, type Finding, NU_CHECKER, runEngines, runNuChecker, versionOf } from './ruleEngines.ts'

/** The result of one engine: errors of the site, and the number of false positives; or why it could not run. */
export type EngineResult = { engine: string; version: string; home: string } & (ReturnType<typeof toResult> | { skipped: string })

/** The findings of all engines on some pages on one day. */
export interface ProofResult {
  date: string
  pages: readonly string[]
  /** Number of page states that were checked. */
  states: number
  engines: readonly EngineResult[]
}

const PAGES_AT_ONCE = 2

/** States that look alike on every page. They are only checked on the first page, and on pages that have a form of their own. */
const COMMON_STATES: ReadonlySet<string> = new Set([
  'the skip link',
  'the menu',
  'save-data mode',
  'a form with empty fields, asked again',
  'a form that was sent',
  'an error',
])

/** Checks the named pages, or all, with every engine. Prints the findings as it goes, and records those of all pages with --record. */
export async function checkPages(named: readonly string[], { date, isRecorded }: RecordOptions & { date: string }): Promise<string[]> {
  const { pages, checked } = await withRecordedSite({ isRecorded }, async (site) => {
    const pages = findWantedPages(named, listAuditedPages())
    const check = (page: string) => checkPage(site, page, { opensCommonStates: page === pages[0] })
    return { pages, checked: await mapWithLimit(pages, PAGES_AT_ONCE, check) }
  })
  const html = runNuChecker(pages.map((route) => ({ route, file: path.join(TRANSCRIPT_SITE, toPageFile(route)) })))
  const findings = [...checked.flatMap((page) => page.findings), ...(html ?? [])]
  const engines = CHECK_ENGINES.map((engine): EngineResult => {
    const about = { engine: engine.name, version: versionOf(engine), home: engine.home }
    if (engine.name === NU_CHECKER && !html) return { ...about, skipped: 'there is no Java on this machine' }
    return { ...about, ...toResult(engine.name, findings) }
  })
  const result = { date, pages, states: checked.reduce((sum, { states }) => sum + states, 0), engines }
  const report = formatProof(result)
  console.log(`\n${report}`)
  if (isRecorded && named.length === 0) {
    writeFileSync(PROOF, `${JSON.stringify(result, null, 2)}\n`)
    writeFileSync(PROOF.replace('.json', '.md'), report)
  }
  return engines.flatMap((one) => ('errors' in one && one.errors.length > 0 ? [`${one.engine} finds ${one.errors.length} errors.`] : []))
}

/** Checks a page after scrolling to its end, and in the first opened state of each kind. */
function checkPage(site: RecordedSite, route: string, { opensCommonStates }: { opensCommonStates: boolean }) {
  return onPage(site, route, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await loadAllWidgets(page)
    const findings = await runEngines(page, route)
    const hasForm = (await page.locator('main [data-widget=form]').count()) > 0
    const skipped = opensCommonStates || hasForm ? new Set() : COMMON_STATES
    let states = 1
    await setMode(page, OPENED)
    await page.reload()
    await loadAllWidgets(page)
    await openAll(page, async (state, _part, firstOf) => {
      if (firstOf === undefined || skipped.has(firstOf)) return
      states += 1
      findings.push(...(await runEngines(page, `${route} (${state})`)))
    })
    const errors = findings.filter((finding) => !findFalsePositive(finding))
    console.log(`${route}: ${errors.length} errors in ${countOf(states, 'state')}`)
    for (const { engine, page: state, rule, at } of errors) console.log(`  ${engine}, ${state}, ${rule}: ${at}`)
    return { findings, states }
  })
}

/** Separates an engine’s findings into errors of the site and false positives. */
export function toResult(engine: string, findings: readonly Finding[]) {
  const errors: Finding[] = []
  const times = new Map<FalsePositive, number>()
  for (const finding of findings.filter((one) => one.engine === engine)) {
    const known = findFalsePositive(finding)
    if (known) times.set(known, (times.get(known) ?? 0) + 1)
    else errors.push(finding)
  }
  const falsePositives = [...times].map(([{ rule, reason }, count]) => ({ rule: rule.source, reason, times: count }))
  return { errors, falsePositives }
}

/** The report as Markdown: the number of errors and the false positives of each engine, and every error of the site. */
export function formatProof({ date, pages, states, engines }: ProofResult): string {
  const rows = engines.map((one) =>
    'skipped' in one
      ? [one.engine, one.version, `not run: ${one.skipped}`, '']
      : [one.engine, one.version, String(one.errors.length), String(one.falsePositives.reduce((sum, { times }) => sum + times, 0))],
  )
  const ran = engines.filter((one) => 'errors' in one)
  const falsePositives = ran.flatMap(({ engine, falsePositives: own }) =>
    own.map(({ rule, reason, times }) => [engine, `\`${rule.replace(/\|/g, '\\|')}\``, String(times), reason]),
  )
  const errors = ran
    .flatMap((one) => one.errors)
    .map(({ engine, rule, page, message, at }) => `- ${engine}, ${page}, ${rule}: ${message} \`${at.replace(/`/g, "'")}\``)
  return `# What other engines find

Written by \`npm run audit -- --record proof\` on ${formatDay(date)}: ${countOf(pages.length, 'page')} in ${countOf(states, 'state')}, each loaded to its end, and with the first
widget of each kind opened. Widgets of every page (the skip link, the menu, the form in the footer) are opened on the first page only.

${toMarkdownTable(['engine', 'version', 'errors', 'false positives'], rows)}

## False positives

${falsePositives.length > 0 ? toMarkdownTable(['engine', 'rule', 'times', 'why it is wrong here'], falsePositives) : 'None.'}

## Errors

${errors.join('\n') || 'None.'}
`
}
