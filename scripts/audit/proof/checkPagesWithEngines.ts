import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { countOf } from '../../../src/lib/text.ts'
import { fileOf } from '../../build/staging.ts'
import { mapWithLimit } from '../../lib/mapWithLimit.ts'
import { OPENED, putInto } from '../screen-reader/matrix/modes.ts'
import { openAll } from '../screen-reader/matrix/openAll.ts'
import {
  listAuditedPages,
  loadAllWidgets,
  onPage,
  type RecordedSite,
  TRANSCRIPT_SITE,
  withRecordedSite,
} from '../screen-reader/recordedSite.ts'
import { FALSE_POSITIVES } from './falsePositives.ts'
import { type Finding, findFalsePositive } from './finding.ts'
import { runNuChecker } from './nuChecker.ts'
import { type EngineResult, formatProof, type ProofResult, RECORD, toResult } from './proofResult.ts'
import { CHECK_ENGINES, NU_CHECKER, runEngines, versionOf } from './ruleEngines.ts'

const PAGES_AT_ONCE = 2

/** States that look alike on every page. They are only checked on the first page, and on pages that have a form of their own. */
const COMMON: ReadonlySet<string> = new Set([
  'the skip link',
  'the menu',
  'less data',
  'a form with empty fields, asked again',
  'a form that was sent',
  'an error',
])

/** Checks pages with every engine, all of them by default. Prints the findings as it goes, and records them with --record. */
export async function checkPages(wanted: readonly string[], date: string, isRecorded: boolean): Promise<string[]> {
  const result = await withRecordedSite(false, (site) => checkSite(site, wanted.length > 0 ? wanted : listAuditedPages(), date))
  const report = formatProof(result)
  console.log(`\n${report}`)
  if (isRecorded && wanted.length === 0) {
    mkdirSync(path.dirname(RECORD), { recursive: true })
    writeFileSync(RECORD, `${JSON.stringify(result, null, 2)}\n`)
    writeFileSync(RECORD.replace('.json', '.md'), report)
  }
  return result.engines.flatMap((one) =>
    'errors' in one && one.errors.length > 0 ? [`${one.engine} finds ${one.errors.length} errors.`] : [],
  )
}

async function checkSite(site: RecordedSite, pages: readonly string[], date: string): Promise<ProofResult> {
  const checked = await mapWithLimit(pages, PAGES_AT_ONCE, async (page) => {
    const result = await checkPage(site, page, page === pages[0])
    const errors = result.findings.filter((one) => !findFalsePositive(FALSE_POSITIVES, one))
    console.log(`${page}: ${errors.length} errors in ${countOf(result.states, 'state')}`)
    for (const { engine, page: state, rule, at } of errors) console.log(`  ${engine}, ${state}, ${rule}: ${at}`)
    return result
  })
  const found = checked.flatMap(({ findings }) => findings)
  const states = checked.reduce((sum, one) => sum + one.states, 0)
  const html = runNuChecker(pages.map((route) => ({ route, file: path.join(TRANSCRIPT_SITE, fileOf(route)) })))
  const engines = CHECK_ENGINES.map((one): EngineResult => {
    const engine = { name: one.name, version: versionOf(one) }
    if (one.name === NU_CHECKER && !html) return { engine: one.name, version: engine.version, skipped: 'there is no Java on this machine' }
    return toResult(engine, [...found, ...(html ?? [])], FALSE_POSITIVES)
  })
  return { date, pages, states, engines }
}

/** Checks a page after scrolling to its end, and in the first opened state of each kind. */
function checkPage(site: RecordedSite, route: string, isFirst: boolean): Promise<{ findings: Finding[]; states: number }> {
  return onPage(site, route, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await loadAllWidgets(page)
    const findings = await runEngines(page, route)
    const hasForm = (await page.locator('main [data-widget=form]').count()) > 0
    const kinds = new Set(isFirst || hasForm ? [] : COMMON)
    let states = 1
    await putInto(page, OPENED)
    await page.reload()
    await loadAllWidgets(page)
    await openAll(page, async (state) => {
      const kind = state.replace(/:.*|\d+ further$/, '')
      if (kinds.has(kind)) return
      kinds.add(kind)
      states += 1
      findings.push(...(await runEngines(page, `${route} (${state})`)))
    })
    return { findings, states }
  })
}
