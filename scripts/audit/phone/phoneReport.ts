import { formatTable } from '../../lib/formatTable.ts'
import type { Click } from './earlyClick.ts'
import { median, ratioOf } from './figures.ts'
import type { SideBySide } from './sideBySide.ts'
import type { Visit } from './visit.ts'

/** All measurements of a page. Its twin is the page without scripts. */
export interface PhoneReport extends SideBySide<Visit> {
  clicks: readonly Click[]
  /** Clicks that failed, as messages. */
  errors: readonly string[]
}

/** Maximum ratio of LCP to that of the page without scripts. Above it, the audit fails. */
const MAX_LCP_RATIO = 1.2

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const milliseconds = (time: number) => `${time.toFixed(0)} ms`
const times = (ratio: number) => `${ratio.toFixed(2)} times`

/** A column of the report, with its goal. Figures are medians of all rounds or clicks, because the machine’s load varies. */
interface PhoneGoal<Report> {
  title: string
  goal: string
  /** The highest figure that reaches the goal, in the unit of the figure. Times are in milliseconds. */
  limitOf: (route: string) => number
  /** Undefined if there is no figure, which misses the goal. */
  figureOf: (report: Report) => number | undefined
  format: (figure: number) => string
}

const medianOf =
  (pick: (visit: Visit) => number) =>
  ({ rounds }: SideBySide<Visit>) =>
    median(rounds.map(({ asBuilt }) => pick(asBuilt)))

const lcpRatioOf = ({ rounds }: SideBySide<Visit>) => ratioOf(rounds, ({ lcp }) => lcp)

const LOADING_GOALS: readonly PhoneGoal<SideBySide<Visit>>[] = [
  { title: 'FCP', goal: '0.9 s', limitOf: () => 900, figureOf: medianOf(({ fcp }) => fcp), format: seconds },
  {
    title: 'LCP',
    goal: '2.3 s on /, 2.2 s elsewhere',
    limitOf: (route) => (route === '/' ? 2300 : 2200),
    figureOf: medianOf(({ lcp }) => lcp),
    format: seconds,
  },
  { title: 'LCP ratio', goal: '1.2 times', limitOf: () => MAX_LCP_RATIO, figureOf: lcpRatioOf, format: times },
  { title: 'script', goal: '50 ms', limitOf: () => 50, figureOf: medianOf(({ script }) => script), format: milliseconds },
  { title: 'longest task', goal: '50 ms', limitOf: () => 50, figureOf: medianOf(({ longestTask }) => longestTask), format: milliseconds },
  { title: 'CLS', goal: '0', limitOf: () => 0.005, figureOf: medianOf(({ shift }) => shift), format: (shift) => shift.toFixed(3) },
]

/** The median time of a page’s clicks. Undefined where a click has no time, because it was lost or not made. */
const medianOfClicks =
  (time: 'feedback' | 'result') =>
  ({ clicks }: PhoneReport) => {
    const all = clicks.map((click) => click[time]).filter((one) => one !== undefined)
    return all.length > 0 && all.length === clicks.length ? median(all) : undefined
  }

/** Only a missed ratio of LCP fails the audit. */
const GOALS: readonly PhoneGoal<PhoneReport>[] = [
  ...LOADING_GOALS,
  { title: 'feedback', goal: '0.3 s', limitOf: () => 300, figureOf: medianOfClicks('feedback'), format: seconds },
  { title: 'result', goal: '4 s', limitOf: () => 4000, figureOf: medianOfClicks('result'), format: seconds },
]

/** Each goal with its figure: “FCP: 0.9 s”. */
export const PHONE_GOALS: readonly string[] = GOALS.map(({ title, goal }) => `${title}: ${goal}`)

const misses = <Report extends SideBySide<Visit>>({ limitOf, figureOf }: PhoneGoal<Report>, report: Report) =>
  (figureOf(report) ?? Number.POSITIVE_INFINITY) > limitOf(report.route)

/** Whether a page misses a goal while it loads. */
export const isUncertain = (report: SideBySide<Visit>): boolean => LOADING_GOALS.some((goal) => misses(goal, report))

/** `once` if every click had its effect once; otherwise what went wrong. */
function verdictOf({ clicks, errors }: PhoneReport): Click['verdict'] | 'not made' {
  const bad = clicks.find(({ verdict }) => verdict !== 'once')
  return bad?.verdict ?? (clicks.length === 0 || errors.length > 0 ? 'not made' : 'once')
}

/** Failures: a click that is lost or has its effect twice, and an LCP picture that scripts delay. Empty when there are none. */
export function findClickErrors(report: PhoneReport): string[] {
  const { route, clicks, errors } = report
  const bad = clicks.filter(({ verdict }) => verdict !== 'once')
  const lcpRatio = lcpRatioOf(report)
  return [
    ...errors.map((error) => `${route}: ${error}`),
    ...bad.map(({ widget, verdict }) => `${route}: the click on ${widget} ${verdict === 'lost' ? 'was lost' : 'had its effect twice'}`),
    ...(lcpRatio > MAX_LCP_RATIO ? [`${route}: LCP takes ${times(lcpRatio)} as long as without scripts; at most ${MAX_LCP_RATIO}`] : []),
  ]
}

/** All pages as a table. `!` marks a missed goal. TBT has that of the page without scripts in brackets. */
export function formatReports(reports: readonly PhoneReport[]): string {
  const rows = reports.map((report) => {
    const { route, rounds, clicks } = report
    const cellOf = (goal: PhoneGoal<PhoneReport>) => {
      const figure = goal.figureOf(report)
      return (figure === undefined ? 'no time' : goal.format(figure)) + (misses(goal, report) ? '!' : '')
    }
    const tbtOf = (side: 'asBuilt' | 'twin') => median(rounds.map((round) => round[side].blocking)).toFixed(0)
    return [
      route,
      ...GOALS.map(cellOf),
      times(ratioOf(rounds, ({ fcp }) => fcp)),
      `${tbtOf('asBuilt')} (${tbtOf('twin')}) ms`,
      clicks[0]?.widget ?? '-',
      verdictOf(report),
    ]
  })
  return formatTable(['page', ...GOALS.map(({ title }) => title), 'FCP ratio', 'TBT', 'clicked', 'effect'], rows)
}
