import type { ReactNode } from 'react'
import { formatMoment, formatRange } from '../lib/dates.ts'
import { type EventDateWords, HINDRANCES } from '../lib/eventWords.ts'
import { Badge } from '../ui/Badge.tsx'
import { Day, DayRange } from '../ui/Day.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { TicketPrices } from './TicketPrices.tsx'

interface TicketSheetProps {
  id: string
  title: string
  dates: readonly EventDateWords[]
  /** Where it stands what to know before coming. */
  visit: string
  /** Anything to add about prices. */
  note?: ReactNode
}

const words = ({ completed, hindrance }: EventDateWords) => (completed || hindrance ? 'The seller’s page' : 'Get tickets')

const whenOf = ({ start, end }: EventDateWords) => (end ? formatRange(start, end) : formatMoment(start))

/** Every date of an event with its ticket types, prices and seller. "Buy Tickets" shows it in a dialog. */
export function TicketSheet({ id, title, dates, visit, note }: TicketSheetProps) {
  return (
    <section id={`tickets-${id}`} className="ticket-sheet" aria-labelledby={`tickets-${id}-title`}>
      <h3 id={`tickets-${id}-title`}>Tickets for {title}</h3>
      {note ? <p>{note}</p> : null}
      <p>
        <a className="more" href={visit} aria-label={`Before you come to ${title}`}>
          Before you come
        </a>
      </p>
      <ul className="ticket-dates">
        {dates.map((date) => (
          <li key={date.id} className="ticket-date">
            <h4>{date.end ? <DayRange start={date.start} end={date.end} /> : <Day value={date.start} as="moment" />}</h4>
            <p>{date.place}</p>
            {date.statusText ? (
              <p>
                <Badge>{date.statusText}</Badge>
              </p>
            ) : null}
            {date.hindrance ? (
              <p>
                <Badge>{HINDRANCES[date.hindrance.status]}</Badge> {date.hindrance.reason}
              </p>
            ) : null}
            <TicketPrices ticketTypes={date.ticketTypes} />
            <p>
              <ExternalLink href={date.ticketLink} describe={`${words(date)}: ${whenOf(date)}`} nameHost className="more">
                {words(date)}
              </ExternalLink>
            </p>
            {date.calendar ? (
              <p>
                <a className="more" href={date.calendar} download aria-label={`Add to calendar: ${title}, ${whenOf(date)}`}>
                  Add to calendar
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
