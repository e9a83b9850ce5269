import type { GROWTH_GOALS, ScaleRow } from '../scale/growth.ts'

/** A performance goal and how far it is reached. */
export interface Goal {
  about: string
  goal: string
  measured: string
  /** How many pages reach it, or whether the site does: “30 of 30 pages”, “yes”. */
  met: string
}

interface PageGoal<Page> {
  about: string
  goal: string
  /** By how much a page misses the goal. 0 or less reaches it. */
  missedBy: (page: Page) => number
  /** What was measured of a page: “0.82 s at worst”. */
  describe: (page: Page) => string
}

/** A goal of every page, with the page that is furthest from it. */
export function goalOfPages<Page extends { route: string }>(
  pages: readonly Page[],
  { about, goal, missedBy, describe }: PageGoal<Page>,
): Goal {
  const [worst] = pages.toSorted((one, other) => missedBy(other) - missedBy(one))
  const reached = pages.filter((page) => missedBy(page) <= 0).length
  const measured = worst ? `${describe(worst)}, on ${worst.route}` : 'not measured'
  return { about, goal, measured, met: `${reached} of ${pages.length} pages` }
}

/** A measured size of the site, and the build time of one more page in milliseconds. */
type ScaleFigures = ScaleRow & { page?: number | undefined }

/** Whether a growing site meets its goals, judged at the largest size measured. */
export function goalsOfScale(figures: readonly ScaleFigures[], goals: Readonly<Record<keyof typeof GROWTH_GOALS, number>>): Goal[] {
  const last = figures.at(-1)
  if (!last) return []
  const { articles, firstCheck, check, firstBuild, build, page = Number.NaN } = last
  const memory = Math.max(firstBuild.memory ?? Number.NaN, build.memory ?? Number.NaN)
  const goalOf = (about: string, unit: string, goal: number, value: number, digits: number): Goal => ({
    about: `${about} with ${articles.toLocaleString('en')} articles`,
    goal: `${goal} ${unit}`,
    measured: Number.isNaN(value) ? 'not measured' : `${value.toFixed(digits)} ${unit}`,
    met: value <= goal ? 'yes' : 'no',
  })
  return [
    goalOf('a page more, in the build', 'ms', goals.page, page, 1),
    goalOf('memory of all the build’s processes together', 'MB', goals.memory, memory, 0),
    goalOf('the first content check', 's', goals.check, firstCheck.seconds, 1),
    goalOf('a content check after it', 's', goals.check, check.seconds, 1),
  ]
}
