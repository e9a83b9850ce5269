import { limitsOf, loweredNames, loweredScript, type Measure, scriptLimit } from './limits.ts'
import type { PageReport } from './measure.ts'

/** Figures are rounded up to this many bytes, so that the next small edit does not fail. */
const STEP = 100
/** A larger step for fonts: a new name in the content may need another glyph. */
const FONT_STEP = 2048

/**
 * The figures that can be lowered, by name: the highest measured value, rounded up, where it is below the current limit. Other figures
 * stay. No figure rises.
 */
export function lower(
  reports: readonly PageReport[],
  scripts: readonly (readonly [string, number])[],
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const highest = new Map<string, { figure: number; limit: number }>()
  const add = (name: string, measured: number, limit: number) => {
    const step = name.startsWith('fonts') ? FONT_STEP : STEP
    // One request more than measured: editors may add a picture above the fold.
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
