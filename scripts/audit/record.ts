import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { joinWords } from '../../src/lib/text.ts'

/** What is kept of a long check that was run. */
interface AuditRecord {
  name: string
  /** What it looks at, as a sentence. */
  about: string
  /** The pages that were looked at, where not all were. */
  pages: readonly string[]
  /** The day, as 2026-11-21. */
  date: string
  /** The state of the project, as git names it; undefined where files were changed since. */
  commit: string | undefined
  hasPassed: boolean
}

const FOLDER = 'a11y-reports'
const LIST = `${FOLDER}/audit.json`
/** What a person reads of a report: the tables come last. */
const LAST_LINES = 120

/** Writes the report of one check of the project at `root`, with what it printed, and the front page of all reports. */
export function recordAudit(root: string, record: AuditRecord, printed: string): void {
  const list = path.join(root, LIST)
  const others: AuditRecord[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const records = [...others.filter(({ name }) => name !== record.name), record].sort((a, b) => (a.name < b.name ? -1 : 1))
  mkdirSync(path.join(root, FOLDER, 'audit'), { recursive: true })
  writeFileSync(list, `${JSON.stringify(records, null, 2)}\n`)
  writeFileSync(path.join(root, FOLDER, `audit/${record.name}.md`), toReport(record, printed))
  writeFileSync(path.join(root, FOLDER, 'README.md'), toFrontPage(records))
}

const scopeOf = ({ about, pages }: AuditRecord) => (pages.length > 0 ? `${about} (${joinWords(pages)} alone)` : about)
const outcomeOf = ({ hasPassed }: AuditRecord) => (hasPassed ? 'passed' : 'failed')
const stateOf = ({ commit }: AuditRecord) => (commit ? `commit ${commit.slice(0, 7)}` : 'a state between two commits')

function toReport(record: AuditRecord, printed: string): string {
  const lines = printed.trimEnd().split('\n')
  const shown = lines.slice(-LAST_LINES).join('\n')
  return `# ${record.name}: ${outcomeOf(record)}

Written by \`npm run audit -- --record ${record.name}\` on ${formatDay(record.date)}, of ${stateOf(record)}. What it looks at: ${scopeOf(record)}.

\`\`\`text
${shown}
\`\`\`
`
}

function toFrontPage(records: readonly AuditRecord[]): string {
  const rows = records.map(
    (record) => `| [${record.name}](audit/${record.name}.md) | ${scopeOf(record)} | ${outcomeOf(record)} | ${formatDay(record.date)} |`,
  )
  return `# What was measured

For people to read; written by commands, never by hand. [What each page weighs](weight.md) comes from \`npm run budgets -- --record\` and
is held by \`npm test\`. The long checks come from \`npm run audit -- --record\`:

| check | what it looks at | outcome | last run |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
