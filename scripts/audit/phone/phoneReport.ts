import { formatTable } from '../../lib/formatTable.ts'
import type { Click } from './earlyClick.ts'
import { median, medians, ratioOf } from './figures.ts'
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

/** The columns of figures, with their goals. Times are in milliseconds. Only a missed `lcpRatio` fails the audit. */
const GOALS = {
  fcp: { title: 'FCP', goal: '0.9 s', limitOf: () => 900, format: seconds },
  lcp: {
    title: 'LCP',
    goal: '2.3 s on /, 2.2 s elsewhere',
    limitOf: (route: string) => (route === '/' ? 2300 : 2200),
    format: seconds,
  },
  lcpRatio: { title: 'LCP ratio', goal: '1.2 times', limitOf: () => MAX_LCP_RATIO, format: times },
  script: { title: 'script', goal: '50 ms', limitOf: () => 50, format: milliseconds },
  longestTask: { title: 'longest task', goal: '50 ms', limitOf: () => 50, format: milliseconds },
  shift: { title: 'CLS', goal: '0', limitOf: () => 0.005, format: (shift: number) => shift.toFixed(3) },
  feedback: { title: 'feedback', goal: '0.3 s', limitOf: () => 300, format: seconds },
  result: { title: 'result', goal: '4 s', limitOf: () => 4000, format: seconds },
} as const
type GoalName = keyof typeof GOALS
const GOAL_NAMES = Object.keys(GOALS) as GoalName[]

/** Each goal with its figure: “FCP: 0.9 s”. */
export const PHONE_GOALS: readonly string[] = Object.values(GOALS).map(({ title, goal }) => `${title}: ${goal}`)

/** The figures of a page: medians of all rounds and clicks, because the machine’s load varies. */
type Figures = Readonly<Record<GoalName, number | undefined>>

/** Medians of all clicks are undefined where a click has no time, because it was lost or not made. */
function figuresOf({ rounds, clicks }: Pick<PhoneReport, 'rounds' | 'clicks'>): Figures {
  const medianOf = (time: 'feedback' | 'result') => {
    const all = clicks.map((click) => click[time]).filter((one) => one !== undefined)
    return all.length > 0 && all.length === clicks.length ? median(all) : undefined
  }
  return {
    ...medians(rounds.map(({ asBuilt }) => asBuilt)),
    lcpRatio: ratioOf(rounds, ({ lcp }) => lcp),
    feedback: medianOf('feedback'),
    result: medianOf('result'),
  }
}

const misses = (name: GoalName, route: string, figures: Figures) => (figures[name] ?? Number.POSITIVE_INFINITY) > GOALS[name].limitOf(route)

const formatFigure = (name: GoalName, figures: Figures) => {
  const figure = figures[name]
  return figure === undefined ? 'no time' : GOALS[name].format(figure)
}

/** Whether a page misses a goal while it loads. */
export function isUncertain({ route, rounds }: SideBySide<Visit>): boolean {
  const figures = figuresOf({ rounds, clicks: [] })
  return (['fcp', 'lcp', 'lcpRatio', 'script', 'longestTask'] as const).some((name) => misses(name, route, figures))
}

/** `once` if every click had its effect once; otherwise what went wrong. */
function verdictOf({ clicks, errors }: PhoneReport): Click['verdict'] | 'not made' {
  const bad = clicks.find(({ verdict }) => verdict !== 'once')
  return bad?.verdict ?? (clicks.length === 0 || errors.length > 0 ? 'not made' : 'once')
}

/** Failures: a click that is lost or has its effect twice, and an LCP picture that scripts delay. Empty when there are none. */
export function findClickErrors(report: PhoneReport): string[] {
  const { route, clicks, errors } = report
  const bad = clicks.filter(({ verdict }) => verdict !== 'once')
  const { lcpRatio = 0 } = figuresOf(report)
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
    const figures = figuresOf(report)
    const tbtOf = (side: 'asBuilt' | 'twin') => median(rounds.map((round) => round[side].blocking)).toFixed(0)
    return [
      route,
      ...GOAL_NAMES.map((name) => `${formatFigure(name, figures)}${misses(name, route, figures) ? '!' : ''}`),
      times(ratioOf(rounds, ({ fcp }) => fcp)),
      `${tbtOf('asBuilt')} (${tbtOf('twin')}) ms`,
      clicks[0]?.widget ?? '-',
      verdictOf(report),
    ]
  })
  return formatTable(['page', ...GOAL_NAMES.map((name) => GOALS[name].title), 'FCP ratio', 'TBT', 'clicked', 'effect'], rows)
}
