const KB = 1024

/**
 * What every page may cost a phone: bytes on the wire with brotli, on a first visit with an empty cache. The limits stand about 10 % over
 * what was measured when they were set, so that a sentence or a widget can be added without a trick. They exist for visitors who pay for
 * each megabyte and whose phones are slow. A figure goes up only with a reason in its commit.
 */
export const LIMITS = {
  /** Everything requested before the load event. */
  atLoad: { title: 'at load, KB', home: 50 * KB, islands: 50 * KB, most: 50 * KB },
  /** Everything, once the page has been scrolled to its end. */
  afterScroll: { title: 'after scrolling, KB', home: 112 * KB, islands: 177 * KB, most: 68 * KB },
  /** Everything, once every widget has been pointed at. */
  afterUse: { title: 'after use, KB', home: 213 * KB, islands: 186 * KB, most: 162 * KB },
  /** Requests before the load event. */
  requests: { title: 'requests at load', home: 7, islands: 7, most: 7 },
  /** Elements of the page. */
  nodes: { title: 'DOM nodes', home: 680, islands: 800, most: 630 },
} as const

export type Measure = keyof typeof LIMITS

/**
 * Cumulative layout shift where the stylesheet and the pictures arrive late: none, but a note on the scholarships’ page that becomes smaller
 * on a wide screen. Late fonts may wrap one heading differently, though the fallback has Arial’s metrics: 0.044 was measured.
 */
export const MAX_SHIFT = { phone: 0.004, wide: 0.008, fonts: 0.05 }

/** In save-data mode, everything requested before the load event: the owners’ decision. */
export const SAVE_DATA = { most: 25 * KB, median: 20 * KB }

/**
 * The script of every page, src/client.ts with its imports: 2,500 bytes were measured, 133 of them Vite’s import() helper, which none of its
 * options leaves out. What shows sections in turn is here, which every page requests once, and not in the HTML of each page.
 */
export const CLIENT_SCRIPT = 2.7 * KB

/** What a test measured of a page; `npm run weight` reads it. */
export interface PageReport {
  route: string
  /** Whether the page has tabs or disclosures, which load React. */
  hasIslands: boolean
  measures: Readonly<Record<Measure, number>>
}

/** The folder of the last measurements. */
export const MEASURED = '.build/weight'

const format = (value: number) => value.toLocaleString('en')

/** The figures of a page that are over their limits, as messages. */
export function findExcess({ route, hasIslands, measures }: PageReport): string[] {
  const kind = route === '/' ? 'home' : hasIslands ? 'islands' : 'most'
  return (Object.keys(LIMITS) as Measure[])
    .filter((name) => measures[name] > LIMITS[name][kind])
    .map((name) => `${LIMITS[name].title}: ${format(measures[name])}, at most ${format(LIMITS[name][kind])}`)
}
