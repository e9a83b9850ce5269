import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { writeReadmeTable } from '../lib/readmeTable.ts'
import type { Compared } from './benchmark/compare.ts'
import { compareWays, type Goal, type Grown, goalsOfLighthouse, goalsOfPhone, goalsOfScale, type ScaleGoals, type Scored } from './goals.ts'
import { toTable } from './heard/reports/tables.ts'
import type { PhoneReport } from './phone/report.ts'

/** The results that each long check with goals leaves in .build/results/, as JSON. */
const RESULTS: Readonly<Record<string, { file: string; goalsOf: (results: never) => Goal[] }>> = {
  'slow-phone': { file: 'slow-phone.json', goalsOf: ({ reports }: { reports: readonly PhoneReport[] }) => goalsOfPhone(reports) },
  lighthouse: { file: 'lighthouse-performance.json', goalsOf: ({ rows }: { rows: readonly Scored[] }) => goalsOfLighthouse(rows) },
  scale: {
    file: 'scale.json',
    goalsOf: ({ figures, goals }: { figures: readonly Grown[]; goals: ScaleGoals }) => goalsOfScale(figures, goals),
  },
  benchmark: { file: 'benchmark.json', goalsOf: ({ compared }: { compared: readonly Compared[] }) => compareWays(compared) },
}
const KEPT = 'a11y-reports/goals.json'

/** What is kept of each check: the day, as 2026-11-21, and its goals. */
type Kept = Readonly<Record<string, { date: string; goals: readonly Goal[] }>>

/**
 * Writes how far the goals of a long check are reached into the table of the README of the project at `root`, beside those of the checks
 * that were recorded before. Does nothing for a check that has none. Throws where the README has no place for the table.
 */
export function recordGoals(root: string, name: string, date: string): void {
  const results = RESULTS[name]
  if (!results) return
  const goals = results.goalsOf(JSON.parse(readFileSync(path.join(root, '.build/results', results.file), 'utf8')) as never)
  const file = path.join(root, KEPT)
  const before: Kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const kept: Kept = { ...before, [name]: { date, goals } }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
  const rows = Object.keys(RESULTS).flatMap((check) =>
    (kept[check]?.goals ?? []).map(({ about, goal, measured, met }) => [about, goal, measured, met, formatDay(kept[check]?.date ?? '')]),
  )
  writeReadmeTable(
    root,
    { name: 'goals', command: 'npm run audit -- --record' },
    toTable(['what', 'goal', 'measured', 'reached', 'on'], rows),
  )
}
