import { ACCESS_ICONS, type Access, accessDetail, accessName } from '../lib/access.ts'
import { type EventDateProps, NOTICE_STATUSES, type Notice, type Span } from '../lib/eventTypes.ts'
import { findUpcomingNote, isUpcomingDate } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from '../ui/dates.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PastBadge, TookPlaceNote } from '../ui/pastNotes.tsx'

/** A date as cards and tables show it. */
export type ShownDate = Omit<EventDateProps, 'id' | 'place' | 'ticketLink'>

/** The notices, access services and past note of an event, for pages that do not list its dates. */
export const RunNotes = ({ title, dates, actualSpan }: { title: string; dates: readonly ShownDate[]; actualSpan?: Span | undefined }) => (
  <>
    <EventNotices dates={dates} />
    <AccessDates dates={dates} />
    <TookPlaceNote what="event" span={actualSpan} about={title} />
  </>
)

const isSame = (a: Notice | undefined, b: Notice | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** The notices of an event: one if it is the same for all dates, else one for each date. */
export function EventNotices({ dates }: { dates: readonly ShownDate[] }) {
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
const EventNotice = ({ notice: { status, reason, newDate } }: { notice: Notice }) => (
  <>
    <Badge>{NOTICE_STATUSES[status]}</Badge> {reason}
    {newDate ? (
      <>
        {' '}
        <strong>
          {WORDS.notices.newDate}: <DateText {...newDate} />
        </strong>
      </>
    ) : null}
  </>
)

interface DateStateProps {
  date: ShownDate
  /** Whether the date belongs to a run that has upcoming dates. Once the whole run is over, one note for the run says so instead. */
  runContinues: boolean
}

/** The state of one date: its notice, a correction if the content marks it as completed too early, a badge once it has passed, and its access. */
export function DateState({ date: { start, end = start, actualSpan, completed, notice, access }, runContinues }: DateStateProps) {
  const correction = completed ? findUpcomingNote({ start, end }) : undefined
  return (
    <>
      {notice ? (
        <p>
          <EventNotice notice={notice} />
        </p>
      ) : null}
      {correction ? <p>{correction}</p> : null}
      {runContinues && actualSpan && !completed ? (
        <p>
          <PastBadge day={actualSpan.end} text={WORDS.past.tookPlace} />
        </p>
      ) : null}
      <AccessLines access={access} />
    </>
  )
}

/** The badge of an access service, with the icon of its kind. */
function AccessBadge({ access }: { access: Access }) {
  const icon = ACCESS_ICONS[access.kind]
  return (
    <span className="badge">
      {icon ? <Icon name={icon} /> : null} {accessName(access)}
    </span>
  )
}

/** The access services of one date: a badge each, with details. */
export const AccessLines = ({ access = [] }: { access?: readonly Access[] | undefined }) =>
  access.map((one) => (
    <p key={accessName(one)}>
      <AccessBadge access={one} /> {accessDetail(one)}
    </p>
  ))

/** The upcoming dates that offer access services, for pages that do not list all dates. */
function AccessDates({ dates }: { dates: readonly ShownDate[] }) {
  const offering = dates.filter((date) => date.access && isUpcomingDate(date))
  if (offering.length === 0) return null
  return (
    <ul className="access-dates">
      {offering.map(
        ({ start: announced, end: last = announced, actualSpan: { start, end } = { start: announced, end: last }, access = [] }) => (
          <li key={start} className="access-dates">
            <DateText start={start} end={end} />{' '}
            {access.map((one) => (
              <span key={accessName(one)}>
                <AccessBadge access={one} />{' '}
              </span>
            ))}
          </li>
        ),
      )}
    </ul>
  )
}
