import { formatTable } from '../../lib/formatTable.ts'
import type { Verdict } from '../../lighthouse/audit.ts'
import { median } from './figures.ts'
import type { SideBySide } from './sideBySide.ts'

/** A page’s audits by Lighthouse. Its twin is the page without scripts. */
type LighthouseReport = SideBySide<Verdict>

const GOAL = 100
/** Maximum difference, in points, from the page without scripts: a smaller one is noise. */
export const MAX_POINTS_BEHIND = 5

/** The median scores of a page and of its twin, and by how many points the page is behind. */
function scoresOf({ route, rounds }: LighthouseReport) {
  const medianOf = (side: 'asBuilt' | 'twin') => median(rounds.map((round) => round[side].scores.performance ?? 0))
  const [score, twinScore] = [medianOf('asBuilt'), medianOf('twin')]
  return { route, score, twinScore, behind: twinScore - score }
}

/** Whether a page has too many points fewer than without scripts, which fails the audit. */
export const isBehind = (report: LighthouseReport): boolean => scoresOf(report).behind > MAX_POINTS_BEHIND

/** A page below the goal, with the audits that cost points, as Lighthouse names them. */
export function findLostPoints(report: LighthouseReport): string[] {
  const errors = report.rounds.at(-1)?.asBuilt.errors ?? []
  return scoresOf(report).score < GOAL ? [[report.route, ...errors].join('\n  ')] : []
}

/** All pages as a table. `!` marks a missed goal. */
export function formatScores(reports: readonly LighthouseReport[]): string {
  const rows = reports.map((report) => {
    const { route, score, twinScore } = scoresOf(report)
    return [route, `${score}${score < GOAL ? '!' : ''}`, String(twinScore), isBehind(report) ? 'failed' : '']
  })
  return formatTable(['page', 'performance', 'without scripts', ''], rows)
}
