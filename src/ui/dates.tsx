import { Fragment, type ReactNode } from 'react'
import { formatDay, formatMoment, formatRangeParts, formatShortDay, formatTime, formatWeekday, rangeDash } from '../lib/dates.ts'
import type { Span } from '../lib/eventTypes.ts'
import { DATE_WORDS } from '../lib/words.ts'

const FORMATS = {
  day: formatDay,
  moment: formatMoment,
  short: formatShortDay,
  time: formatTime,
  weekday: formatWeekday,
}

/** A date or moment in the site’s format, in a `<time>` element. */
export function Day({ value, as = 'day' }: { value: string; as?: keyof typeof FORMATS }) {
  if (as !== 'short') return <time dateTime={value}>{FORMATS[as](value)}</time>
  return (
    <time dateTime={value}>
      <WithSpokenForm as={formatDay(value)}>{formatShortDay(value)}</WithSpokenForm>
    </time>
  )
}

/** Text with a different accessible form: months in full, “to” for a dash. */
const WithSpokenForm = ({ as, children }: { as: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true">{children}</span>
    <span className="visually-hidden">{`\u00a0${as}`}</span>
  </>
)

/** A range of days: October 10–11, 2025. HTML has no element for a range, so each end is a `<time>` of its own. */
export function DayRange({ start, end }: Span) {
  const [first, last] = formatRangeParts(start, end)
  if (last === undefined) return <time dateTime={start}>{first}</time>
  const dash = rangeDash(start, end)
  return (
    <WithSpokenForm as={DATE_WORDS.range(first, last)}>
      {/* The dash stays with the first day: alone, it began lines of cards. */}
      <time dateTime={start}>{first + dash.trimEnd()}</time>
      {dash.endsWith(' ') && ' '}
      <time dateTime={end}>{last}</time>
    </WithSpokenForm>
  )
}

/** The runs of an event: July 5–6, 2025 and July 19, 2025. */
export const DayRuns = ({ runs }: { runs: readonly Span[] }) =>
  runs.map((run, index) => (
    <Fragment key={run.start}>
      {index === 0 ? null : index < runs.length - 1 ? ', ' : DATE_WORDS.and}
      <DayRange {...run} />
    </Fragment>
  ))

/** A date as text: a moment, a day, or a range of days. */
export function DateText({ start, end = start }: { start: string; end?: string }) {
  return end === start ? <Day value={start} as="moment" /> : <DayRange start={start} end={end} />
}
