import { type Access, accessDetail, accessName } from '../lib/access.ts'
import { getToday } from '../lib/clock.ts'
import type { EventDateProps } from '../lib/eventTypes.ts'
import { isUpcomingDate } from '../lib/pastDates.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from '../ui/Day.tsx'

/** The access services of one date: a badge each, with details. */
export function AccessLines({ access = [] }: { access?: readonly Access[] | undefined }) {
  return access.map((one) => (
    <p key={accessName(one)}>
      <Badge>{accessName(one)}</Badge> {accessDetail(one)}
    </p>
  ))
}

type AccessDate = Pick<EventDateProps, 'start' | 'end' | 'actualSpan' | 'completed' | 'access'>

/** The upcoming dates that offer access services, for pages that do not list all dates. */
export function AccessDates({ dates }: { dates: readonly AccessDate[] }) {
  const offering = dates.filter((date) => date.access && isUpcomingDate(date, getToday()))
  if (offering.length === 0) return null
  return (
    <ul className="access-dates">
      {offering.map(({ start, end, access = [] }) => (
        <li key={start} className="access-dates">
          <DateText start={start} end={end} />{' '}
          {access.map((one) => (
            <span key={accessName(one)}>
              <Badge>{accessName(one)}</Badge>{' '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
