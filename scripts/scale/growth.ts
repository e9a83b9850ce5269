/** The cost of a content check or a build. */
export interface ScaleRun {
  seconds: number
  /** The peak memory of all its processes together, in MB; undefined where the system does not report it. */
  memory: number | undefined
}

/** A content check and a build with a number of articles. */
export interface ScaleRow {
  articles: number
  check: ScaleRun
  build: ScaleRun
}

/** Goals for the largest size, on two cores: seconds of a check, and seconds and MB of a build. */
export const SCALE_GOALS = { check: 8, build: 120, memory: 2048 } as const

/** The maximum factor by which the time for each further article may grow: it should not grow at all, but measurements are noisy. */
const MAX_GROWTH_FACTOR = 1.6

/** Milliseconds for each further article below which growth is noise. With them, a check of 2,500 articles still meets its goal. */
const NOISE = { check: 2, build: 25 } as const

/** Describes growth beyond the limits. Rows are sorted by their number of articles. */
export function findGrowthErrors(rows: readonly ScaleRow[]): string[] {
  return rows.flatMap((row, index) => {
    const [before, earlier] = [rows[index - 1], rows[index - 2]]
    const { memory = 0 } = row.build
    const errors = memory > SCALE_GOALS.memory ? [`the build takes ${memory.toFixed(0)} MB; ${SCALE_GOALS.memory} are allowed`] : []
    for (const name of ['check', 'build'] as const) {
      const [now, then] = [msPerFurtherArticle(name, row, before), before && msPerFurtherArticle(name, before, earlier)]
      if (now !== undefined && then !== undefined && now > MAX_GROWTH_FACTOR * Math.max(then, NOISE[name]))
        errors.push(
          `the ${name} takes ${now.toFixed(1)} ms for each further article, and ${then.toFixed(1)} with fewer: time grows faster than the site`,
        )
    }
    return errors.map((error) => `With ${row.articles} articles ${error}.`)
  })
}

/** Milliseconds for each article that `row` has more than `before`. */
function msPerFurtherArticle(name: 'check' | 'build', row: ScaleRow, before: ScaleRow | undefined): number | undefined {
  return before && ((row[name].seconds - before[name].seconds) * 1000) / (row.articles - before.articles)
}
