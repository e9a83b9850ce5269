import type { ReactNode } from 'react'
import { type Access, accessDetail, accessName } from '../lib/access.ts'
import { getToday } from '../lib/clock.ts'
import { formatMoment, formatRange } from '../lib/dates.ts'
import { type EventDateProps, NOTICE_STATUSES, type Notice, type Span } from '../lib/eventTypes.ts'
import { hasUpcomingDate, isUpcomingDate, notYetOver } from '../lib/pastDates.ts'
import { toUniqueIds } from '../lib/slug.ts'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink, DateText, Day, DaysInWords, LAGOS_TIME, PastBadge, TookPlaceNote } from '../ui/dates.tsx'
import { ExternalLink, MoreLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Price } from '../ui/Price.tsx'
import { Section } from '../ui/Section.tsx'
import { Table } from '../ui/Table.tsx'
import { TabsIsland } from '../widgets/tabs/TabsIsland.tsx'

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
          New date: <DateText {...newDate} />
        </strong>
      </>
    ) : null}
  </>
)

interface DateStateProps {
  date: ShownDate
  /** Whether the date belongs to a run that has upcoming dates. Once the whole run is over, one note for the run says so instead. */
  isOneOfRun: boolean
}

/** The state of one date: its notice, a correction if the content calls it over too early, a badge once it has passed, and its access. */
export function DateState({ date: { start, end = start, actualSpan, completed, notice, access }, isOneOfRun }: DateStateProps) {
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
          <PastBadge day={actualSpan.end} text="Took place" />
        </p>
      ) : null}
      <AccessLines access={access} />
    </>
  )
}

/** The access services of one date: a badge each, with details. */
export const AccessLines = ({ access = [] }: { access?: readonly Access[] | undefined }) =>
  access.map((one) => (
    <p key={accessName(one)}>
      <Badge>{accessName(one)}</Badge> {accessDetail(one)}
    </p>
  ))

/** The upcoming dates that offer access services, for pages that do not list all dates. */
function AccessDates({ dates }: { dates: readonly ShownDate[] }) {
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

interface TicketSheetProps {
  id: string
  title: string
  dates: readonly EventDateProps[]
  actualSpan: Span | undefined
  visit: string
  note?: ReactNode
}

/** Every date of an event with its ticket types, prices and seller. "Buy Tickets" shows it in a dialog. */
export const TicketSheet = ({ id, title, dates, actualSpan, visit, note }: TicketSheetProps) => (
  <section id={`tickets-${id}`} className="ticket-sheet">
    <h3>Tickets for {title}</h3>
    {note ? <p>{note}</p> : null}
    <TookPlaceNote what="event" span={actualSpan} about={`${title}, on Get Involved`} askHref="/get-involved#stay" />
    <p>
      <MoreLink href={visit} aria-label={`Before you come to ${title}`} text="Before you come" />
    </p>
    <List of={dates} className="ticket-dates" itemClass="ticket-date">
      {(date) => <TicketDate date={date} title={title} isOneOfRun={hasUpcomingDate(dates)} />}
    </List>
  </section>
)

function TicketDate({ date, title, isOneOfRun }: { date: EventDateProps; title: string; isOneOfRun: boolean }) {
  const { start, end, place, statusText, completed, notice, ticketTypes, ticketLink } = date
  const words = completed || notice ? 'The seller’s page' : 'Get tickets'
  const name = `${words}: ${title}, ${end ? formatRange(start, end) : formatMoment(start)}`
  return (
    <>
      <h4>{end ? <DaysInWords start={start} end={end} /> : <Day value={start} as="moment" />}</h4>
      <p>{place}</p>
      {statusText ? (
        <p>
          <Badge>{statusText}</Badge>
        </p>
      ) : null}
      <DateState date={date} isOneOfRun={isOneOfRun} />
      <TicketPrices ticketTypes={ticketTypes} />
      <p>
        <ExternalLink href={ticketLink} describe={name} nameHost className="more" text={words} />
      </p>
      <AddToCalendarLink file={date.calendar} about={title} />
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
        </span>
        <Price amounts={[price]} strong />
      </>
    )}
  </List>
)

type Shows = readonly Omit<EventDateProps, 'place' | 'ticketLink'>[]

interface ProductionRunProps {
  title: string
  actualSpan: Span | undefined
  cities: readonly { city: string; venues: readonly string[]; shows: Shows }[]
  note?: ReactNode
}

/** The run of a production in tabs by city: performances and ticket prices. */
export function ProductionRun({ title, actualSpan, cities, note }: ProductionRunProps) {
  const isOn = hasUpcomingDate(cities.flatMap(({ shows }) => shows))
  const ids = toUniqueIds(cities.map(({ city }) => city))
  return (
    <>
      <Section heading="Past Performances" id="performances" intro={LAGOS_TIME}>
        <TabsIsland
          id="shows"
          label="Past performances by city"
          tabs={cities.map(({ city, venues, shows }, index) => ({
            id: `${ids[index]}-shows`,
            name: `${city} Shows`,
            body: <ShowTable caption={venues.join('; ')} title={title} shows={shows} isOneOfRun={isOn} />,
          }))}
        />
        <TookPlaceNote what="run" span={actualSpan} about={title} />
      </Section>
      <Section
        heading="Ticket Categories"
        id="ticket-categories"
        surface="sand"
        intro={
          <>
            {note} {LAGOS_TIME}
          </>
        }
      >
        <TabsIsland
          id="prices"
          label="Ticket categories by city"
          tabs={cities.map(({ city, shows }, index) => ({
            id: `${ids[index]}-tickets`,
            name: city,
            body: <Table caption={`Tickets in ${city}`} columns={['Show', 'Ticket', 'Price']} rows={shows.flatMap(toPriceRows)} priced />,
          }))}
        />
      </Section>
    </>
  )
}

interface ShowTableProps {
  caption: string
  title: string
  shows: Shows
  /** Whether some dates of the run are upcoming, even in another city. */
  isOneOfRun: boolean
}

/** Performances in one city: date, time and status. */
export const ShowTable = ({ caption, title, shows, isOneOfRun }: ShowTableProps) => (
  <Table
    caption={caption}
    columns={['Date', 'Time', 'Status']}
    rows={shows.map((show) => ({
      key: show.id,
      cells: [
        <Day key="day" value={show.start.slice(0, 10)} as="weekday" />,
        <Day key="time" value={show.start} as="time" />,
        <>
          {show.statusText}
          <DateState date={show} isOneOfRun={isOneOfRun} />
          <AddToCalendarLink file={show.calendar} about={title} />
        </>,
      ],
    }))}
  />
)

/** A row for each ticket type of a show. */
const toPriceRows = ({ id, start, notice, ticketTypes }: Shows[number]) =>
  ticketTypes.map(({ name, note, price }) => ({
    key: id + name,
    cells: [
      <>
        <Day value={start} as="moment" /> {notice ? <Badge>{NOTICE_STATUSES[notice.status]}</Badge> : null}
      </>,
      <>
        {name}
        {note ? <small> ({note})</small> : null}
      </>,
      <Price key="price" amounts={[price]} />,
    ],
  }))
