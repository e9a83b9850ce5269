import { type EventDateProps, NOTICE_STATUSES, type Notice } from '../lib/eventTypes.ts'
import { notYetOver } from '../lib/pastDates.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from '../ui/Day.tsx'
import { PastBadge } from '../ui/PastNote.tsx'

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
function EventNotice({ notice: { status, reason, newDate } }: { notice: Notice }) {
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

interface DateStateProps {
  date: Pick<EventDateProps, 'start' | 'end' | 'actualSpan' | 'completed' | 'notice'>
  /** Whether the date belongs to a run that has upcoming dates. Once the whole run is over, one note for the run says so instead. */
  isOneOfRun: boolean
}

/** The state of one date: its notice, a correction if the content calls it over too early, and a badge once it has passed. */
export function DateState({ date, isOneOfRun }: DateStateProps) {
  const { start, end = start, actualSpan, completed, notice } = date
  const correction = completed ? notYetOver('event', { start, end }) : undefined
  return (
    <>
      {notice ? (
        <p>
          <EventNotice notice={notice} />
        </p>
      ) : null}
      {correction ? <p>{correction}</p> : null}
      {isOneOfRun && actualSpan && !completed ? (
        <p>
          <PastBadge day={actualSpan.end}>Took place</PastBadge>
        </p>
      ) : null}
    </>
  )
}
