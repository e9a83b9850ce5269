import type { ComponentProps, ReactNode } from 'react'
import type { Span } from '../lib/eventTypes.ts'
import { hasUpcomingDate, tookPlace } from '../lib/pastDates.ts'
import { toUniqueIds } from '../lib/slug.ts'
import { LagosTime } from '../ui/LagosTime.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Section } from '../ui/Section.tsx'
import { TabsIsland } from '../widgets/tabs/TabsIsland.tsx'
import { ShowTable, TicketCategoryTable } from './ShowTable.tsx'

interface Run {
  city: string
  venues: readonly string[]
  shows: ComponentProps<typeof ShowTable>['shows']
}

interface ProductionRunProps {
  /** The title of the production. */
  title: string
  /** The first and the last day on which the production takes place, as far as is known now. */
  actualSpan: Span | undefined
  /** The cities. The first one’s tab is selected. */
  cities: readonly Run[]
  /** A note about prices. */
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
          headingLevel={3}
          tabs={cities.map(({ city, venues, shows }, index) => ({
            id: `${ids[index]}-shows`,
            name: `${city} Shows`,
            body: <ShowTable caption={venues.join('; ')} title={title} shows={shows} hasUpcomingDate={isOn} />,
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
          headingLevel={3}
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
