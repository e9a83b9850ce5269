import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listBuiltPages } from '../../../lib/builtPages.ts'
import { REPORTS, readScores, SCORES, type Scores } from './readRecords.ts'
import { writeReports } from './writeReports.ts'

/**
 * Records the Lighthouse scores of some pages, leaves those of the others, and updates the reports of the project at `root` that show them.
 */
export function recordScores(root: string, scores: ReadonlyMap<string, Scores>): void {
  const all = { ...readScores(root), ...Object.fromEntries(scores) }
  const current = Object.fromEntries(listBuiltPages().flatMap((route) => (all[route] ? [[route, all[route]]] : [])))
  mkdirSync(path.join(root, REPORTS), { recursive: true })
  writeFileSync(path.join(root, REPORTS, SCORES), `${JSON.stringify(current, null, 2)}\n`)
  writeReports(root)
}
