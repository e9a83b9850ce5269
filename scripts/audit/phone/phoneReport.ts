import { joinWords } from '../../../src/lib/text.ts'
import { type Goal, goalOfPages } from '../goals.ts'
import type { Click } from './earlyClick.ts'
import { formatSeconds, formatTable, median, medians, ratioOf } from './figures.ts'
import type { Comparison } from './sideBySide.ts'
import type { Visit } from './visit.ts'

/** All measurements of a page. Its twin is the page without scripts. */
export interface PhoneReport extends Comparison<Visit> {
  clicks: readonly Click[]
  /** Clicks that failed, as messages. */
  errors: readonly string[]
}

/** Maximum ratio of LCP to that of the page without scripts. Above it, the audit fails. */
const MAX_LCP_RATIO = 1.2

const toSeconds = (milliseconds: number) => `${formatSeconds(milliseconds)} s`
const toMilliseconds = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

/**
 * Goals for the figures of a page. Times are in milliseconds. A missed goal alone never fails the audit. There is no goal for the longest
 * frame, because layout alone takes such a phone longer, also without scripts.
 */
export const PHONE_GOALS = {
  fcp: { about: 'FCP on a slow phone', goal: '0.9 s', limitOf: () => 900, format: toSeconds },
  lcp: {
    about: 'LCP on a slow phone',
    goal: '2.3 s on /, 2.2 s elsewhere',
    limitOf: (route: string) => (route === '/' ? 2300 : 2200),
    format: toSeconds,
  },
  lcpRatio: {
    about: 'LCP, divided by the LCP without scripts',
    goal: '1.2 times',
    limitOf: () => MAX_LCP_RATIO,
    format: (ratio: number) => `${ratio.toFixed(2)} times`,
  },
  script: { about: 'script time before interaction', goal: '50 ms', limitOf: () => 50, format: toMilliseconds },
  longestTask: { about: 'longest script task', goal: '50 ms', limitOf: () => 50, format: toMilliseconds },
  feedback: { about: 'time from click to first visual feedback, median', goal: '0.3 s', limitOf: () => 300, format: toSeconds },
  result: { about: 'time from click to its result, median', goal: '4 s', limitOf: () => 4000, format: toSeconds },
} as const
type GoalName = keyof typeof PHONE_GOALS

/** The goals that need no click. */
const LOAD_GOALS = ['fcp', 'lcp', 'lcpRatio', 'script', 'longestTask'] as const satisfies readonly GoalName[]

const missedBy = (name: GoalName, route: string, figure: number | undefined) =>
  (figure ?? Number.POSITIVE_INFINITY) - PHONE_GOALS[name].limitOf(route)

/** The medians of all rounds, because the machine’s load varies. */
function loadFiguresOf({ rounds }: Comparison<Visit>) {
  const lcpRatio = ratioOf(rounds, ({ lcp }) => lcp)
  return { ...medians(rounds.map(({ asBuilt }) => asBuilt)), lcpRatio }
}

/** The medians of all rounds and clicks, with the slowest click. Undefined where a click has no time, because it was lost or not made. */
function figuresOf(report: PhoneReport) {
  const { route, rounds, clicks, errors } = report
  const timesOf = (time: 'after' | 'feedback' | 'result') => {
    const times = clicks.map((click) => click[time]).filter((one) => one !== undefined)
    return times.length === 0 || times.length < clicks.length ? undefined : { median: median(times), slowest: Math.max(...times) }
  }
  return {
    route,
    ...loadFiguresOf(report),
    fcpRatio: ratioOf(rounds, ({ fcp }) => fcp),
    twin: medians(rounds.map(({ twin }) => twin)),
    after: timesOf('after'),
    feedback: timesOf('feedback'),
    result: timesOf('result'),
    verdict: clicks.length === 0 ? 'not made' : (clicks.find(({ verdict }) => verdict !== 'once')?.verdict ?? 'once'),
    errors,
  }
}

