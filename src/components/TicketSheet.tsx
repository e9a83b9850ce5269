import type { ReactNode } from 'react'
import { formatMoment, formatRange } from '../lib/dates.ts'
import type { EventDateProps, Span } from '../lib/eventTypes.ts'
import { hasUpcomingDate, tookPlace } from '../lib/pastDates.ts'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { Day, DaysInWords } from '../ui/Day.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Price } from '../ui/Price.tsx'
import { AccessLines } from './AccessLines.tsx'
import { DateState } from './DateState.tsx'

interface TicketSheetProps {
  id: string
  title: string
  dates: readonly EventDateProps[]
  actualSpan: Span | undefined
  /** The link to the facts to know before coming. */
  visit: string
  note?: ReactNode
}

const words = ({ completed, notice }: EventDateProps) => (completed || notice ? 'The seller’s page' : 'Get tickets')

const whenOf = ({ start, end }: EventDateProps) => (end ? formatRange(start, end) : formatMoment(start))

/** Every date of an event with its ticket types, prices and seller. "Buy Tickets" shows it in a dialog. */
export function TicketSheet({ id, title, dates, actualSpan, visit, note }: TicketSheetProps) {
  return (
    <section id={`tickets-${id}`} className="ticket-sheet">
      <h3>Tickets for {title}</h3>
      {note ? <p>{note}</p> : null}
      {actualSpan ? (
        <PastNote
          day={actualSpan.end}
          words={tookPlace('event', actualSpan)}
          about={`${title}, on Get Involved`}
          askHref="/get-involved#stay"
        />
      ) : null}
      <p>
        <a className="more" href={visit} aria-label={`Before you come to ${title}`}>
          Before you come
        </a>
      </p>
      <ul className="ticket-dates">
        {dates.map((date) => (
          <li key={date.id} className="ticket-date">
            <h4>{date.end ? <DaysInWords start={date.start} end={date.end} /> : <Day value={date.start} as="moment" />}</h4>
            <p>{date.place}</p>
            {date.statusText ? (
              <p>
                <Badge>{date.statusText}</Badge>
              </p>
            ) : null}
            <DateState date={date} isOneOfRun={hasUpcomingDate(dates)} />
            <AccessLines access={date.access} />
            <TicketPrices ticketTypes={date.ticketTypes} />
            <p>
              <ExternalLink href={date.ticketLink} describe={`${words(date)}: ${title}, ${whenOf(date)}`} nameHost className="more">
                {words(date)}
              </ExternalLink>
            </p>
            <AddToCalendarLink file={date.calendar} about={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ticket types with their prices. */
export function TicketPrices({ ticketTypes }: Pick<EventDateProps, 'ticketTypes'>) {
  return (
    <ul className="ticket-prices">
      {ticketTypes.map((type) => (
        <li key={type.name}>
          <span>
            {type.name}
            {type.note ? <small> ({type.note})</small> : null}
          </span>
          <strong>
            <Price amounts={[type.price]} />
          </strong>
        </li>
      ))}
    </ul>
  )
}
