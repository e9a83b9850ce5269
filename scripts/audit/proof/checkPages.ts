import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { countOf } from '../../../src/lib/text.ts'
import { fileOf } from '../../build/staging.ts'
import { mapWithLimit } from '../../lib/mapWithLimit.ts'
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
import { findFalsePositive } from './falsePositives.ts'
import { type EngineResult, formatProof, RECORD, toResult } from './proofResult.ts'
import { CHECK_ENGINES, NU_CHECKER, runEngines, runNuChecker, versionOf } from './ruleEngines.ts'

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
  const { pages, checked } = await withRecordedSite(false, async (site) => {
    const pages = wanted.length > 0 ? wanted : listAuditedPages()
    return { pages, checked: await mapWithLimit(pages, PAGES_AT_ONCE, (page) => checkPage(site, page, page === pages[0])) }
  })
  const html = runNuChecker(pages.map((route) => ({ route, file: path.join(TRANSCRIPT_SITE, fileOf(route)) })))
  const findings = [...checked.flatMap((page) => page.findings), ...(html ?? [])]
  const engines = CHECK_ENGINES.map((engine): EngineResult => {
    const { name } = engine
    const version = versionOf(engine)
    if (name === NU_CHECKER && !html) return { engine: name, version, skipped: 'there is no Java on this machine' }
    return toResult({ name, version }, findings)
  })
  const result = { date, pages, states: checked.reduce((sum, { states }) => sum + states, 0), engines }
  const report = formatProof(result)
  console.log(`\n${report}`)
  if (isRecorded && wanted.length === 0) {
    writeFileSync(RECORD, `${JSON.stringify(result, null, 2)}\n`)
    writeFileSync(RECORD.replace('.json', '.md'), report)
  }
  return engines.flatMap((one) => ('errors' in one && one.errors.length > 0 ? [`${one.engine} finds ${one.errors.length} errors.`] : []))
}

/** Checks a page after scrolling to its end, and in the first opened state of each kind. */
function checkPage(site: RecordedSite, route: string, isFirst: boolean) {
  return onPage(site, route, { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await loadAllWidgets(page)
    const findings = await runEngines(page, route)
    const hasForm = (await page.locator('main [data-widget=form]').count()) > 0
    const kinds = new Set(isFirst || hasForm ? [] : COMMON)
    let states = 1
    await setMode(page, OPENED)
    await page.reload()
    await loadAllWidgets(page)
    await openAll(page, async (state) => {
      const kind = state.replace(/:.*|\d+ further$/, '')
      if (kinds.has(kind)) return
      kinds.add(kind)
      states += 1
      findings.push(...(await runEngines(page, `${route} (${state})`)))
    })
    const errors = findings.filter((finding) => !findFalsePositive(finding))
    console.log(`${route}: ${errors.length} errors in ${countOf(states, 'state')}`)
    for (const { engine, page: state, rule, at } of errors) console.log(`  ${engine}, ${state}, ${rule}: ${at}`)
    return { findings, states }
  })
}
