import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../build/staging.ts'
import { checkPage, type PageResult } from './matrix/checkPage.ts'
import { formatMatrix } from './matrixReport.ts'
import { findDecision } from './openFindings.ts'
import { hashFiles, listAuditedPages, type RecordedSite, TRANSCRIPT_REPORTS, TRANSCRIPT_SITE } from './recordedSite.ts'
import { transcriptFile } from './transcripts.ts'

const CACHE_FOLDER = '.build/audit/screen-reader/matrix'

/**
 * Checks every page in every mode and state with two engines, and writes the matrix. Results are cached until the page, the site’s styles
 * and scripts, or these checks change.
 */
export async function writeMatrix(site: RecordedSite): Promise<string[]> {
  mkdirSync(CACHE_FOLDER, { recursive: true })
  const answers: [string, PageResult][] = []
  for (const route of listAuditedPages()) {
    const began = performance.now()
    const { answer, isCached } = await checkOrRead(site, route)
    answers.push([route, answer])
    const errors = errorsOf(route, answer)
    console.log(`${route}: ${errors.length} errors, ${isCached ? 'cached' : `${((performance.now() - began) / 1000).toFixed(0)} s`}`)
  }
  const errors = answers.flatMap(([route, answer]) => errorsOf(route, answer))
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/matrix.md`, formatMatrix(answers))
  return errors
}

async function checkOrRead(site: RecordedSite, route: string): Promise<{ answer: PageResult; isCached: boolean }> {
  const file = path.join(CACHE_FOLDER, transcriptFile(route).replace('.txt', '.json'))
  const state = hashFiles([
    'scripts/audit/screen-reader/matrix',
    path.join(TRANSCRIPT_SITE, fileOf(route)),
    path.join(TRANSCRIPT_SITE, 'assets'),
  ])
  const cached: { state: string; answer: PageResult } | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (cached?.state === state) return { answer: cached.answer, isCached: true }
  const answer = await checkPage(site, route)
  writeFileSync(file, JSON.stringify({ state, answer }, null, 2))
  return { answer, isCached: false }
}

const errorsOf = (route: string, { modes, equalAccess, left }: PageResult): string[] => [
  ...Object.entries(modes).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}: ${error}`)),
  ...Object.entries(equalAccess).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}, Equal Access: ${error}`)),
  ...Object.entries(left).flatMap(([rule, { times, at }]) =>
    findDecision(rule) ? [] : [`${route}: ${rule} is left to others ${times} times, and nobody has decided it: ${at}`],
  ),
]
