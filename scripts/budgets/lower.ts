import type { PageReport } from './measure.ts'
import { limitsOf, loweredNames, loweredScript, type Measure, scriptLimit } from './table.ts'

/** Room for a word more, in bytes: a figure that leaves none would fail at the next correction. */
const STEP = 100
/** The same for fonts: a name with a letter that stands nowhere yet brings it with it. */
const FONT_STEP = 2048

/**
 * The figures that may be lowered, by name: the highest that was measured, rounded up, where it is below what is allowed today.
 * Figures of before are kept where nothing is lower. No figure rises.
 */
export function lower(
  reports: readonly PageReport[],
  scripts: readonly (readonly [string, number])[],
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const highest = new Map<string, { figure: number; limit: number }>()
  const add = (name: string, measured: number, limit: number) => {
    const step = name.startsWith('fonts') ? FONT_STEP : STEP
    // A picture more at the top is an editor’s business.
    const figure = name.startsWith('requests') ? measured + 1 : Math.ceil(measured / step) * step
    highest.set(name, { figure: Math.max(figure, highest.get(name)?.figure ?? 0), limit })
  }
  for (const { route, widgets, measures } of reports) {
    const limits = limitsOf(route, widgets)
    for (const [measure, name] of Object.entries(loweredNames(route, widgets)))
      add(name, measures[measure as Measure], limits[measure as Measure])
  }
  for (const [name, bytes] of scripts) add(loweredScript(name), bytes, scriptLimit(name) ?? bytes)
  const lowered = [...highest].filter(([, { figure, limit }]) => figure < limit).map(([name, { figure }]) => [name, figure] as const)
  return Object.fromEntries(Object.entries({ ...before, ...Object.fromEntries(lowered) }).sort(([a], [b]) => a.localeCompare(b)))
}
