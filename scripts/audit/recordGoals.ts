import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Where a long check with goals leaves its results. */
const fileOf = (root: string, { file }: { file: string }) => path.join(root, '.build/results', file)

/** Takes away what a long check left when it last ran: where it ends before it has measured, nothing is taken for its results. */
export function forgetResults(root: string, name: string): void {
  const results = RESULTS[name]
  if (results) rmSync(fileOf(root, results), { force: true })
}

/**
 * Writes how far the goals of a long check are reached into the table of the README of the project at `root`, beside those of the checks
 * that were recorded before. Does nothing for a check that has none, or left no results. Throws where the README has no place for the table.
 */
export function recordGoals(root: string, name: string, date: string): void {
  const results = RESULTS[name]
  if (!results || !existsSync(fileOf(root, results))) return
  const goals = results.goalsOf(JSON.parse(readFileSync(fileOf(root, results), 'utf8')) as never)
  const kept: Kept = { ...readKept(root), [name]: { date, goals } }
  const file = path.join(root, KEPT)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
  writeReadmeTable(root, { name: 'goals', command: 'npm run audit -- --record' }, formatGoals(root))
}

/** All that is kept of goals, as a table. Empty where nothing is. */
export function formatGoals(root: string): string {
  const kept = readKept(root)
  const rows = Object.keys(RESULTS).flatMap((check) =>
    (kept[check]?.goals ?? []).map(({ about, goal, measured, met }) => [about, goal, measured, met, formatDay(kept[check]?.date ?? '')]),
  )
  return rows.length > 0 ? toTable(['what', 'goal', 'measured', 'reached', 'on'], rows) : ''
}

function readKept(root: string): Kept {
  const file = path.join(root, KEPT)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
