import { Fragment } from 'react'
import { AccessLines } from '../components/AccessLines.tsx'
import { EventCard } from '../components/EventCard.tsx'
import { NoUpcomingEvents } from '../components/NoUpcomingEvents.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { TicketSheet } from '../components/TicketSheet.tsx'
import { TICKET_CATEGORIES } from '../content/schemas/tickets.ts'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { accessListId } from '../lib/access.ts'
import { SEASON_CALENDAR, SEASON_DATA, subscribeAddress } from '../lib/calendarAddresses.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { capitalise } from '../lib/text.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { type AccessPerformance, accessPerformances } from '../model/accessPerformances.ts'
import { accessCalendar, cityCalendars, seasonCalendar, upcomingAccessKinds } from '../model/calendars.ts'
import { toEventCardProps } from '../model/eventCards.ts'
import { eventSpan, isUpcoming } from '../model/events.ts'
import { CalendarSubscription } from '../ui/CalendarLinks.tsx'
import { DateText } from '../ui/Day.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { LagosTime } from '../ui/LagosTime.tsx'
import { Section } from '../ui/Section.tsx'
import { DialogTrigger } from '../widgets/dialog/DialogTrigger.tsx'
import { FilterList } from '../widgets/filter/FilterList.tsx'

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

/** Upcoming performances with access services: a list for each kind. Renders nothing when there are none. */
function AccessSection({ site }: { site: Site }) {
  const lists = accessPerformances(site)
  const { access, empty } = site.messages
  if (lists.length === 0) return null
  return (
    <Section heading={access.title} id="access">
      <FilterList
        legend={access.legend}
        name="access"
        allLabel="all"
        options={lists.map(({ kind }) => ({ value: kind, label: kind }))}
        empty={empty.events}
        noun={['kind', 'kinds']}
        items={lists.map(({ kind, performances }) => ({
          key: kind,
          values: [kind],
          content: <AccessList id={accessListId(kind)} heading={capitalise(kind)} performances={performances} />,
        }))}
        className="grid-3"
      />
    </Section>
  )
}

function AccessList({ id, heading, performances }: { id: string; heading: string; performances: readonly AccessPerformance[] }) {
  return (
    <div className="stack">
      <h3 id={id} tabIndex={-1}>
        {heading}
      </h3>
      <ul className="stack">
        {performances.map(({ event, start, end, place, access }) => (
          <li key={event.id + start}>
            <p>
              <strong>
                <DateText start={start} end={end} />
              </strong>
            </p>
            <p>{place}</p>
            <AccessLines access={[access]} />
            <p>
              <DialogTrigger section={`tickets-${event.id}`} className="more">
                Tickets for {event.title}
              </DialogTrigger>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Calendars of all events, of each city and of each kind of access, and the same dates as data. */
function CalendarSection({ site }: { site: Site }) {
  const { company, ticketsPage } = site
  const { calendars, data } = ticketsPage
  const listed = [
    { ...seasonCalendar(site), what: 'all dates' },
    ...cityCalendars(site).map((calendar) => ({ ...calendar, what: `dates in ${calendar.city}` })),
    ...upcomingAccessKinds(site).map((kind) => ({ ...accessCalendar(site, kind), what: `${kind} performances` })),
  ]
  const files = [
    { href: SEASON_DATA.json, words: 'Download JSON' },
    { href: SEASON_DATA.csv, words: 'Download CSV' },
    { href: SEASON_DATA.schema, words: 'JSON Schema' },
  ]
  return (
    <Section heading={calendars.title} id="calendars" surface="sand" intro={<Inline text={calendars.text} />}>
      <ul className="stack">
        {listed.map(({ path, what }) => (
          <li key={path}>
            <CalendarSubscription path={path} subscribe={subscribeAddress(company.url, path)} what={what} />
          </li>
        ))}
      </ul>
      <div className="stack spaced">
        <h3>{data.title}</h3>
        <Paragraph text={data.text} />
        <p className="actions">
          {files.map(({ href, words }) => (
            <Fragment key={href}>
              <a className="more" href={href} download>
                {words}
              </a>{' '}
            </Fragment>
          ))}
          <ExternalLink href={data.licence.href} className="more">
            {`Licence: ${data.licence.text}`}
          </ExternalLink>
        </p>
      </div>
    </Section>
  )
}
