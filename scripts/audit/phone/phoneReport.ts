import { joinWords } from '../../../src/lib/text.ts'
import { formatTable } from '../../lib/formatTable.ts'
import { type Goal, goalOfPages } from '../goals.ts'
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

/** Goals for the figures of a page, whose times are in milliseconds. Only a missed `lcpRatio` fails the audit. */
const GOALS = {
  fcp: { about: 'FCP on a slow phone', goal: '0.9 s', limitOf: () => 900, format: seconds },
  lcp: {
    about: 'LCP on a slow phone',
    goal: '2.3 s on /, 2.2 s elsewhere',
    limitOf: (route: string) => (route === '/' ? 2300 : 2200),
    format: seconds,
  },
  lcpRatio: { about: 'LCP, divided by the LCP without scripts', goal: '1.2 times', limitOf: () => MAX_LCP_RATIO, format: times },
  script: { about: 'script time before interaction', goal: '50 ms', limitOf: () => 50, format: milliseconds },
  longestTask: { about: 'longest script task', goal: '50 ms', limitOf: () => 50, format: milliseconds },
  shift: { about: 'CLS on a slow phone', goal: '0', limitOf: () => 0.005, format: (shift: number) => shift.toFixed(3) },
  feedback: { about: 'time from click to first visual feedback, median', goal: '0.3 s', limitOf: () => 300, format: seconds },
  result: { about: 'time from click to its result, median', goal: '4 s', limitOf: () => 4000, format: seconds },
} as const
type GoalName = keyof typeof GOALS
const GOAL_NAMES = Object.keys(GOALS) as GoalName[]

/** Each goal with its figure: “FCP on a slow phone: 0.9 s”. */
export const PHONE_GOALS: readonly string[] = Object.values(GOALS).map(({ about, goal }) => `${about}: ${goal}`)

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

const missedBy = (name: GoalName, route: string, figures: Figures) =>
  (figures[name] ?? Number.POSITIVE_INFINITY) - GOALS[name].limitOf(route)

const formatFigure = (name: GoalName, figures: Figures) => {
  const figure = figures[name]
  return figure === undefined ? 'no time' : GOALS[name].format(figure)
}

/** Whether a page misses a goal while it loads. */
export function isUncertain({ route, rounds }: SideBySide<Visit>): boolean {
  const figures = figuresOf({ rounds, clicks: [] })
  return (['fcp', 'lcp', 'lcpRatio', 'script', 'longestTask'] as const).some((name) => missedBy(name, route, figures) > 0)
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

/** The goals of the slow phone, each with the page that is furthest from it. */
export function goalsOfPhone(reports: readonly PhoneReport[]): Goal[] {
  const pages = reports.map((report) => ({ route: report.route, figures: figuresOf(report) }))
  const verdicts = reports.map(verdictOf)
  const others = (['lost', 'twice', 'not made'] as const).flatMap((verdict) => {
    const count = verdicts.filter((one) => one === verdict).length
    return count > 0 ? [`${verdict} on ${count}`] : []
  })
  return [
    ...GOAL_NAMES.map((name) =>
      goalOfPages(pages, {
        ...GOALS[name],
        missedBy: ({ route, figures }) => missedBy(name, route, figures),
        describe: ({ figures }) => `${formatFigure(name, figures)} at worst`,
      }),
    ),
    {
      about: 'a click half a second after FCP',
      goal: 'never lost, never twice',
      measured: others.length === 0 ? 'once on every page' : joinWords(others),
      met: `${verdicts.filter((verdict) => verdict === 'once').length} of ${pages.length} pages`,
    },
  ]
}

const TITLES = ['FCP', 'LCP', 'LCP ratio', 'script', 'longest task', 'CLS', 'feedback', 'result']

/** All pages as a table. `!` marks a missed goal. TBT has that of the page without scripts in brackets. */
export function formatReports(reports: readonly PhoneReport[]): string {
  const rows = reports.map((report) => {
    const { route, rounds, clicks } = report
    const figures = figuresOf(report)
    const tbtOf = (side: 'asBuilt' | 'twin') => median(rounds.map((round) => round[side].blocking)).toFixed(0)
    return [
      route,
      ...GOAL_NAMES.map((name) => `${formatFigure(name, figures)}${missedBy(name, route, figures) > 0 ? '!' : ''}`),
      times(ratioOf(rounds, ({ fcp }) => fcp)),
      `${tbtOf('asBuilt')} (${tbtOf('twin')}) ms`,
      clicks[0]?.widget ?? '-',
      verdictOf(report),
    ]
  })
  return formatTable(['page', ...TITLES, 'FCP ratio', 'TBT', 'clicked', 'effect'], rows)
}
