import type { LessReport, PageReport } from './measure.ts'
import { LESS_DATA, limitsOf, MEASURES, type Measure } from './table.ts'

const NAMES = Object.keys(MEASURES) as Measure[]

/** A figure as people read it. */
export function formatFigure(measure: Measure, value: number): string {
  const { unit } = MEASURES[measure]
  if (unit === 'KB') return (value / 1024).toFixed(1)
  return unit === 'shift' ? value.toFixed(3) : String(value)
}

/** What a page takes too much of, in words. Empty when it keeps to its budget. */
export function overBudget({ route, measures, widgets, faults }: PageReport): string[] {
  const limits = limitsOf(route, widgets)
  const over = NAMES.filter((name) => measures[name] > limits[name]).map((name) => {
    const unit = MEASURES[name].unit === 'KB' ? ' KB' : ''
    return `${route}: ${MEASURES[name].title} ${formatFigure(name, measures[name])}${unit}, at most ${formatFigure(name, limits[name])}${unit}`
  })
  return [...over, ...faults.map((fault) => `${route}: ${fault}`)]
}

/** The same for a page that is to use less data. */
export function overLess({ route, script, pictures, fonts }: LessReport): string[] {
  const faults = [
    [script > LESS_DATA.script, `${(script / 1024).toFixed(1)} KB of script, at most ${LESS_DATA.script / 1024}`],
    [pictures > LESS_DATA.picturesBeforeScroll, `${pictures} pictures before scrolling, at most ${LESS_DATA.picturesBeforeScroll}`],
    [fonts > LESS_DATA.fonts, `${(fonts / 1024).toFixed(1)} KB of fonts, none allowed`],
  ] as const
  return faults.flatMap(([over, words]) => (over ? [`${route} with less data: ${words}`] : []))
}

/** All pages and figures as a table; `!` marks a figure over its budget. Sizes in KB. */
export function formatScoreboard(reports: readonly PageReport[]): string {
  const head = ['page', ...NAMES.map((name) => MEASURES[name].title)]
  const rows = reports.map((report) => {
    const limits = limitsOf(report.route, report.widgets)
    const figures = NAMES.map((name) => formatFigure(name, report.measures[name]) + (report.measures[name] > limits[name] ? '!' : ''))
    return [report.route, ...figures]
  })
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')
  return [head, ...rows].map(line).join('\n')
}
