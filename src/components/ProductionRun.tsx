import type { ReactNode } from 'react'
import { type EventDateProps, NOTICE_STATUSES } from '../lib/eventTypes.ts'
import { hasUpcomingDate } from '../lib/pastDates.ts'
import { toUniqueIds } from '../lib/slug.ts'
import { WORDS } from '../lib/words.ts'
import { AskLinks } from '../ui/AskLinks.tsx'
import { Badge } from '../ui/Badge.tsx'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { Day } from '../ui/dates.tsx'
import { Price } from '../ui/Price.tsx'
import { Section } from '../ui/Section.tsx'
import { Table } from '../ui/Table.tsx'
import { TabsIsland } from '../widgets/tabs/TabsIsland.tsx'
import { DateState } from './eventNotes.tsx'

type Shows = readonly Omit<EventDateProps, 'place' | 'ticketLink'>[]

interface ProductionRunProps {
  title: string
  cities: readonly { city: string; venues: readonly string[]; shows: Shows }[]
  note?: ReactNode
}

/** The run of a production in tabs by city: performances and ticket prices. */
export function ProductionRun({ title, cities, note }: ProductionRunProps) {
  const hasUpcomingShow = hasUpcomingDate(cities.flatMap(({ shows }) => shows))
  const ids = toUniqueIds(cities.map(({ city }) => city))
  return (
    <>
      <Section heading={WORDS.production.run} id="performances" intro={WORDS.common.lagosTime}>
        <TabsIsland
          id="shows"
          label={WORDS.production.runByCity}
          tabs={cities.map(({ city, venues, shows }, index) => ({
            id: `${ids[index]}-shows`,
            name: WORDS.production.showsIn(city),
            body: <ShowTable caption={venues.join('; ')} title={title} shows={shows} runContinues={hasUpcomingShow} />,
          }))}
        />
      </Section>
      <Section
        heading={WORDS.production.ticketCategories}
        id="ticket-categories"
        surface="sand"
        intro={
          <>
            {note} {WORDS.common.lagosTime}
          </>
        }
      >
        <TabsIsland
          id="prices"
          label={WORDS.production.ticketsByCity}
          tabs={cities.map(({ city, shows }, index) => ({
            id: `${ids[index]}-tickets`,
            name: city,
            body: (
              <Table
                caption={WORDS.production.ticketsIn(city)}
                columns={[WORDS.terms.show, WORDS.terms.ticket, WORDS.terms.price]}
                rows={shows.flatMap(toPriceRows)}
                priced
              />
            ),
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
  runContinues: boolean
}

/** Performances in one city: date, time and status. */
export const ShowTable = ({ caption, title, shows, runContinues }: ShowTableProps) => (
  <Table
    caption={caption}
    columns={[WORDS.terms.date, WORDS.terms.time, WORDS.terms.status]}
    rows={shows.map((show) => ({
      key: show.id,
      cells: [
        <Day key="day" value={show.start.slice(0, 10)} as="weekday" />,
        <Day key="time" value={show.start} as="time" />,
        <>
          {show.statusText}
          <DateState date={show} runContinues={runContinues} />
          <AddToCalendarLink file={show.calendar} about={title} />
          {show.ask ? <AskLinks {...show.ask} text={WORDS.contact.askAboutDate} /> : null}
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
