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

type Scale = { figures: readonly ScaleFigures[]; goals: Readonly<Record<keyof typeof GROWTH_GOALS, number>> }

/** The JSON files in .build/results/ of long checks that have goals, and how to read the goals from each. */
const RESULTS: Readonly<Record<string, readonly [file: string, goalsOf: (results: never) => Goal[]]>> = {
  'slow-phone': ['slow-phone', ({ reports }: { reports: readonly PhoneReport[] }) => goalsOfPhone(reports)],
  style: ['style', ({ reports }: { reports: readonly StyleReport[] }) => goalsOfStyle(reports)],
  lighthouse: ['lighthouse-performance', ({ rows }: { rows: readonly LighthouseScores[] }) => goalsOfLighthouse(rows)],
  scale: ['scale', ({ figures, goals }: Scale) => goalsOfScale(figures, goals)],
}

/** Every recorded day of each check, such as 2026-11-21, the latest last. */
type History = Readonly<Record<string, readonly { date: string; goals: readonly Goal[] }[]>>

/** Deletes the results of a check’s previous run, so that an aborted run is not recorded with old results. */
export function forgetResults(root: string, name: string): void {
  const [file] = RESULTS[name] ?? []
  if (file) rmSync(path.join(root, resultFile(file)), { force: true })
}

/** Adds the results of a long check to the history of its goals. Does nothing for a check without goals or results. */
export function recordGoals(root: string, name: string, date: string): void {
  const [file, goalsOf] = RESULTS[name] ?? []
  if (!file || !goalsOf || !existsSync(path.join(root, resultFile(file)))) return
  const goals = goalsOf(JSON.parse(readFileSync(path.join(root, resultFile(file)), 'utf8')) as never)
  const folder = path.join(root, 'a11y-reports')
  const historyFile = path.join(folder, 'goals.json')
  const before: History = existsSync(historyFile) ? JSON.parse(readFileSync(historyFile, 'utf8')) : {}
  const days = [...(before[name] ?? []).filter((day) => day.date !== date), { date, goals }]
  const history: History = { ...before, [name]: days.sort((a, b) => (a.date < b.date ? -1 : 1)) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(historyFile, `${JSON.stringify(history, null, 2)}\n`)
  writeFileSync(path.join(folder, 'goals.md'), formatHistory(history))
}

function formatHistory(history: History): string {
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
