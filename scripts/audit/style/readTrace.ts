/** Trace categories for style, layout and paint, and the scripts that force them. */
export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']
/** The category for the cost of each selector. It slows down style recalculation. */
export const SELECTOR_CATEGORY = 'disabled-by-default-blink.debug'

/** A style recalculation that reaches at least this share of a page’s elements counts as a full one. */
const FULL = 0.5

type CallFrame = Record<'functionName' | 'url', string> & Record<'lineNumber' | 'columnNumber', number>

/** The fields of a Chromium trace event that are used here. Times are in microseconds; `tdur` excludes time in other processes. */
export interface TraceEvent {
  name: string
  dur?: number
  tdur?: number
  args: {
    elementCount?: number
    beginData?: { frame?: string; stackTrace?: readonly CallFrame[] }
    selector_stats?: {
      selector_timings: readonly (Record<'elapsed (us)' | 'match_attempts' | 'match_count', number> & { selector: string })[]
    }
  }
}

/** The cost of showing a page. Times are in milliseconds. */
export interface Cost {
  style: number
  layout: number
  paint: number
  /** Number of elements in each style recalculation of the page, without empty ones. */
  recalculations: readonly number[]
  /** Number of recalculations that covered most of the page. */
  full: number
  /** The line of script behind each forced style or layout. */
  forced: readonly string[]
}

/**
 * Sums up style, layout and paint. Counts recalculations of the document in `frame`, which has that many elements; SVG pictures are
 * documents too, and are left out.
 */
export function readCost(events: readonly TraceEvent[], frame: string, elements: number): Cost {
  const total = (...names: readonly string[]) =>
    events.reduce((sum, { name, tdur, dur }) => sum + (names.includes(name) ? (tdur ?? dur ?? 0) / 1000 : 0), 0)
  const ofPage = events.filter(({ args }) => args.beginData?.frame === frame)
  const recalculations = ofPage.map(({ args }) => args.elementCount ?? 0).filter((count) => count > 0)
  return {
    style: total('UpdateLayoutTree'),
    layout: total('Layout'),
    paint: total('PrePaint', 'Paint'),
    recalculations,
    full: recalculations.filter((count) => count >= FULL * elements).length,
    forced: ofPage
      .filter(({ name, args }) => name === 'Layout' || args.elementCount)
      .flatMap(({ args }) => toLine(args.beginData?.stackTrace)),
  }
}

function toLine([caller]: readonly CallFrame[] = []): string[] {
  if (!caller) return []
  const { functionName, url, lineNumber, columnNumber } = caller
  return [`${functionName || 'anonymous'} (${url.split('/').at(-1) || 'inline'}:${lineNumber}:${columnNumber})`]
}

/** A selector’s cost during a load. */
export interface SelectorCost {
  selector: string
  milliseconds: number
  /** Number of match attempts, and of matches. */
  attempts: number
  matches: number
}

/** The cost of each selector in a trace with SELECTOR_CATEGORY, the costliest first. */
export const readSelectors = (events: readonly TraceEvent[]): SelectorCost[] =>
  addUp(
    events.flatMap(({ args }) =>
      (args.selector_stats?.selector_timings ?? []).map((timing) => ({
        selector: timing.selector,
        milliseconds: timing['elapsed (us)'] / 1000,
        attempts: timing.match_attempts,
        matches: timing.match_count,
      })),
    ),
  )

/** Adds up the costs of each selector, the costliest first. */
export function addUp(costs: readonly SelectorCost[]): SelectorCost[] {
  const sums = new Map<string, SelectorCost>()
  for (const { selector, milliseconds, attempts, matches } of costs) {
    const before = sums.get(selector)
    sums.set(selector, {
      selector,
      milliseconds: milliseconds + (before?.milliseconds ?? 0),
      attempts: attempts + (before?.attempts ?? 0),
      matches: matches + (before?.matches ?? 0),
    })
  }
  return [...sums.values()].sort((a, b) => b.milliseconds - a.milliseconds)
}
