import { type EventDateProps, NOTICE_STATUSES, type Notice } from '../lib/eventTypes.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from '../ui/Day.tsx'

type DateWithNotice = Pick<EventDateProps, 'start' | 'end' | 'notice'>

const isSame = (a: Notice | undefined, b: Notice | undefined) =>
  a?.status === b?.status && a?.reason === b?.reason && a?.newDate?.start === b?.newDate?.start

/** The notices of an event: one if it is the same for all dates, else one for each date. */
export function EventNotices({ dates }: { dates: readonly DateWithNotice[] }) {
  const withNotice = dates.flatMap(({ notice, ...date }) => (notice ? [{ ...date, notice }] : []))
  const [first] = withNotice
  if (!first) return null
  if (dates.every(({ notice }) => isSame(notice, first.notice))) {
    return (
      <p>
        <EventNotice notice={first.notice} />
      </p>
    )
  }
  return (
    <ul>
      {withNotice.map(({ start, end, notice }) => (
        <li key={start}>
          <DateText start={start} end={end} />: <EventNotice notice={notice} />
        </li>
      ))}
    </ul>
  )
}

/** A notice: the status of a date, its reason, and the new date if there is one. */
export function EventNotice({ notice: { status, reason, newDate } }: { notice: Notice }) {
  return (
    <>
      <Badge>{NOTICE_STATUSES[status]}</Badge> {reason}
      {newDate ? (
        <>
          {' '}
          <strong>
            New date: <DateText {...newDate} />
          </strong>
        </>
      ) : null}
    </>
  )
}
