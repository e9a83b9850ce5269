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
