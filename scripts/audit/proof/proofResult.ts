import { existsSync, readFileSync } from 'node:fs'
import { formatDay } from '../../../src/lib/dates.ts'
import { toMarkdownTable } from '../screen-reader/reports/markdownTables.ts'
import { type FalsePositive, findFalsePositive } from './falsePositives.ts'
import type { Finding } from './ruleEngines.ts'

/** The result of one engine: errors of the site, and the number of false positives; or why it could not run. */
export type EngineResult = { engine: string; version: string } & (
  | { errors: Finding[]; mistakes: { rule: string; reason: string; times: number }[] }
  | { skipped: string }
)

/** The findings of all engines on some pages on one day. */
export interface ProofResult {
  date: string
  pages: readonly string[]
  /** Number of page states that were checked. */
  states: number
  engines: readonly EngineResult[]
}

/** The file of the last recorded result. */
export const RECORD = 'a11y-reports/proof.json'

/** Reads the last recorded result; undefined when there is none. */
export const readResult = (): ProofResult | undefined => (existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined)

/** Separates an engine’s findings into errors of the site and false positives. */
export function toResult(engine: { name: string; version: string }, findings: readonly Finding[]): EngineResult {
  const errors: Finding[] = []
  const times = new Map<FalsePositive, number>()
  for (const finding of findings.filter((one) => one.engine === engine.name)) {
    const known = findFalsePositive(finding)
    if (known) times.set(known, (times.get(known) ?? 0) + 1)
    else errors.push(finding)
  }
  const mistakes = [...times].map(([{ rule, reason }, count]) => ({ rule: rule.source, reason, times: count }))
  return { engine: engine.name, version: engine.version, errors, mistakes }
}

/** The report as Markdown: the number of errors and the false positives of each engine, and every error of the site. */
export function formatProof({ date, pages, states, engines }: ProofResult): string {
  const rows = engines.map((one) =>
    'skipped' in one
      ? [one.engine, one.version, `not run: ${one.skipped}`, '']
      : [one.engine, one.version, String(one.errors.length), String(one.mistakes.reduce((sum, { times }) => sum + times, 0))],
  )
  const ran = engines.filter((one) => 'errors' in one)
  const mistakes = ran.flatMap(({ engine, mistakes: own }) =>
    own.map(({ rule, reason, times }) => [engine, `\`${rule.replace(/\|/g, '\\|').replace(/</g, '&lt;')}\``, String(times), reason]),
  )
  const errors = ran
    .flatMap((one) => one.errors)
    .map(({ engine, rule, page, message, at }) => `- ${engine}, ${page}, ${rule}: ${message} \`${at.replace(/`/g, "'")}\``)
  return `# What other engines find

Written by \`npm run audit -- --record proof\` on ${formatDay(date)}: ${pages.length} pages in ${states} states, each loaded to its end, and with the first
thing of each kind opened. What is the same on every page (the skip link, the menu, the form at the foot) is opened on the first page alone.

${toMarkdownTable(['engine', 'version', 'errors', 'mistakes of the engine'], rows)}

## Mistakes of the engines

${mistakes.length > 0 ? toMarkdownTable(['engine', 'rule', 'times', 'why it is wrong here'], mistakes) : 'None.'}

## Errors

${errors.join('\n') || 'None.'}
`
}
