import type { Press } from './earlyClick.ts'
import { formatSeconds, formatTable, median, medians } from './figures.ts'
import type { Visit } from './visit.ts'

/** A page on the slow phone and the same page without scripts, one right after the other. */
export interface Round {
  asBuilt: Visit
  scriptFree: Visit
}

/** Everything that was measured of a page. */
export interface PhoneReport {
  route: string
  rounds: readonly Round[]
  presses: readonly Press[]
  /** Presses that could not be made, in words. */
  errors: readonly string[]
}

/**
 * What is aimed at, in milliseconds. These are told and never fail. No task of a script may be longer than 50: to lay a page out takes
 * such a phone longer than that with no script at all (the longest frame of the page without scripts stands in brackets).
 */
export const GOALS = { firstText: 900, script: 50, longestScript: 50, answered: 300, there: 4000 } as const
/** The same for the largest picture. */
export const goalOfLargest = (route: string): number => (route === '/' ? 2300 : 2200)
/** How many times the time of the page without scripts the largest picture may take. */
export const MOST_LARGEST = 1.2

/** How many times the time of the page without scripts a page takes: the middle of all rounds, since a machine is not always as busy. */
const ratioOf = (rounds: readonly Round[], figure: 'firstText' | 'largest') =>
  median(rounds.map(({ asBuilt, scriptFree }) => asBuilt[figure] / scriptFree[figure]))

/** What fails: a press that is lost or has its effect twice, and a largest picture that scripts keep waiting. Empty when all is well. */
export function errorsOf({ route, rounds, presses, errors }: PhoneReport): string[] {
  const bad = presses.filter(({ verdict }) => verdict !== 'kept')
  const ratio = ratioOf(rounds, 'largest')
  return [
    ...errors.map((error) => `${route}: ${error}`),
    ...bad.map(({ widget, verdict }) => `${route}: the press on ${widget} ${verdict === 'lost' ? 'was lost' : 'had its effect twice'}`),
    ...(ratio > MOST_LARGEST
      ? [`${route}: the largest picture takes ${ratio.toFixed(2)} times as long as without scripts; at most ${MOST_LARGEST}`]
      : []),
  ]
}

/**
 * Whether a page misses, while it loads, what is aimed at. Of so few rounds one may be the machine’s: such a page is opened as often again,
 * and the middle of all rounds counts.
 */
export function isUncertain({ route, rounds }: Pick<PhoneReport, 'route' | 'rounds'>): boolean {
  const { firstText, largest, script, longestScript } = medians(rounds.map(({ asBuilt }) => asBuilt))
  return (
    ratioOf(rounds, 'largest') > MOST_LARGEST ||
    largest > goalOfLargest(route) ||
    firstText > GOALS.firstText ||
    script > GOALS.script ||
    longestScript > GOALS.longestScript
  )
}

const HEAD = [
  'page',
  'first text',
  '',
  'largest',
  '',
  'blocking',
  'script',
  'longest script',
  'longest frame',
  'shift',
  'pressed',
  'after',
  '',
  'answers',
  'is there',
]

/** What is told of a page. Times are milliseconds; undefined of a press that was lost, or was not made. */
export interface PhoneFigures {
  asBuilt: Visit
  scriptFree: Visit
  /** How many times the time of the page without scripts. */
  firstTextRatio: number
  largestRatio: number
  /** The middle of the presses. */
  after: number | undefined
  answered: number | undefined
  there: number | undefined
  /** The slowest of them. */
  slowest: { answered: number | undefined; there: number | undefined }
  verdict: Press['verdict'] | 'not made'
}

/** The middle of all rounds and of all presses, for a machine is not always as busy; the slowest press beside it. No time where a press has none. */
export function figuresOf({ rounds, presses }: PhoneReport): PhoneFigures {
  const ofAll = (tell: (times: readonly number[]) => number, time: 'after' | 'answered' | 'there') => {
    const times = presses.map((press) => press[time])
    return times.length === 0 || times.includes(undefined) ? undefined : tell(times as number[])
  }
  const most = (times: readonly number[]) => Math.max(...times)
  return {
    asBuilt: medians(rounds.map((round) => round.asBuilt)),
    scriptFree: medians(rounds.map((round) => round.scriptFree)),
    firstTextRatio: ratioOf(rounds, 'firstText'),
    largestRatio: ratioOf(rounds, 'largest'),
    after: ofAll(median, 'after'),
    answered: ofAll(median, 'answered'),
    there: ofAll(median, 'there'),
    slowest: { answered: ofAll(most, 'answered'), there: ofAll(most, 'there') },
    verdict: presses.find((press) => press.verdict !== 'kept')?.verdict ?? (presses.length > 0 ? 'kept' : 'not made'),
  }
}

/** All pages as a table. `!` marks what misses its goal; beside a time stands its ratio to the page without scripts, beside a press the slowest. */
export function formatReports(reports: readonly PhoneReport[]): string {
  const mark = (text: string, missed: boolean) => text + (missed ? '!' : '')
  const pair = (mine: number, other: number) => `${mine.toFixed(0)} (${other.toFixed(0)})`
  const rows = reports.map((report) => {
    const { asBuilt, scriptFree, firstTextRatio, largestRatio, after, answered, there, slowest, verdict } = figuresOf(report)
    return [
      report.route,
      mark(formatSeconds(asBuilt.firstText), asBuilt.firstText > GOALS.firstText),
      `${firstTextRatio.toFixed(2)}×`,
      mark(formatSeconds(asBuilt.largest), asBuilt.largest > goalOfLargest(report.route)),
      `${largestRatio.toFixed(2)}×`,
      pair(asBuilt.blocking, scriptFree.blocking),
      mark(pair(asBuilt.script, scriptFree.script), asBuilt.script > GOALS.script),
      mark(asBuilt.longestScript.toFixed(0), asBuilt.longestScript > GOALS.longestScript),
      pair(asBuilt.longestFrame, scriptFree.longestFrame),
      mark(asBuilt.shift.toFixed(3), asBuilt.shift >= 0.005),
      report.presses[0]?.widget ?? '-',
      formatSeconds(after),
      verdict,
      mark(`${formatSeconds(answered)} (${formatSeconds(slowest.answered)})`, (answered ?? Number.POSITIVE_INFINITY) > GOALS.answered),
      mark(`${formatSeconds(there)} (${formatSeconds(slowest.there)})`, (there ?? Number.POSITIVE_INFINITY) > GOALS.there),
    ]
  })
  return formatTable(HEAD, rows)
}
