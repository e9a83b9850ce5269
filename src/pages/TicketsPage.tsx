import { EventCard } from '../components/EventCard.tsx'
import { NoUpcomingEvents } from '../components/NoUpcomingEvents.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { TicketSheet } from '../components/TicketSheet.tsx'
import { TICKET_CATEGORIES } from '../content/schemas/tickets.ts'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { SEASON_CALENDAR } from '../lib/calendarAddresses.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { Inline } from '../markdown/Inline.tsx'
import { toEventCardProps } from '../model/eventCards.ts'
import { eventSpan, isUpcoming } from '../model/events.ts'
import { LagosTime } from '../ui/LagosTime.tsx'
import { Section } from '../ui/Section.tsx'
import { DialogTrigger } from '../widgets/dialog/DialogTrigger.tsx'
import { FilterList } from '../widgets/filter/FilterList.tsx'
import { AccessSection } from './AccessSection.tsx'
import { CalendarSection } from './CalendarSection.tsx'

/** The tickets page: the featured event, the list with its filter, and every date, ticket type and price. */
export function TicketsPage({ site }: { site: Site }) {
  const { ticketsPage: page, messages } = site
  const tickets = sortPastLast(site.tickets, (event) => eventSpan(event).end)
  const [first] = tickets
  const card = (event: Site['tickets'][number], featured = false) => (
    <EventCard
      {...toEventCardProps(site, event)}
      summary={<Inline text={event.summary} />}
      sheet={`tickets-${event.id}`}
      featured={featured}
      sizes={featured ? '(min-width: 64em) 720px, (min-width: 48em) 1050px, 90vw' : SIZES_IN_ROW.three}
    />
  )
  return (
    <Page site={site} path="/tickets" title={page.title} description={page.description} area="productions">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} picture={page.hero} surface="clay" />
      <Section
        heading={page.featured.title}
        id="featured"
        intro={tickets.some(isUpcoming) ? undefined : <NoUpcomingEvents words={messages.empty.upcoming} />}
      >
        {first ? card(first, true) : null}
      </Section>
      <Section heading={page.all.title} id="events" surface="sand" intro={page.all.text ? <Inline text={page.all.text} /> : undefined}>
        <FilterList
          legend="Category"
          name="category"
          allLabel="all"
          options={TICKET_CATEGORIES.map((category) => ({ value: category.toLowerCase(), label: category.toLowerCase() }))}
          empty={messages.empty.events}
          noun={['event', 'events']}
          items={tickets.map((event) => ({ key: event.id, values: [event.category.toLowerCase()], content: card(event) }))}
          className="grid-3"
          beside={
            <DialogTrigger section="more-filters" className="button button-quiet">
              More Filters
            </DialogTrigger>
          }
        />
        <MoreFilters site={site} />
      </Section>
      <AccessSection site={site} />
      <Section
        heading="Dates and prices"
        id="dates-and-prices"
        intro={<LagosTime />}
        aside={
          <a className="more" href={SEASON_CALENDAR} download>
            All dates for your calendar
          </a>
        }
      >
        <div className="stack-wide">
          {tickets.map((event) => (
            <TicketSheet
              key={event.id}
              {...toEventCardProps(site, event)}
              id={event.id}
              note={event.priceNote ? <Inline text={event.priceNote} /> : undefined}
            />
          ))}
        </div>
      </Section>
      <CalendarSection site={site} />
      <ShareSection site={site} path="/tickets" title={page.title} />
    </Page>
  )
}

/** The content of the dialog More Filters, which says that these filters are not available yet. */
function MoreFilters({ site }: { site: Site }) {
  const { comingSoon } = site.messages.unavailable
  return (
    <section id="more-filters" className="panel stack more-filters">
      <h3>More filters</h3>
      <h4>Date range</h4>
      <p>{comingSoon}</p>
      <h4>Location</h4>
      <p id="location-soon">{comingSoon}</p>
      <ul className="actions">
        {site.ticketsPage.locations.map((location) => (
          <li key={location}>
            <button type="button" className="button button-quiet" aria-disabled="true" aria-describedby="location-soon">
              {location}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
