import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../build/staging.ts'
import { lookAtPage, type PageAnswer } from './matrix/page.ts'
import { formatMatrix } from './matrixReport.ts'
import { findDecision } from './openFindings.ts'
import { hashFiles, listAuditedPages, type RecordedSite, TRANSCRIPT_REPORTS, TRANSCRIPT_SITE } from './site.ts'
import { transcriptFile } from './transcripts.ts'

const KEPT = '.build/audit/screen-reader/matrix'

/**
 * Checks every page in every mode and state with two engines, and writes the matrix. Results are cached until the page, the site’s styles
 * and scripts, or these checks change.
 */
export async function writeMatrix(site: RecordedSite): Promise<string[]> {
  mkdirSync(KEPT, { recursive: true })
  const answers: [string, PageAnswer][] = []
  for (const route of listAuditedPages()) {
    const began = performance.now()
    const { answer, isKept } = await ask(site, route)
    answers.push([route, answer])
    const errors = errorsOf(route, answer)
    console.log(`${route}: ${errors.length} errors, ${isKept ? 'as kept' : `${((performance.now() - began) / 1000).toFixed(0)} s`}`)
  }
  const errors = answers.flatMap(([route, answer]) => errorsOf(route, answer))
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/matrix.md`, formatMatrix(answers))
  return errors
}

async function ask(site: RecordedSite, route: string): Promise<{ answer: PageAnswer; isKept: boolean }> {
  const file = path.join(KEPT, transcriptFile(route).replace('.txt', '.json'))
  const state = hashFiles([
    'scripts/audit/screen-reader/matrix',
    path.join(TRANSCRIPT_SITE, fileOf(route)),
    path.join(TRANSCRIPT_SITE, 'assets'),
  ])
  const kept: { state: string; answer: PageAnswer } | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (kept?.state === state) return { answer: kept.answer, isKept: true }
  const answer = await lookAtPage(site, route)
  writeFileSync(file, JSON.stringify({ state, answer }, null, 2))
  return { answer, isKept: false }
}

const errorsOf = (route: string, { modes, equalAccess, left }: PageAnswer): string[] => [
  ...Object.entries(modes).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}: ${error}`)),
  ...Object.entries(equalAccess).flatMap(([mode, errors]) => errors.map((error) => `${route}, ${mode}, Equal Access: ${error}`)),
  ...Object.entries(left).flatMap(([rule, { times, at }]) =>
    findDecision(rule) ? [] : [`${route}: ${rule} is left to others ${times} times, and nobody has decided it: ${at}`],
  ),
]