/** Failures: a click that is lost or has its effect twice, and an LCP picture that scripts delay. Empty when there are none. */
export function findClickErrors(report: PhoneReport): string[] {
  const { route, clicks, errors } = report
  const bad = clicks.filter(({ verdict }) => verdict !== 'once')
  const { lcpRatio } = loadFiguresOf(report)
  return [
    ...errors.map((error) => `${route}: ${error}`),
    ...bad.map(({ widget, verdict }) => `${route}: the click on ${widget} ${verdict === 'lost' ? 'was lost' : 'had its effect twice'}`),
    ...(lcpRatio > MAX_LCP_RATIO
      ? [`${route}: LCP takes ${lcpRatio.toFixed(2)} times as long as without scripts; at most ${MAX_LCP_RATIO}`]
      : []),
  ]
}

/** Whether a page misses a goal while it loads. */
export function isUncertain(comparison: Comparison<Visit>): boolean {
  const figures = loadFiguresOf(comparison)
  return LOAD_GOALS.some((name) => missedBy(name, comparison.route, figures[name]) > 0)
}

/** The goals of the slow phone, each with the page that is furthest from it. */
export function goalsOfPhone(reports: readonly PhoneReport[]): Goal[] {
  const pages = reports.map(figuresOf)
  type Page = (typeof pages)[number]
  const goalOf = (name: GoalName, pick: (page: Page) => number | undefined) => {
    const { about, goal, format } = PHONE_GOALS[name]
    return goalOfPages(pages, {
      about,
      goal,
      missedBy: (page) => missedBy(name, page.route, pick(page)),
      describe: (page) => {
        const figure = pick(page)
        return figure === undefined ? 'no time' : `${format(figure)} at worst`
      },
    })
  }
  const goalOfClick = (name: 'feedback' | 'result') => {
    const [middle, slowest] = [goalOf(name, (page) => page[name]?.median), goalOf(name, (page) => page[name]?.slowest)]
    return { ...middle, measured: `${middle.measured}; slowest click: ${slowest.measured}, and in time on ${slowest.met}` }
  }
  const passed = pages.filter(({ verdict, errors }) => verdict === 'once' && errors.length === 0).length
  const wrong = pages.filter(({ verdict }) => verdict === 'lost' || verdict === 'twice').length
  const notMade = pages.length - passed - wrong
  const others = [...(wrong > 0 ? [`lost or twice on ${wrong}`] : []), ...(notMade > 0 ? [`not made each time on ${notMade}`] : [])]
  return [
    ...LOAD_GOALS.map((name) => goalOf(name, (page) => page[name])),
    {
      about: 'a click half a second after FCP',
      goal: 'never lost, never twice',
      measured: others.length === 0 ? 'once on every page' : joinWords(others),
      met: `${passed} of ${pages.length} pages`,
    },
    goalOfClick('feedback'),
    goalOfClick('result'),
  ]
}

const COLUMNS = 'page,FCP,,LCP,,TBT,script,longest task,longest frame,CLS,clicked,after,effect,feedback,result'.split(',')

/** All pages as a table. `!` marks a missed goal. In brackets: the ratio to the page without scripts, and the slowest click. */
export function formatReports(reports: readonly PhoneReport[]): string {
  const pair = (mine: number, other: number) => `${mine.toFixed(0)} (${other.toFixed(0)})`
  const rows = reports.map((report) => {
    const page = figuresOf(report)
    const { route, fcp, lcp, blocking, script, longestTask, longestFrame, shift, fcpRatio, lcpRatio, twin, after, verdict } = page
    const mark = (name: GoalName, figure: number | undefined, text: string) => text + (missedBy(name, route, figure) > 0 ? '!' : '')
    const click = (name: 'feedback' | 'result') =>
      mark(name, page[name]?.median, `${formatSeconds(page[name]?.median)} (${formatSeconds(page[name]?.slowest)})`)
    return [
      route,
      mark('fcp', fcp, formatSeconds(fcp)),
      `${fcpRatio.toFixed(2)}×`,
      mark('lcp', lcp, formatSeconds(lcp)),
      `${lcpRatio.toFixed(2)}×`,
      pair(blocking, twin.blocking),
      mark('script', script, pair(script, twin.script)),
      mark('longestTask', longestTask, longestTask.toFixed(0)),
      pair(longestFrame, twin.longestFrame),
      `${shift.toFixed(3)}${shift >= 0.005 ? '!' : ''}`,
      report.clicks[0]?.widget ?? '-',
      formatSeconds(after?.median),
      verdict,
      click('feedback'),
      click('result'),
    ]
  })
  return formatTable(COLUMNS, rows)
}
