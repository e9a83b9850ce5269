import type { Click } from './earlyClick.ts'
import { formatSeconds, formatTable, median, medians, type Round, ratioOf } from './figures.ts'
import type { Visit } from './visit.ts'

/** All measurements of a page. Its twin is the page without scripts. */
export interface PhoneReport {
  route: string
  rounds: readonly Round<Visit>[]
  clicks: readonly Click[]
  /** Clicks that failed, as messages. */
  errors: readonly string[]
}

/**
 * Goals in milliseconds. A missed goal is reported, and never fails the audit. `longestTask` is of scripts. There is no goal for the
 * longest frame, because layout alone takes such a phone longer, also without scripts.
 */
export const PHONE_GOALS = { fcp: 900, script: 50, longestTask: 50, answered: 300, there: 4000 } as const
/** The goal for LCP, in milliseconds. */
export const lcpGoalOf = (route: string): number => (route === '/' ? 2300 : 2200)
/** Maximum ratio of LCP to that of the page without scripts. */
export const MAX_LCP_RATIO = 1.2

const lcpRatioOf = (rounds: readonly Round<Visit>[]) => ratioOf(rounds, ({ lcp }) => lcp)

/** Failures: a click that is lost or has its effect twice, and an LCP picture that scripts delay. Empty when there are none. */
export function findClickErrors({ route, rounds, clicks, errors }: PhoneReport): string[] {
  const bad = clicks.filter(({ verdict }) => verdict !== 'kept')
  const ratio = lcpRatioOf(rounds)
  return [
    ...errors.map((error) => `${route}: ${error}`),
    ...bad.map(({ widget, verdict }) => `${route}: the click on ${widget} ${verdict === 'lost' ? 'was lost' : 'had its effect twice'}`),
    ...(ratio > MAX_LCP_RATIO
      ? [`${route}: LCP takes ${ratio.toFixed(2)} times as long as without scripts; at most ${MAX_LCP_RATIO}`]
      : []),
  ]
}

/**
 * Whether a page misses a goal while it loads. With few rounds that may be noise, so such a page is measured in as many rounds again, and
 * the median of all rounds counts.
 */
export function isUncertain({ route, rounds }: Pick<PhoneReport, 'route' | 'rounds'>): boolean {
  const { fcp, lcp, script, longestTask } = medians(rounds.map(({ asBuilt }) => asBuilt))
  return (
    lcpRatioOf(rounds) > MAX_LCP_RATIO ||
    lcp > lcpGoalOf(route) ||
    fcp > PHONE_GOALS.fcp ||
    script > PHONE_GOALS.script ||
    longestTask > PHONE_GOALS.longestTask
  )
}

const COLUMNS = 'page,FCP,,LCP,,TBT,script,longest task,longest frame,CLS,clicked,after,,answers,is there'.split(',')

/** The medians of a page, as `figuresOf` returns them. */
export type PhoneFigures = ReturnType<typeof figuresOf>

/**
 * Medians of all rounds and clicks in milliseconds, because the machine’s load varies, with the slowest click. Undefined where a click has no
 * time, because it was lost or not made.
 */
export function figuresOf({ rounds, clicks }: PhoneReport) {
  const ofAll = (summarise: (times: readonly number[]) => number, time: 'after' | 'answered' | 'there') => {
    const times = clicks.map((click) => click[time])
    return times.length === 0 || times.includes(undefined) ? undefined : summarise(times as number[])
  }
  const most = (times: readonly number[]) => Math.max(...times)
  return {
    asBuilt: medians(rounds.map((round) => round.asBuilt)),
    twin: medians(rounds.map((round) => round.twin)),
    fcpRatio: ratioOf(rounds, ({ fcp }) => fcp),
    lcpRatio: lcpRatioOf(rounds),
    after: ofAll(median, 'after'),
    answered: ofAll(median, 'answered'),
    there: ofAll(median, 'there'),
    slowest: { answered: ofAll(most, 'answered'), there: ofAll(most, 'there') },
    verdict: clicks.length === 0 ? 'not made' : (clicks.find(({ verdict }) => verdict !== 'kept')?.verdict ?? 'kept'),
  }
}

/** All pages as a table. `!` marks a missed goal. In brackets: the ratio to the page without scripts, and the slowest click. */
export function formatReports(reports: readonly PhoneReport[]): string {
  const mark = (text: string, missed: boolean) => text + (missed ? '!' : '')
  const pair = (mine: number, other: number) => `${mine.toFixed(0)} (${other.toFixed(0)})`
  const rows = reports.map((report) => {
    const { asBuilt, twin, fcpRatio, lcpRatio, after, answered, there, slowest, verdict } = figuresOf(report)
    return [
      report.route,
      mark(formatSeconds(asBuilt.fcp), asBuilt.fcp > PHONE_GOALS.fcp),
      `${fcpRatio.toFixed(2)}×`,
      mark(formatSeconds(asBuilt.lcp), asBuilt.lcp > lcpGoalOf(report.route)),
      `${lcpRatio.toFixed(2)}×`,
      pair(asBuilt.blocking, twin.blocking),
      mark(pair(asBuilt.script, twin.script), asBuilt.script > PHONE_GOALS.script),
      mark(asBuilt.longestTask.toFixed(0), asBuilt.longestTask > PHONE_GOALS.longestTask),
      pair(asBuilt.longestFrame, twin.longestFrame),
      mark(asBuilt.shift.toFixed(3), asBuilt.shift >= 0.005),
      report.clicks[0]?.widget ?? '-',
      formatSeconds(after),
      verdict,
      mark(
        `${formatSeconds(answered)} (${formatSeconds(slowest.answered)})`,
        (answered ?? Number.POSITIVE_INFINITY) > PHONE_GOALS.answered,
      ),
      mark(`${formatSeconds(there)} (${formatSeconds(slowest.there)})`, (there ?? Number.POSITIVE_INFINITY) > PHONE_GOALS.there),
    ]
  })
  return formatTable(COLUMNS, rows)
}
