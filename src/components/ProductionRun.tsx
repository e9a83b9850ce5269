import type { ReactNode } from 'react'
import { type EventDateProps, NOTICE_STATUSES, type Span } from '../lib/eventTypes.ts'
import { hasUpcomingDate, tookPlace } from '../lib/pastDates.ts'
import { toUniqueIds } from '../lib/slug.ts'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { Day } from '../ui/Day.tsx'
import { LagosTime } from '../ui/LagosTime.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Price } from '../ui/Price.tsx'
import { Section } from '../ui/Section.tsx'
import { TabsIsland } from '../widgets/tabs/TabsIsland.tsx'
import { AccessLines } from './AccessLines.tsx'
import { DateState } from './DateState.tsx'

type Show = Omit<EventDateProps, 'place' | 'ticketLink'>

interface ProductionRunProps {
  title: string
  actualSpan: Span | undefined
  /** The cities. The first one’s tab is selected. */
  cities: readonly { city: string; venues: readonly string[]; shows: readonly Show[] }[]
  note?: ReactNode
}

/** The run of a production in tabs by city: performances and ticket prices. */
export function ProductionRun({ title, actualSpan, cities, note }: ProductionRunProps) {
  const isOn = hasUpcomingDate(cities.flatMap(({ shows }) => shows))
  const ids = toUniqueIds(cities.map(({ city }) => city))
  return (
    <>
      <Section heading="Past Performances" id="performances" intro={<LagosTime />}>
        <TabsIsland
          id="shows"
          label="Past performances by city"
          tabs={cities.map(({ city, venues, shows }, index) => ({
            id: `${ids[index]}-shows`,
            name: `${city} Shows`,
            body: <ShowTable caption={venues.join('; ')} title={title} shows={shows} isOneOfRun={isOn} />,
          }))}
        />
        {actualSpan ? <PastNote day={actualSpan.end} words={tookPlace('run', actualSpan)} about={title} /> : null}
      </Section>
      <Section
        heading="Ticket Categories"
        id="ticket-categories"
        surface="sand"
        intro={
          <>
            {note} <LagosTime />
          </>
        }
      >
        <TabsIsland
          id="prices"
          label="Ticket categories by city"
          tabs={cities.map(({ city, shows }, index) => ({
            id: `${ids[index]}-tickets`,
            name: city,
            body: <TicketCategoryTable caption={`Tickets in ${city}`} shows={shows} />,
          }))}
        />
      </Section>
    </>
  )
}

interface ShowTableProps {
  caption: string
  title: string
  shows: readonly Show[]
  /** Whether some dates of the run are upcoming, even in another city. */
  isOneOfRun: boolean
}

/** Performances in one city: date, time and status. */
export function ShowTable({ caption, title, shows, isOneOfRun }: ShowTableProps) {
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
              <DateState date={show} isOneOfRun={isOneOfRun} />
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
function TicketCategoryTable({ caption, shows }: { caption: string; shows: readonly Show[] }) {
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
