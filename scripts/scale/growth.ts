/** The cost of a run of the check or the build. */
export interface ScaleRun {
  seconds: number
  /** The peak memory of all its processes together, in MB; undefined where the system does not report it. */
  memory: number | undefined
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

/**
 * The runs with one number of articles: a first check and build, and a second of each. Times for each further file below `noise`, in
 * milliseconds, are not compared. At 2 ms a file, a check of 2,500 files still meets its goal.
 */
const RUNS = {
  firstCheck: { title: 'the first check', noise: 2 },
  check: { title: 'a check', noise: 2 },
  firstBuild: { title: 'the first build', noise: 5 * GROWTH_GOALS.page },
  build: { title: 'a build', noise: GROWTH_GOALS.page },
} as const

type RunName = keyof typeof RUNS
export type ScaleRow = { articles: number } & Record<RunName, ScaleRun>

/** Milliseconds for each article that `row` has more than `before`. */
export function msPerFurtherArticle(run: RunName, row: ScaleRow, before: ScaleRow | undefined): number | undefined {
  return before && ((row[run].seconds - before[run].seconds) * 1000) / (row.articles - before.articles)
}

/** Describes growth beyond the limits. Rows are sorted by their number of articles. */
export function findGrowthErrors(rows: readonly ScaleRow[]): string[] {
  return rows.flatMap((row, index) => {
    const [before, earlier] = [rows[index - 1], rows[index - 2]]
    const memory = Math.max(row.firstBuild.memory ?? 0, row.build.memory ?? 0)
    const page = msPerFurtherArticle('build', row, before) ?? 0
    const errors: string[] = []
    if (memory > GROWTH_GOALS.memory) errors.push(`the build takes ${memory.toFixed(0)} MB; ${GROWTH_GOALS.memory} are allowed`)
    if (page > MAX_MS_PER_PAGE) errors.push(`each further page takes ${page.toFixed(1)} ms; ${MAX_MS_PER_PAGE} are allowed`)
    for (const [name, { title, noise }] of Object.entries(RUNS) as [RunName, (typeof RUNS)[RunName]][]) {
      const [now = 0, then] = [msPerFurtherArticle(name, row, before), before && msPerFurtherArticle(name, before, earlier)]
      if (then !== undefined && now > MAX_GROWTH_FACTOR * Math.max(then, noise))
        errors.push(
          `${title} takes ${now.toFixed(1)} ms for each further article, and ${then.toFixed(1)} with fewer: time grows faster than the site`,
        )
    }
    return errors.map((error) => `With ${row.articles} articles ${error}.`)
  })
}
