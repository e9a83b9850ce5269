import { joinWords } from '../../src/lib/text.ts'
import type { GROWTH_GOALS, ScaleRow } from '../scale/growth.ts'
import { formatSeconds, median } from './phone/figures.ts'
import { figuresOf, lcpGoalOf, MAX_LCP_RATIO, PHONE_GOALS, type PhoneFigures, type PhoneReport } from './phone/phoneReport.ts'
import { MAX_RATIO, ratioOfCosts, type StyleReport } from './style/styleReport.ts'

/** A performance goal and how far it is reached. */
export interface Goal {
  about: string
  goal: string
  measured: string
  /** How many pages reach it, or whether the site does: “30 of 30 pages”, “yes”. */
  met: string
}

/** The goals of the slow phone, each with the page that is furthest from it. */
export function goalsOfPhone(reports: readonly PhoneReport[]): Goal[] {
  const pages = reports.map((report) => ({ route: report.route, errors: report.errors, ...figuresOf(report) }))
  const goalOf = (
    about: string,
    goal: string,
    limit: number | ((route: string) => number),
    pick: (page: PhoneFigures) => number | undefined,
    write = (value: number) => `${formatSeconds(value)} s`,
  ): Goal => {
    const most = (route: string) => (typeof limit === 'number' ? limit : limit(route))
    const values = pages.map((page) => ({ route: page.route, value: pick(page) ?? Number.POSITIVE_INFINITY }))
    const worst = values.reduce((one, other) => (other.value / most(other.route) > one.value / most(one.route) ? other : one))
    const met = values.filter(({ route, value }) => value <= most(route)).length
    return { about, goal, measured: `${write(worst.value)} at worst, on ${worst.route}`, met: `${met} of ${pages.length} pages` }
  }
  const goalOfClick = (about: string, time: 'answered' | 'there'): Goal => {
    const goal = (pick: Parameters<typeof goalOf>[3]) => goalOf(about, `${PHONE_GOALS[time] / 1000} s`, PHONE_GOALS[time], pick)
    const [middle, slowest] = [goal((page) => page[time]), goal((page) => page.slowest[time])]
    return { ...middle, measured: `${middle.measured}; slowest click: ${slowest.measured}, and in time on ${slowest.met}` }
  }
  const goalOfScript = (about: string, time: 'script' | 'longestTask') =>
    goalOf(
      about,
      `${PHONE_GOALS[time]} ms`,
      PHONE_GOALS[time],
      ({ asBuilt }) => asBuilt[time],
      (value) => `${value.toFixed(0)} ms`,
    )
  const passed = pages.filter(({ verdict, errors }) => verdict === 'kept' && errors.length === 0).length
  const wrong = pages.filter(({ verdict }) => verdict === 'lost' || verdict === 'twice').length
  const notMade = pages.length - passed - wrong
  const others = [...(wrong > 0 ? [`lost or twice on ${wrong}`] : []), ...(notMade > 0 ? [`not made each time on ${notMade}`] : [])]
  return [
    goalOf('FCP on a slow phone', '0.9 s', PHONE_GOALS.fcp, ({ asBuilt }) => asBuilt.fcp),
    goalOf('LCP on a slow phone', '2.3 s on /, 2.2 s elsewhere', lcpGoalOf, ({ asBuilt }) => asBuilt.lcp),
    goalOf(
      'LCP, divided by the LCP without scripts',
      `${MAX_LCP_RATIO} times`,
      MAX_LCP_RATIO,
      ({ lcpRatio }) => lcpRatio,
      (value) => `${value.toFixed(2)} times`,
    ),
    goalOfScript('script time before interaction', 'script'),
    goalOfScript('longest script task', 'longestTask'),
    {
      about: 'a click half a second after FCP',
      goal: 'never lost, never twice',
      measured: others.length === 0 ? 'kept on every page' : joinWords(others),
      met: `${passed} of ${pages.length} pages`,
    },
    goalOfClick('time from click to first visual feedback, median', 'answered'),
    goalOfClick('time from click to its result, median', 'there'),
  ]
}

/** The goal of style and layout, with the page that is furthest from it. */
export function goalsOfStyle(reports: readonly StyleReport[]): Goal[] {
  const pages = reports.map(({ route, rounds }) => ({ route, ratio: ratioOfCosts(rounds) }))
  const worst = pages.reduce((one, other) => (other.ratio > one.ratio ? other : one))
  return [
    {
      about: 'style and layout on a slow phone, beside the same HTML with plain CSS',
      goal: `${MAX_RATIO} times`,
      measured: `${worst.ratio.toFixed(2)} times at worst, on ${worst.route}`,
      met: `${pages.filter(({ ratio }) => ratio <= MAX_RATIO).length} of ${pages.length} pages`,
    },
  ]
}

/** A page's scores in Lighthouse, and those of the page without scripts. */
export interface LighthouseScores {
  route: string
  asBuilt: readonly number[]
  scriptFree: readonly number[]
}

/** The goals of Lighthouse's performance. */
export function goalsOfLighthouse(rows: readonly LighthouseScores[]): Goal[] {
  const pages = rows.map(({ route, asBuilt, scriptFree }) => ({ route, mine: median(asBuilt), other: median(scriptFree) }))
  const least = pages.reduce((one, other) => (other.mine < one.mine ? other : one))
  const behind = pages.reduce((one, other) => (other.other - other.mine > one.other - one.mine ? other : one))
  const count = (isMet: (page: (typeof pages)[number]) => boolean) => `${pages.filter(isMet).length} of ${pages.length} pages`
  return [
    {
      about: 'Lighthouse performance score',
      goal: '100',
      measured: `${least.mine} at least, on ${least.route}`,
      met: count(({ mine }) => mine >= 100),
    },
    {
      about: 'Lighthouse score below the page without scripts',
      goal: '5 points at most',
      measured: behind.other > behind.mine ? `${behind.other - behind.mine} points at most, on ${behind.route}` : 'no point on any page',
      met: count(({ mine, other }) => mine >= other - 5),
    },
  ]
}

/** A measured size of the site, and the build time of one more page in milliseconds. */
export type ScaleFigures = ScaleRow & { page?: number }

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
