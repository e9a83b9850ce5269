import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../../../src/lib/dates.ts'
import { joinWords } from '../../../../src/lib/text.ts'
import { toMarkdownTable } from './markdownTables.ts'
import { REPORTS } from './readRecords.ts'

/** The record of a long check. */
export interface AuditRecord {
  name: string
  about: string
  /** The checked pages, if not all were. */
  pages: readonly string[]
  /** The day, as 2026-11-21. */
  date: string
  /** The checked commit; undefined when there were uncommitted changes. */
  commit: string | undefined
  hasPassed: boolean
}

/** The list of recorded long checks. */
export const AUDITS = `${REPORTS}/audit.json`

/** Reads the recorded long checks of the project at `root`. */
export function readAudits(root: string): AuditRecord[] {
  const list = path.join(root, AUDITS)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

/** What a check covered: its subject, and the pages if not all were checked. */
export const scopeOf = ({ about, pages }: AuditRecord): string => (pages.length > 0 ? `${about} (${joinWords(pages)} alone)` : about)

/** The result of a check. */
export const outcomeOf = ({ hasPassed }: AuditRecord): string => (hasPassed ? 'passed' : 'failed')

/** The long checks as a Markdown table, each with its report. */
export function formatLongChecks(root: string): string {
  const rows = readAudits(root).map((record) => [
    `[${record.name}](audit/${record.name}.md)`,
    scopeOf(record),
    outcomeOf(record),
    formatDay(record.date),
  ])
  return rows.length > 0 ? toMarkdownTable(['check', 'what it looks at', 'outcome', 'last run'], rows) : 'None has been recorded yet.'
}
