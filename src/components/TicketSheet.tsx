import type { ReactNode } from 'react'
import { formatWhen } from '../lib/dates.ts'
import type { EventDateProps, Span } from '../lib/eventTypes.ts'
import { hasUpcomingDate, isUpcomingDate } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { AskLinks } from '../ui/AskLinks.tsx'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { Day } from '../ui/dates.tsx'
import { ExternalLink, MoreLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Price } from '../ui/Price.tsx'
import { TookPlaceNote } from '../ui/pastNotes.tsx'
import { DateState } from './eventNotes.tsx'

interface TicketSheetProps {
  id: string
  title: string
  dates: readonly EventDateProps[]
  actualSpan: Span | undefined
  /** The link to the facts to know before coming. */
  visit: string | undefined
  note?: ReactNode
}

/** Every date of an event with its ticket types, prices and seller. "Buy Tickets" shows it in a dialog. */
export const TicketSheet = ({ id, title, dates, actualSpan, visit, note }: TicketSheetProps) => (
  <section id={`tickets-${id}`} className="ticket-sheet">
    <h3>{WORDS.tickets.ticketsFor(title)}</h3>
    {note ? <p>{note}</p> : null}
    <TookPlaceNote what="event" span={actualSpan} about={WORDS.tickets.onGetInvolved(title)} askHref="/get-involved#newsletter" />
    {visit ? (
      <p>
        <MoreLink href={visit} aria-label={WORDS.visit.beforeYouComeTo(title)} text={WORDS.visit.beforeYouCome} />
      </p>
    ) : null}
    <List of={dates} className="ticket-dates" itemClass="ticket-date">
      {(date) => <TicketDate date={date} title={title} runContinues={hasUpcomingDate(dates)} />}
    </List>
  </section>
)

function TicketDate({ date, title, runContinues }: { date: EventDateProps; title: string; runContinues: boolean }) {
  const { start, end, place, statusText, notice, ticketTypes, ticketLink, ask } = date
  // The link to the seller stays when nothing is sold any more: people have questions about tickets that they bought.
  const linkText = isUpcomingDate(date) && !notice ? WORDS.tickets.getTickets : WORDS.tickets.sellersPage
  const name = WORDS.common.accessibleName(linkText, `${title}, ${formatWhen(date)}`)
  return (
    <>
      {/* A range is text alone: Orca reads a heading with two `<time>` elements as three headings. */}
      <h4>{end ? formatWhen(date) : <Day value={start} as="moment" />}</h4>
      <p>{place}</p>
      {statusText ? (
        <p>
          <Badge>{statusText}</Badge>
        </p>
      ) : null}
      <DateState date={date} runContinues={runContinues} />
      <TicketPrices ticketTypes={ticketTypes} />
      <p>
        <ExternalLink href={ticketLink} describe={name} nameHost className="more" text={linkText} />
      </p>
      <AddToCalendarLink file={date.calendar} about={title} />
      {ask ? <AskLinks {...ask} text={WORDS.contact.askAboutDate} /> : null}
    </>
  )
}

/** Ticket types with their prices. */
export const TicketPrices = ({ ticketTypes }: Pick<EventDateProps, 'ticketTypes'>) => (
  <List of={ticketTypes} className="ticket-prices">
    {({ name, note, price }) => (
      <>
        <span>
          {name}
          {note ? <small> ({note})</small> : null}
        </span>{' '}
        <Price amounts={[price]} strong />
      </>
    )}
  </List>
)
