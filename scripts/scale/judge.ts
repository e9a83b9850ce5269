/** What a run of the check or the build took. */
export interface Run {
  seconds: number
  /** The most memory that all its processes held at a time, in MB; undefined where the system does not tell. */
  memory: number | undefined
}

/** What was run with so many articles: each for the first time, and again. */
export interface Row {
  articles: number
  firstCheck: Run
  check: Run
  firstBuild: Run
  build: Run
}

/**
 * Of the budgets: megabytes of all processes together, milliseconds a page more, seconds. Of what is left of a page, React takes a third,
 * and most of the rest is the writing, copying and taking away of files.
 */
export const GOALS = { memory: 750, page: 5, check: 5 } as const
/** What a page more may take at most, in milliseconds, wherever it is measured. */
const MOST = 20
/** A file more may take so many times what it took between fewer files: growth is linear, and machines are noisy. */
const LINEAR = 1.6
/** Fewer milliseconds a file than these are noise: of a build, and of a check that keeps within its goal at 2,500 files. */
const NOISE = { build: GOALS.page, firstBuild: 5 * GOALS.page, check: 2, firstCheck: 2 } as const

type Act = keyof typeof NOISE
const NAMES: Readonly<Record<Act, string>> = {
  firstCheck: 'the first check',
  check: 'a check',
  firstBuild: 'the first build',
  build: 'a build',
}

/** Milliseconds that each article took which `before` had not. */
export function timeMore(act: Act, row: Row, before: Row | undefined): number | undefined {
  return before && ((row[act].seconds - before[act].seconds) * 1000) / (row.articles - before.articles)
}

/** What is wrong with how check and build grow, in words. Rows are in the order of their articles. */
export function findErrors(rows: readonly Row[]): string[] {
  return rows.flatMap((row, index) => {
    const [before, earlier] = [rows[index - 1], rows[index - 2]]
    const memory = Math.max(row.firstBuild.memory ?? 0, row.build.memory ?? 0)
    const tooMuch = memory > GOALS.memory ? [`the build takes ${memory.toFixed(0)} MB; ${GOALS.memory} are allowed`] : []
    const page = timeMore('build', row, before) ?? 0
    const tooLong = page > MOST ? [`a page more takes ${page.toFixed(1)} ms; ${MOST} are allowed`] : []
    const faster = (Object.keys(NAMES) as Act[]).flatMap((act) => {
      const [now, then] = [timeMore(act, row, before), before && timeMore(act, before, earlier)]
      const isFaster = now !== undefined && then !== undefined && now > LINEAR * Math.max(then, NOISE[act])
      return isFaster
        ? [
            `${NAMES[act]} takes ${now.toFixed(1)} ms for an article more, and ${then.toFixed(1)} with fewer: time grows faster than the site`,
          ]
        : []
    })
    return [...tooMuch, ...tooLong, ...faster].map((error) => `With ${row.articles} articles ${error}.`)
  })
}
