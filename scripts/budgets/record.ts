import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { toMarkdownTable } from '../lib/toMarkdownTable.ts'
import { limitsOf, MEASURES, type Measure, scriptLimit } from './limits.ts'
import type { PageReport } from './measure.ts'
import { formatFigure } from './scoreboard.ts'

const FILES = { report: 'a11y-reports/weight.md', history: 'a11y-reports/weight.json' }
/** The measures in the history, each in bytes of all pages together. */
const RECORDED: readonly Measure[] = ['html', 'scriptAtLoad', 'atLoad', 'afterScroll']
/** All pages together on one day, in bytes. */
interface HistoryEntry {
  date: string
  pages: number
  totals: Partial<Record<Measure, number>>
  scripts: Readonly<Record<string, number>>
}

/** Everything measured: pages, and scripts with their bytes on the wire. */
interface Measured {
  reports: readonly PageReport[]
  scripts: readonly (readonly [name: string, bytes: number])[]
}

/** Writes the report of page weights of the project at `root`, and adds a line to its history. */
export function record(root: string, { reports, scripts }: Measured, date: string): void {
  const totalOf = (name: Measure) => reports.reduce((sum, { measures }) => sum + measures[name], 0)
  const totals = Object.fromEntries(RECORDED.map((name) => [name, totalOf(name)]))
  const today: HistoryEntry = { date, pages: reports.length, totals, scripts: Object.fromEntries(scripts) }
  const file = path.join(root, FILES.history)
  const before: HistoryEntry[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const history = [...before.filter((entry) => entry.date !== date), today]
  mkdirSync(path.join(root, path.dirname(FILES.report)), { recursive: true })
  writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`)
  writeFileSync(path.join(root, FILES.report), toReport(reports, history))
}

/** A Markdown table with the measured figures of each page. Its first row has the lowest and the highest limit of each figure. */
function toTable(reports: readonly PageReport[]): string {
  const names = Object.keys(MEASURES) as Measure[]
  const titles = names.map(toTitle)
  const allowed = names.map((name) => {
    const limits = reports.map(({ route, widgets }) => limitsOf(route, widgets)[name])
    const [least, most] = [Math.min(...limits), Math.max(...limits)].map((limit) => formatFigure(name, limit))
    return least === most ? `${most}` : `${least} to ${most}`
  })
  const rows = reports.map(({ route, measures }) => [`\`${route}\``, ...names.map((name) => formatFigure(name, measures[name]))])
  return toMarkdownTable(['page', ...titles], [['*allowed, by kind of page*', ...allowed], ...rows], titles)
}

const toTitle = (name: Measure) => MEASURES[name].title + (MEASURES[name].unit === 'KB' ? ', KB' : '')

/** Each script beside its previous size, including new and removed ones. */
function toScriptTable(history: readonly HistoryEntry[]): string {
  const [now, before] = [history.at(-1)?.scripts ?? {}, history.at(-2)?.scripts ?? {}]
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort((a, b) => (now[b] ?? 0) - (now[a] ?? 0))
  const toKb = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1024).toFixed(2))
  const rows = names.map((name) => [name, ...[now[name], before[name], scriptLimit(name)].map(toKb)])
  return toMarkdownTable(['script', 'KB', 'before', 'allowed'], rows, ['KB', 'before', 'allowed'])
}

function toReport(reports: readonly PageReport[], history: readonly HistoryEntry[]): string {
  const figures = ['pages', ...RECORDED.map(toTitle)]
  const days = history.map(({ date, pages, totals }) => [
    formatDay(date),
    String(pages),
    ...RECORDED.map((name) => formatFigure(name, totals[name] ?? 0)),
  ])
  return `# The size of each page

Written by \`npx tsx scripts/budgets.ts --record\`. Sizes are kilobytes on the wire with brotli: a first visit on a phone of 390 by 844 at twice the density, measured in a real browser (“CLS, wide” on a screen of 1280 by 900). “At load” is what was requested before the load event, “after scroll” once the page has been scrolled to its end, “after use” once every widget has been used. \`npm test\` measures all of it again and fails when a figure is over its budget.

${toTable(reports)}

## Each script

“Before” is the size in the record of an earlier day.

${toScriptTable(history)}

## All pages together, day by day

${toMarkdownTable(['day', ...figures], days, figures)}
`
}
