import { EventCard } from '../components/cards.tsx'
import { AccessLines } from '../components/eventNotes.tsx'
import { TicketSheet } from '../components/TicketSheet.tsx'
import { TICKET_CATEGORIES } from '../content/schemas/tickets.ts'
import type { Site } from '../content/site.ts'
import { accessListId } from '../lib/access.ts'
import { SEASON_CALENDAR } from '../lib/calendarAddresses.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { capitalise } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { Inline } from '../markdown/Inline.tsx'
import { accessCalendar, cityCalendars, seasonCalendar } from '../model/calendars.ts'
import { getDateAskDetails } from '../model/contactDetails.ts'
import { toEventCardProps, toPriceNote } from '../model/eventCards.ts'
import { accessPerformances, eventSpan, isUpcoming } from '../model/events.ts'
import { AskLinks } from '../ui/AskLinks.tsx'
import { CalendarSubscription } from '../ui/calendarLinks.tsx'
import { DateText } from '../ui/dates.tsx'
import { MoreLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Section } from '../ui/Section.tsx'
import { DialogTrigger } from '../widgets/dialog/dialogTriggers.tsx'
import { FilterList } from '../widgets/filter/FilterList.tsx'
import { HeroPage } from './HeroPage.tsx'
import { NoUpcomingEvents, ShareSection, toSectionHead } from './sections.tsx'

/** The `sizes` of the featured card’s picture. On wide screens it is cropped to the height of the text beside it. */
const FEATURED_SIZES = '(min-width: 64em) 740px, 90vw'

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
      sizes={featured ? FEATURED_SIZES : SIZES_IN_ROW.three}
    />
  )
  return (
    <HeroPage site={site} path="/tickets" page={page} surface="clay">
      <Section
        heading={page.featured.title}
        id="featured"
        intro={tickets.some(isUpcoming) ? undefined : <NoUpcomingEvents text={messages.empty.upcoming} />}
      >
        {first ? card(first, true) : null}
      </Section>
      <Section {...toSectionHead(page.all)} id="events" surface="sand">
        <FilterList
          legend={WORDS.common.category}
          name="category"
          options={[WORDS.tickets.all, ...TICKET_CATEGORIES.map((category) => category.toLowerCase())]}
          empty={messages.empty.events}
          noun={WORDS.tickets.event}
          items={tickets.map((event) => ({ key: event.id, option: event.category.toLowerCase(), content: card(event) }))}
          className="grid-3"
          beside={
            <DialogTrigger section="more-filters" className="button button-quiet">
              {WORDS.tickets.moreFiltersButton}
            </DialogTrigger>
          }
        />
        <MoreFilters site={site} />
      </Section>
      <AccessSection site={site} />
      <Section
        heading={WORDS.common.datesAndPrices}
        id="dates-and-prices"
        intro={WORDS.common.lagosTime}
        aside={<MoreLink href={SEASON_CALENDAR} download text={WORDS.tickets.allDates} />}
      >
        <div className="stack-wide">
          {tickets.map((event) => (
            <TicketSheet
              key={event.id}
              {...toEventCardProps(site, event)}
              id={event.id}
              note={toPriceNote(event) ? <Inline text={toPriceNote(event)} /> : undefined}
            />
          ))}
        </div>
      </Section>
      <CalendarSection site={site} />
      <ShareSection site={site} path="/tickets" title={page.title} />
    </HeroPage>
  )
}

/** The content of the dialog More Filters, which says that these filters are not available yet. */
function MoreFilters({ site }: { site: Site }) {
  const { comingSoon } = site.messages.unavailable
  return (
    <section id="more-filters" className="panel stack more-filters">
      <h3>{WORDS.tickets.moreFilters}</h3>
      <h4>{WORDS.tickets.dateRange}</h4>
      <p>{comingSoon}</p>
      <h4>{WORDS.terms.location}</h4>
      <p id="location-soon">{comingSoon}</p>
      <List of={site.ticketsPage.locations} className="actions">
        {(location) => (
          <button type="button" className="button button-quiet" aria-disabled="true" aria-describedby="location-soon">
            {location}
          </button>
        )}
      </List>
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
        options={[WORDS.tickets.all, ...lists.map(({ group }) => group)]}
        empty={empty.events}
        noun={WORDS.tickets.kind}
        items={lists.map(({ group, performances }) => ({
          key: group,
          option: group,
          content: <AccessList site={site} group={group} performances={performances} />,
        }))}
        className="grid-3"
      />
    </Section>
  )
}

const AccessList = ({ site, group, performances }: ReturnType<typeof accessPerformances>[number] & { site: Site }) => (
  <div className="stack">
    <h3 id={accessListId(group)} tabIndex={-1}>
      {capitalise(group)}
    </h3>
    <List of={performances} className="stack">
      {({ event, date, start, end, place, access }) => (
        <>
          <p>
            <strong>
              <DateText start={start} end={end} />
            </strong>
          </p>
          <p>{place}</p>
          <AccessLines access={[access]} />
          <AskLinks {...getDateAskDetails(site, event, date)} text={WORDS.contact.askAboutDate} />
          <p>
            <DialogTrigger section={`tickets-${event.id}`} className="more">
              {WORDS.tickets.ticketsFor(event.title)}
            </DialogTrigger>
          </p>
        </>
      )}
    </List>
  </div>
)

/** Calendars of all events, of each city and of each kind of access. */
function CalendarSection({ site }: { site: Site }) {
  const { company, ticketsPage } = site
  const listed = [
    { ...seasonCalendar(site), what: WORDS.calendar.allDates },
    ...cityCalendars(site).map((calendar) => ({ ...calendar, what: WORDS.calendar.datesIn(calendar.city) })),
    ...accessPerformances(site).map(({ group }) => ({ ...accessCalendar(site, group), what: WORDS.calendar.performances(group) })),
  ]
  return (
    <Section {...toSectionHead(ticketsPage.calendars)} id="calendars" isLinkTarget surface="sand">
      <List of={listed} className="stack">
        {({ path, what }) => <CalendarSubscription url={company.url} path={path} what={what} />}
      </List>
    </Section>
  )
}
