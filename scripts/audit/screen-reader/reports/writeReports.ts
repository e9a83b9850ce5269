import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listBuiltPages } from '../../../lib/builtPages.ts'
import { formatAtag, formatWcag } from '../wcag/conformanceReports.ts'
import { formatFrontPage } from './frontPage.ts'
import { formatLongChecks } from './longChecks.ts'
import { formatPageReport } from './pageReport.ts'
import { REPORTS, readRecords, readScores, SCORES, type Scores } from './readRecords.ts'

/** Every report that combines others, by its file in the report folder of the project at `root`. */
export function toReports(root: string): ReadonlyMap<string, string> {
  const pages = readRecords(root)
  return new Map([
    ['README.md', formatFrontPage(root, pages, formatLongChecks(root))],
    ['wcag.md', formatWcag()],
    ['atag.md', formatAtag()],
    ...pages.map((page) => [`pages/${page.name}.md`, formatPageReport(page)] as const),
  ])
}

/** Writes every combined report, and deletes those of removed pages. */
export function writeReports(root: string): void {
  const folder = path.join(root, REPORTS)
  const reports = toReports(root)
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  for (const [file, text] of reports) writeFileSync(path.join(folder, file), text)
  for (const file of readdirSync(path.join(folder, 'pages'))) if (!reports.has(`pages/${file}`)) rmSync(path.join(folder, 'pages', file))
}

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
