import { formatTable } from '../lib/formatTable.ts'
import { ALL_SCRIPTS, limitsOf, MEASURES, type Measure, SAVE_DATA_LIMITS, scriptLimit, WORKER } from './limits.ts'
import type { PageReport, SaveDataReport } from './measure.ts'

const NAMES = Object.keys(MEASURES) as Measure[]

/** Formats a figure; a dash where nothing was measured. */
export function formatFigure(measure: Measure, value: number): string {
  if (Number.isNaN(value)) return '–'
  const { unit } = MEASURES[measure]
  if (unit === 'KB') return (value / 1024).toFixed(1)
  return unit === 'shift' ? value.toFixed(3) : String(value)
}

/** Formats a figure for a message, not rounded to KB: a limit is often exceeded by a few bytes. */
const formatExactly = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 5 })

/** Which budgets a page exceeds, as messages. Empty when it exceeds none. */
export function overBudget({ route, measures, widgets, errors }: PageReport): string[] {
  const limits = limitsOf(route, widgets)
  const over = NAMES.filter((name) => measures[name] > limits[name]).map((name) => {
    const { title, unit } = MEASURES[name]
    return `${route}: ${title} ${formatExactly(measures[name])}${unit === 'KB' ? ' bytes' : ''}, at most ${formatExactly(limits[name])}`
  })
  return [...over, ...errors.map((error) => `${route}: ${error}`)]
}

/** Which save-data budgets a page exceeds, as messages. Empty when it exceeds none. */
export function overSaveData({ route, script, pictures, fonts }: SaveDataReport): string[] {
  const errors = [
    [script > SAVE_DATA_LIMITS.script, `${formatExactly(script)} bytes of script, at most ${formatExactly(SAVE_DATA_LIMITS.script)}`],
    [pictures > SAVE_DATA_LIMITS.pictures, `${pictures} pictures, at most ${SAVE_DATA_LIMITS.pictures}`],
    [fonts > SAVE_DATA_LIMITS.fonts, `${formatExactly(fonts)} bytes of fonts, none allowed`],
  ] as const
  return errors.flatMap(([isOver, error]) => (isOver ? [`${route} in save-data mode: ${error}`] : []))
}

/** A script’s name without the hash of its content: assets/tabs.client-D57A0iau.js is tabs.client. */
export const scriptName = (file: string): string => file.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?\.js$/, '')

/** Messages about a script over its budget, given its name and compressed bytes. Empty when it is within. */
export function overScript([name, bytes]: readonly [string, number]): string[] {
  const limit = scriptLimit(name)
  if (limit === undefined) return [`${name}.js has no limit in scripts/budgets/limits.json`]
  return bytes > limit ? [`${name}.js: ${formatExactly(bytes)} bytes, at most ${formatExactly(limit)}`] : []
}

/** A message when all scripts of the pages together are over their budget. Empty when they are within. */
export function overScripts(scripts: readonly (readonly [string, number])[]): string[] {
  const total = scripts.reduce((sum, [name, bytes]) => (name === WORKER ? sum : sum + bytes), 0)
  return total > ALL_SCRIPTS ? [`All scripts together: ${formatExactly(total)} bytes, at most ${formatExactly(ALL_SCRIPTS)}`] : []
}

/** All pages and figures as a table; `!` marks a figure over its budget. Sizes in KB. */
export function formatScoreboard(reports: readonly PageReport[]): string {
  const head = ['page', ...NAMES.map((name) => MEASURES[name].title)]
  const rows = reports.map((report) => {
    const limits = limitsOf(report.route, report.widgets)
    const figures = NAMES.map((name) => formatFigure(name, report.measures[name]) + (report.measures[name] > limits[name] ? '!' : ''))
    return [report.route, ...figures]
  })
  return formatTable(head, rows)
}
