/** The cost of a run of the check or the build. */
export interface ScaleRun {
  seconds: number
  /** The peak memory of all its processes together, in MB; undefined where the system does not report it. */
  memory: number | undefined
}

/** The runs with one number of articles: a first check and build, and a second of each. */
export interface ScaleRow {
  articles: number
  firstCheck: ScaleRun
  check: ScaleRun
  firstBuild: ScaleRun
  build: ScaleRun
}

/**
 * Goals: memory of all processes of a build in MB, milliseconds for each further page, and seconds for a check. Of a page’s time React
 * takes a third; most of the rest is writing, copying and deleting files.
 */
export const GROWTH_GOALS = { memory: 750, page: 5, check: 5 } as const
/** Maximum milliseconds for each further page, on any machine. */
const MAX_MS_PER_PAGE = 20
/** The maximum factor by which the time for each further file may grow: it should not grow at all, but measurements are noisy. */
const MAX_GROWTH_FACTOR = 1.6
/** Times for each further file below these milliseconds are noise. At 2 ms a file, a check of 2,500 files still meets its goal. */
const NOISE_MS = { build: GROWTH_GOALS.page, firstBuild: 5 * GROWTH_GOALS.page, check: 2, firstCheck: 2 } as const

type Act = keyof typeof NOISE_MS
const NAMES: Readonly<Record<Act, string>> = {
  firstCheck: 'the first check',
  check: 'a check',
  firstBuild: 'the first build',
  build: 'a build',
}

/** Milliseconds for each article that `row` has more than `before`. */
export function msPerFurtherArticle(act: Act, row: ScaleRow, before: ScaleRow | undefined): number | undefined {
  return before && ((row[act].seconds - before[act].seconds) * 1000) / (row.articles - before.articles)
}

/** Describes growth beyond the limits. Rows are sorted by their number of articles. */
export function findGrowthErrors(rows: readonly ScaleRow[]): string[] {
  return rows.flatMap((row, index) => {
    const [before, earlier] = [rows[index - 1], rows[index - 2]]
    const memory = Math.max(row.firstBuild.memory ?? 0, row.build.memory ?? 0)
    const tooMuch = memory > GROWTH_GOALS.memory ? [`the build takes ${memory.toFixed(0)} MB; ${GROWTH_GOALS.memory} are allowed`] : []
    const page = msPerFurtherArticle('build', row, before) ?? 0
    const tooLong = page > MAX_MS_PER_PAGE ? [`a page more takes ${page.toFixed(1)} ms; ${MAX_MS_PER_PAGE} are allowed`] : []
    const faster = (Object.keys(NAMES) as Act[]).flatMap((act) => {
      const [now, then] = [msPerFurtherArticle(act, row, before), before && msPerFurtherArticle(act, before, earlier)]
      const isFaster = now !== undefined && then !== undefined && now > MAX_GROWTH_FACTOR * Math.max(then, NOISE_MS[act])
      return isFaster
        ? [
            `${NAMES[act]} takes ${now.toFixed(1)} ms for an article more, and ${then.toFixed(1)} with fewer: time grows faster than the site`,
          ]
        : []
    })
    return [...tooMuch, ...tooLong, ...faster].map((error) => `With ${row.articles} articles ${error}.`)
  })
}
