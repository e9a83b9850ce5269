import { formatSeconds, formatTable, median, medians } from '../phone/figures.ts'
import type { Press } from '../phone/press.ts'
import type { Visit } from '../phone/visit.ts'

/** One page, built one way: every visit and every press. */
export interface Compared {
  page: string
  way: 'this site' | 'whole app'
  visits: Visit[]
  presses: Press[]
}

const HEAD = [
  'page',
  'way',
  'script',
  'at load',
  'first text',
  'largest',
  'blocking',
  'running script',
  'pressed',
  '',
  'after',
  'answers',
  'shows its effect',
]

/** Everything as a table of medians. A press that was lost once has no time until its effect. */
export function formatCompared(compared: readonly Compared[]): string {
  const rows = compared.map(({ page, way, visits, presses }) => {
    const { scriptBytes, bytesAtLoad, firstText, largest, blocking, script } = medians(visits)
    const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
    const middle = (pick: (press: Press) => number | undefined) => formatSeconds(median(presses.map((press) => pick(press) ?? Infinity)))
    const verdicts = new Set(presses.map(({ verdict }) => verdict))
    const isLost = verdicts.has('lost')
    return [
      page,
      way,
      kilobytes(scriptBytes),
      kilobytes(bytesAtLoad),
      formatSeconds(firstText),
      formatSeconds(largest),
      blocking.toFixed(0),
      script.toFixed(0),
      presses[0]?.widget ?? '-',
      isLost ? 'lost' : verdicts.has('twice') ? 'twice' : 'kept',
      middle(({ after }) => after),
      middle(({ answered }) => answered),
      isLost ? '-' : middle(({ there }) => there),
    ]
  })
  return formatTable(HEAD, rows)
}
