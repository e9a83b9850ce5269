import type { ReactNode } from 'react'
import { TabsIsland } from '../islands/TabsIsland.tsx'
import { Section } from '../ui/Section.tsx'
import { ShowTable, TicketCategoryTable } from './ShowTable.tsx'

interface Run {
  city: string
  venues: readonly string[]
  shows: readonly {
    id: string
    start: string
    statusText?: string
    ticketTypes: readonly { name: string; price: number; note?: string }[]
  }[]
}

interface ProductionRunProps {
  /** The cities, the first shown first. */
  cities: readonly Run[]
  /** Anything to add about prices. */
  note?: ReactNode
}

/** The run of a production, city by city: its past performances, and what its tickets cost. */
export function ProductionRun({ cities, note }: ProductionRunProps) {
  const slug = (city: string) => city.toLowerCase()
  return (
    <>
      <Section heading="Past Performances" id="performances">
        <TabsIsland
          id="shows"
          label="Past performances by city"
          headingLevel={3}
          tabs={cities.map(({ city, venues, shows }) => ({
            id: `${slug(city)}-shows`,
            name: `${city} Shows`,
            body: <ShowTable caption={venues.join('; ')} shows={shows} />,
          }))}
        />
      </Section>
      <Section heading="Ticket Categories" id="ticket-categories" ground="sand" intro={note}>
        <TabsIsland
          id="prices"
          label="Ticket categories by city"
          headingLevel={3}
          tabs={cities.map(({ city, shows }) => ({
            id: `${slug(city)}-tickets`,
            name: city,
            body: <TicketCategoryTable caption={`Tickets in ${city}`} shows={shows} />,
          }))}
        />
      </Section>
    </>
  )
}
