import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { capitalise } from '../../src/lib/text.ts'
import { toMarkdownTable } from '../lib/toMarkdownTable.ts'
import type { Goal } from './goals.ts'
import { REPORTS } from './screen-reader/reports/writeReports.ts'

/** Every recorded day of each long check with goals, such as 2026-11-21, the latest last. */
type History = Readonly<Record<string, readonly { date: string; goals: readonly Goal[] }[]>>

/** How far the last run of a long check reached its goals. */
const goalsFile = (root: string, name: string) => path.join(root, '.build/audit', `${name}.goals.json`)

/** Leaves the goals of a long check for `npm run audit -- --record`. */
export function writeGoals(root: string, name: string, goals: readonly Goal[]): void {
  mkdirSync(path.join(root, '.build/audit'), { recursive: true })
  writeFileSync(goalsFile(root, name), JSON.stringify(goals))
}

/** Deletes the goals of a check’s previous run, so that an aborted run is not recorded with old results. */
export const deleteGoals = (root: string, name: string): void => rmSync(goalsFile(root, name), { force: true })

/** Adds the goals of a long check to their history. Does nothing for a check that has left none. */
export function recordGoals(root: string, name: string, date: string): void {
  if (!existsSync(goalsFile(root, name))) return
  const goals: readonly Goal[] = JSON.parse(readFileSync(goalsFile(root, name), 'utf8'))
  const folder = path.join(root, REPORTS)
  const historyFile = path.join(folder, 'goals.json')
  const before: History = existsSync(historyFile) ? JSON.parse(readFileSync(historyFile, 'utf8')) : {}
  const days = [...(before[name] ?? []).filter((day) => day.date !== date), { date, goals }]
  const history: History = { ...before, [name]: days.sort((a, b) => (a.date < b.date ? -1 : 1)) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(historyFile, `${JSON.stringify(history, null, 2)}\n`)
  writeFileSync(path.join(folder, 'goals.md'), formatHistory(history))
}

function formatHistory(history: History): string {
  const parts = Object.entries(history).flatMap(([check, days]) => {
    const abouts = [...new Set(days.toReversed().flatMap(({ goals }) => goals.map(({ about }) => about)))]
    const tables = abouts.map((about) => {
      const rows = days.flatMap(({ date, goals }) =>
        goals.filter((goal) => goal.about === about).map(({ goal, measured, met }) => [formatDay(date), goal, measured, met]),
      )
      return `### ${capitalise(about)}\n\n${toMarkdownTable(['day', 'goal', 'measured', 'reached'], rows)}`
    })
    return [`## ${check}`, ...tables]
  })
  return `${['# How far the goals are reached, day by day', 'Written by `npm run audit -- --record`: the last record of each day.', ...parts].join('\n\n')}\n`
}
