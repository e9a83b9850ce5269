import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatAtag, formatWcag } from '../wcag/conformanceReports.ts'
import { formatFrontPage } from './frontPage.ts'
import { formatLongChecks } from './longChecks.ts'
import { formatPageReport } from './pageReport.ts'
import { REPORTS, readRecords } from './readRecords.ts'

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
