import {
  formatDay,
  formatMoment,
  formatMonthDay,
  formatRangeParts,
  formatShortDay,
  formatTime,
  formatWeekday,
  rangeDash,
} from '../lib/dates.ts'

const FORMATS = {
  day: formatDay,
  moment: formatMoment,
  monthDay: formatMonthDay,
  short: formatShortDay,
  time: formatTime,
  weekday: formatWeekday,
}

/** A date or moment in the site’s one way of writing it, readable by machines too. */
export function Day({ value, as = 'day' }: { value: string; as?: keyof typeof FORMATS }) {
  return <time dateTime={value}>{FORMATS[as](value)}</time>
}

/** A first and a last day: October 10–11, 2025. HTML has no element for a span of days, so each end is a time of its own. */
export function DayRange({ start, end }: { start: string; end: string }) {
  const [first, last] = formatRangeParts(start, end)
  if (last === undefined) return <time dateTime={start}>{first}</time>
  return (
    <>
      <time dateTime={start}>{first}</time>
      {rangeDash(start, end)}
      <time dateTime={end}>{last}</time>
    </>
  )
}
