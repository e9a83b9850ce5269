import { formatTable } from '../../lib/formatTable.ts'
import { median, ratioOf } from '../phone/figures.ts'
import type { SideBySide } from '../phone/sideBySide.ts'
import { addUp, type Cost, type SelectorCost } from './readTrace.ts'

/** Maximum ratio of a page’s style and layout to that of its plain twin. */
export const MAX_RATIO = 2
/** Number of selectors and lines of script to show. */
const SHOWN = 10

/** All measurements of a page. Its twin has plain CSS. */
export interface StyleReport extends SideBySide<Cost> {
  selectors: readonly SelectorCost[]
}

const ofBoth = ({ style, layout }: Cost) => style + layout

/** A page whose style and layout take too long beside its plain twin. Empty when they do not. */
export function findStyleErrors({ route, rounds }: SideBySide<Cost>): string[] {
  const ratio = ratioOf(rounds, ofBoth)
  return ratio > MAX_RATIO
    ? [`${route}: style and layout take ${ratio.toFixed(2)} times as long as with plain CSS; at most ${MAX_RATIO}`]
    : []
}

const HEAD = ['page', 'style', 'layout', 'both', '', 'paint', 'recalculations', 'full', 'elements', 'forced']

/** Formats a line for each page: medians, times in milliseconds, with those of the plain twin in brackets. */
export function formatStyle(reports: readonly StyleReport[]): string {
  const rows = reports.map(({ route, rounds }) => {
    const beside = (pick: (cost: Cost) => number) =>
      `${median(rounds.map(({ asBuilt }) => pick(asBuilt))).toFixed(0)} (${median(rounds.map(({ twin }) => pick(twin))).toFixed(0)})`
    const ratio = ratioOf(rounds, ofBoth)
    return [
      route,
      beside(({ style }) => style),
      beside(({ layout }) => layout),
      beside(ofBoth),
      `${ratio.toFixed(2)}×${ratio > MAX_RATIO ? '!' : ''}`,
      `${beside(({ paint }) => paint)} ${ratioOf(rounds, ({ paint }) => paint).toFixed(2)}×`,
      beside(({ recalculations }) => recalculations.length),
      beside(({ full }) => full),
      beside(({ recalculations }) => recalculations.reduce((sum, count) => sum + count, 0)),
      beside(({ forced }) => forced.length),
    ]
  })
  return formatTable(HEAD, rows)
}

/** The lines of script that force style or layout most often, summed over one load of every page. */
export function formatForced(reports: readonly StyleReport[]): string {
  const counts = new Map<string, number>()
  for (const { rounds } of reports)
    for (const line of rounds.flatMap(({ asBuilt }) => asBuilt.forced)) counts.set(line, (counts.get(line) ?? 0) + 1 / rounds.length)
  const rows = [...counts].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  return formatTable(
    ['forced by', 'times'],
    rows.map(([line, times]) => [line, times.toFixed(1)]),
  )
}

/** The selectors that take the browser longest, summed over all pages. */
export function formatSelectors(reports: readonly StyleReport[]): string {
  const rows = addUp(reports.flatMap(({ selectors }) => selectors)).slice(0, SHOWN)
  return formatTable(
    ['selector', 'ms', 'compared', 'matched'],
    rows.map(({ selector, milliseconds, attempts, matches }) => [selector, milliseconds.toFixed(1), `${attempts}`, `${matches}`]),
  )
}
