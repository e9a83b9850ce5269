import { existsSync, readFileSync } from 'node:fs'
import { type FalsePositive, type Finding, findFalsePositive } from './finding.ts'

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
export function toResult(
  engine: { name: string; version: string },
  findings: readonly Finding[],
  table: readonly FalsePositive[],
): EngineResult {
  const errors: Finding[] = []
  const times = new Map<FalsePositive, number>()
  for (const finding of findings.filter((one) => one.engine === engine.name)) {
    const known = findFalsePositive(table, finding)
    if (known) times.set(known, (times.get(known) ?? 0) + 1)
    else errors.push(finding)
  }
  const mistakes = [...times].map(([{ rule, reason }, count]) => ({ rule: rule.source, reason, times: count }))
  return { engine: engine.name, version: engine.version, errors, mistakes }
}
