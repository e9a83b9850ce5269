import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { capitalise } from '../../src/lib/text.ts'
import type { GROWTH_GOALS } from '../scale/growth.ts'
import { resultFile } from '../test/step.ts'
import {
  type Goal,
  goalsOfLighthouse,
  goalsOfPhone,
  goalsOfScale,
  goalsOfStyle,
  type LighthouseScores,
  type ScaleFigures,
} from './goals.ts'
import type { PhoneReport } from './phone/phoneReport.ts'
import { toMarkdownTable } from './screen-reader/reports/markdownTables.ts'
import type { StyleReport } from './style/styleReport.ts'

/** The JSON files in .build/results/ of long checks that have goals, and how to read the goals from each. */
const RESULTS: Readonly<Record<string, { file: string; goalsOf: (results: never) => Goal[] }>> = {
  'slow-phone': { file: 'slow-phone', goalsOf: ({ reports }: { reports: readonly PhoneReport[] }) => goalsOfPhone(reports) },
  style: { file: 'style', goalsOf: ({ reports }: { reports: readonly StyleReport[] }) => goalsOfStyle(reports) },
  lighthouse: {
    file: 'lighthouse-performance',
    goalsOf: ({ rows }: { rows: readonly LighthouseScores[] }) => goalsOfLighthouse(rows),
  },
  scale: {
    file: 'scale',
    goalsOf: ({ figures, goals }: { figures: readonly ScaleFigures[]; goals: Readonly<Record<keyof typeof GROWTH_GOALS, number>> }) =>
      goalsOfScale(figures, goals),
  },
}
const FILES = { history: 'a11y-reports/goals.json', report: 'a11y-reports/goals.md' }

/** The results of a check’s goals on a day, such as 2026-11-21. */
interface Day {
  date: string
  goals: readonly Goal[]
}

/** The history of each check: every recorded day, the latest last. */
type History = Readonly<Record<string, readonly Day[]>>

const fileOf = (root: string, { file }: { file: string }) => path.join(root, resultFile(file))

/** Deletes the results of a check’s previous run, so that an aborted run is not recorded with old results. */
export function forgetResults(root: string, name: string): void {
  const results = RESULTS[name]
  if (results) rmSync(fileOf(root, results), { force: true })
}

/** Adds the results of a long check to the history of its goals. Does nothing for a check without goals or results. */
export function recordGoals(root: string, name: string, date: string): void {
  const results = RESULTS[name]
  if (!results || !existsSync(fileOf(root, results))) return
  const goals = results.goalsOf(JSON.parse(readFileSync(fileOf(root, results), 'utf8')) as never)
  const before = readRecords(root)
  const days = [...(before[name] ?? []).filter((day) => day.date !== date), { date, goals }]
  const history: History = { ...before, [name]: days.sort((a, b) => (a.date < b.date ? -1 : 1)) }
  mkdirSync(path.join(root, path.dirname(FILES.history)), { recursive: true })
  writeFileSync(path.join(root, FILES.history), `${JSON.stringify(history, null, 2)}\n`)
  writeFileSync(path.join(root, FILES.report), formatHistory(root))
}

function formatHistory(root: string): string {
  const history = readRecords(root)
  const parts = Object.keys(RESULTS).flatMap((check) => {
    const days = history[check] ?? []
    const abouts = [...new Set(days.toReversed().flatMap(({ goals }) => goals.map(({ about }) => about)))]
    const tables = abouts.map((about) => {
      const rows = days.flatMap(({ date, goals }) =>
        goals.filter((goal) => goal.about === about).map(({ goal, measured, met }) => [formatDay(date), goal, measured, met]),
      )
      return `### ${capitalise(about)}\n\n${toMarkdownTable(['day', 'goal', 'measured', 'reached'], rows)}`
    })
    return tables.length > 0 ? [`## ${check}`, ...tables] : []
  })
  return `${['# How far the goals are reached, day by day', 'Written by `npm run audit -- --record`. Of each day the last record stands here.', ...parts].join('\n\n')}\n`
}

function readRecords(root: string): History {
  const file = path.join(root, FILES.history)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
