import { type EventDateProps, NOTICE_STATUSES } from '../lib/eventTypes.ts'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { Day } from '../ui/Day.tsx'
import { Price } from '../ui/Price.tsx'
import { AccessLines } from './AccessLines.tsx'
import { DateState } from './EventNotices.tsx'

type Show = Omit<EventDateProps, 'place' | 'ticketLink'>

interface ShowTableProps {
  caption: string
  /** The title of the production. */
  title: string
  shows: readonly Show[]
  /** Whether some dates of the run are upcoming, even in another city. */
  hasUpcomingDate: boolean
}

/** Performances in one city: date, time and status. */
export function ShowTable({ caption, title, shows, hasUpcomingDate }: ShowTableProps) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Time</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {shows.map((show) => (
          <tr key={show.id}>
            <th scope="row">
              <Day value={show.start.slice(0, 10)} as="weekday" />
            </th>
            <td>
              <Day value={show.start} as="time" />
            </td>
            <td>
              {show.statusText}
              <DateState date={show} isOneOfRun={hasUpcomingDate} />
              <AccessLines access={show.access} />
              <AddToCalendarLink file={show.calendar} about={title} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row for each ticket type of each show in one city. */
export function TicketCategoryTable({ caption, shows }: { caption: string; shows: readonly Show[] }) {
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Show</th>
          <th scope="col">Ticket</th>
          <th scope="col" className="price">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {shows.flatMap((show) =>
          show.ticketTypes.map((type) => (
            <tr key={show.id + type.name}>
              <th scope="row">
                <Day value={show.start} as="moment" /> {show.notice ? <Badge>{NOTICE_STATUSES[show.notice.status]}</Badge> : null}
              </th>
              <td>
                {type.name}
                {type.note ? <small> ({type.note})</small> : null}
              </td>
              <td className="price">
                <Price amounts={[type.price]} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
