import { FILE_LIMITS, kindsOf, type Measure, type PageReport } from './limits.ts'

type Limit = number | Readonly<Record<string, number>>

/** What editors do not change: their figures follow the code. Sizes are rounded up, so that the next small edit does not fail. */
const STEPS: Partial<Record<Measure, number>> = {
  inlinedCss: 100,
  furtherCss: 100,
  scriptAtLoad: 100,
  script: 100,
  scriptTouched: 100,
  // A new name in the content may need another glyph.
  fonts: 2048,
  requestsAtLoad: 1,
}

/** The limits, those of script, CSS, fonts and requests each lowered to the highest measured figure, rounded up. None rises. */
export function lower(
  limits: Readonly<Record<string, Limit>>,
  reports: readonly PageReport[],
  files: Readonly<Record<string, number>>,
): Record<string, Limit> {
  const lowered = Object.entries(STEPS).map(([measure, step]): [string, Limit] => {
    const limit = limits[measure] ?? 0
    const lowest = (kind: string | undefined, allowed: number) => {
      const figures = reports
        .filter(({ route, widgets }) => kind === undefined || kindsOf(route, widgets).includes(kind))
        .flatMap(({ measures }) => measures[measure as Measure] ?? [])
      // One request more than measured: editors may add a picture above the fold.
      const spare = measure === 'requestsAtLoad' ? 1 : 0
      return figures.length > 0 ? Math.min(allowed, Math.ceil(Math.max(...figures) / step) * step + spare) : allowed
    }
    if (typeof limit === 'number') return [measure, lowest(undefined, limit)]
    return [measure, Object.fromEntries(Object.entries(limit).map(([kind, allowed]) => [kind, lowest(kind, allowed)]))]
  })
  const smaller = Object.entries(FILE_LIMITS).map(([name, limit]): [string, number] => [
    name,
    Math.min(limit, Math.ceil((files[name] ?? limit) / 100) * 100),
  ])
  return { ...limits, ...Object.fromEntries(lowered), files: Object.fromEntries(smaller) }
}
