import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { capitalise } from '../../src/lib/text.ts'
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
/** What is kept, and the page for whoever wants to read it. */
const FILES = { kept: 'a11y-reports/goals.json', report: 'a11y-reports/goals.md' }

/** How far the goals of a check were reached on a day, as 2026-11-21. */
interface Day {
  date: string
  goals: readonly Goal[]
}

/** What is kept of each check: every day on which it was recorded, the last one last. */
type Kept = Readonly<Record<string, readonly Day[]>>

/** Where a long check with goals leaves its results. */
const fileOf = (root: string, { file }: { file: string }) => path.join(root, '.build/results', file)

/** Takes away what a long check left when it last ran: where it ends before it has measured, nothing is taken for its results. */
export function forgetResults(root: string, name: string): void {
  const results = RESULTS[name]
  if (results) rmSync(fileOf(root, results), { force: true })
}

/**
 * Writes how far the goals of a long check are reached into the table of the README of the project at `root`, beside those of the checks
 * that were recorded before, and into the report that tells them day by day. Does nothing for a check that has none, or left no results.
 * Throws where the README has no place for the table.
 */
export function recordGoals(root: string, name: string, date: string): void {
  const results = RESULTS[name]
  if (!results || !existsSync(fileOf(root, results))) return
  const goals = results.goalsOf(JSON.parse(readFileSync(fileOf(root, results), 'utf8')) as never)
  const before = readKept(root)
  const days = [...(before[name] ?? []).filter((day) => day.date !== date), { date, goals }]
  const kept: Kept = { ...before, [name]: days.sort((a, b) => (a.date < b.date ? -1 : 1)) }
  mkdirSync(path.join(root, path.dirname(FILES.kept)), { recursive: true })
  writeFileSync(path.join(root, FILES.kept), `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(path.join(root, FILES.report), formatHistory(root))
  writeReadmeTable(root, { name: 'goals', command: 'npm run audit -- --record' }, formatGoals(root))
}

/** All goals as they were reached when each was recorded last, as a table. Empty where nothing is kept. */
export function formatGoals(root: string): string {
  const kept = readKept(root)
  const rows = Object.keys(RESULTS).flatMap((check) =>
    (kept[check] ?? [])
      .slice(-1)
      .flatMap(({ date, goals }) => goals.map(({ about, goal, measured, met }) => [about, goal, measured, met, formatDay(date)])),
  )
  return rows.length > 0 ? toTable(['what', 'goal', 'measured', 'reached', 'on'], rows) : ''
}

/** Each goal day by day, as a page. */
export function formatHistory(root: string): string {
  const kept = readKept(root)
  const parts = Object.keys(RESULTS).flatMap((check) => {
    const days = kept[check] ?? []
    const abouts = [...new Set(days.toReversed().flatMap(({ goals }) => goals.map(({ about }) => about)))]
    const tables = abouts.map((about) => {
      const rows = days.flatMap(({ date, goals }) =>
        goals.filter((goal) => goal.about === about).map(({ goal, measured, met }) => [formatDay(date), goal, measured, met]),
      )
      return `### ${capitalise(about)}\n\n${toTable(['day', 'goal', 'measured', 'reached'], rows)}`
    })
    return tables.length > 0 ? [`## ${check}`, ...tables] : []
  })
  return `${['# How far the goals are reached, day by day', 'Written by `npm run audit -- --record`. Of each day the last record stands here; the table of the README tells the last of all.', ...parts].join('\n\n')}\n`
}

function readKept(root: string): Kept {
  const file = path.join(root, FILES.kept)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
