import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../build/staging.ts'
import { findDecision } from './findingDecisions.ts'
import { checkPage, type PageResult } from './matrix/checkPage.ts'
import { formatMatrix } from './matrixReport.ts'
import { hashFiles, listAuditedPages, type RecordedSite, TRANSCRIPT_REPORTS, TRANSCRIPT_SITE } from './recordedSite.ts'
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
