import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { AUDITS, type AuditRecord, outcomeOf, REPORTS, readAudits, writeReports } from './screen-reader/reports/writeReports.ts'

/** Number of lines of a check’s output that its report shows: the last ones, where the tables are. */
const LAST_LINES = 120

/** Writes the report of one check of the project at `root`, with the check’s output, and updates the front page of all reports. */
export function recordAudit(root: string, record: AuditRecord, printed: string): void {
  const others = readAudits(root).filter(({ name }) => name !== record.name)
  const records = [...others, record].sort((a, b) => (a.name < b.name ? -1 : 1))
  mkdirSync(path.join(root, REPORTS, 'audit'), { recursive: true })
  writeFileSync(path.join(root, AUDITS), `${JSON.stringify(records, null, 2)}\n`)
  writeFileSync(path.join(root, REPORTS, `audit/${record.name}.md`), toReport(record, printed))
  writeReports(root)
}

const stateOf = ({ commit }: AuditRecord) => (commit ? `commit ${commit.slice(0, 7)}` : 'a state between two commits')

function toReport(record: AuditRecord, printed: string): string {
  const lines = printed.trimEnd().split('\n')
  const shown = lines.slice(-LAST_LINES).join('\n')
  return `# ${record.name}: ${outcomeOf(record)}

Written by \`npm run audit -- --record ${record.name}\` on ${formatDay(record.date)}, of ${stateOf(record)}. Subject: ${record.about}.

\`\`\`text
${shown}
\`\`\`
`
}
