import { limitNames, type Measure, scriptLimitName } from './limits.ts'
import type { PageReport } from './measure.ts'

/** Figures are rounded up to this many bytes, so that the next small edit does not fail. */
const STEP = 100
/** A larger step for fonts: a new name in the content may need another glyph. */
const FONT_STEP = 2048

/** The limits of limits.json, each lowered to the highest measured value, rounded up. No figure rises. */
export function lower(
  reports: readonly PageReport[],
  scripts: readonly (readonly [string, number])[],
  limits: Readonly<Record<string, number>>,
): Record<string, number> {
  const highest = new Map<string, number>()
  const add = (name: string, measured: number) => {
    const step = name.startsWith('fonts') ? FONT_STEP : STEP
    // One request more than measured: editors may add a picture above the fold.
    const figure = name.startsWith('requests') ? measured + 1 : Math.ceil(measured / step) * step
    highest.set(name, Math.max(figure, highest.get(name) ?? 0))
  }
  for (const { route, widgets, measures } of reports)
    for (const [measure, name] of Object.entries(limitNames(route, widgets))) add(name, measures[measure as Measure])
  for (const [name, bytes] of scripts) add(scriptLimitName(name), bytes)
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, Math.min(limit, highest.get(name) ?? limit)]))
}
