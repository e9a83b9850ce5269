import type { EventStatusType, Festival, ItemAvailability, Offer, Place, TheaterEvent } from 'schema-dts'
import type { Entry } from '../../content/kinds.ts'
import { getEntry, type Site } from '../../content/site.ts'
import { accessName, toAccessText } from '../../lib/access.ts'
import { toPlainText } from '../../markdown/toPlainText.ts'
import { isUpcomingEventDate, plannedFor, venueOf } from '../../model/events.ts'
import { eventOf } from '../../model/productions.ts'
import { findSharePicture } from '../../model/sharePicture.ts'
import { toCompanyReference } from './company.ts'

type TicketedEvent = Entry<'tickets'>
type EventDate = TicketedEvent['dates'][number]

/** The status of a date. A past date was held as planned, so it stays scheduled. */
const STATUS: Readonly<Record<EventDate['status'], EventStatusType>> = {
  scheduled: 'https://schema.org/EventScheduled',
  'on sale': 'https://schema.org/EventScheduled',
  'sold out': 'https://schema.org/EventScheduled',
  completed: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
}

/** Only upcoming dates that are on sale or sold out have offers. */
const AVAILABILITY: Partial<Record<EventDate['status'], ItemAvailability>> = {
  'on sale': 'https://schema.org/InStock',
  'sold out': 'https://schema.org/SoldOut',
}

/** The dates on a production’s page. Only the page of a premiere lists dates. */
export function datesOfProduction(site: Site, id: string): (TheaterEvent | Festival)[] {
  const production = getEntry(site, 'productions', id)
  const event = eventOf(site, production)
  if (!production.premiere || !event) return []
  return datesOf(site, event, `/productions/${id}`, production.subtitle)
}

/** The dates that only the tickets page lists, because no page of a premiere does. */
export function datesOfTickets(site: Site): (TheaterEvent | Festival)[] {
  const ofPremieres = site.productions.filter(({ premiere }) => premiere).map((production) => production.ticketedEvent)
  return site.tickets
    .filter((event) => !ofPremieres.includes(event.id))
    .flatMap((event) => datesOf(site, event, `/tickets#tickets-${event.id}`, toPlainText(event.summary)))
}

/** The festival as a whole, for its page. Dates with tickets are among those of the tickets page. */
export function toFestival(site: Site): Festival {
  const { festival, company } = site
  return {
    '@type': 'Festival',
    name: festival.title,
    description: toPlainText(festival.lead),
    url: `${company.url}/festival`,
    startDate: festival.starts,
    endDate: festival.ends,
    eventStatus: STATUS.scheduled,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: toPlace(venueOf(site, festival)),
    ...imageOf(site, '/festival'),
    organizer: toCompanyReference(company),
    performer: festival.guests.map(({ person }) => ({ '@type': 'Person', name: getEntry(site, 'people', person).name })),
  }
}

function datesOf(site: Site, event: TicketedEvent, page: string, description: string): (TheaterEvent | Festival)[] {
  const { company } = site
  return event.dates.map((date) => {
    const planned = plannedFor(date)
    const offers = offersOf(date)
    return {
      '@type': event.category === 'Theatre' ? 'TheaterEvent' : 'Festival',
      name: event.title,
      // schema.org has no term for access performances, so the description begins with the text from the page.
      description: [...(date.access ?? []).map(toAccessText), description].join(' '),
      ...(date.access && { keywords: date.access.map(accessName) }),
      url: company.url + page,
      startDate: planned.start,
      ...(planned.end && { endDate: planned.end }),
      ...(date.newDate
        ? { previousStartDate: date.start, eventStatus: 'https://schema.org/EventRescheduled' }
        : { eventStatus: STATUS[date.status] }),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: toPlace(venueOf(site, date)),
      // A section has no card of its own, and its page’s may name something else: “Festival 2024” is no picture of the next festival.
      ...imageOf(site, event.detailsLink.includes('#') ? '/tickets' : event.detailsLink),
      organizer: toCompanyReference(company),
      ...(event.category === 'Theatre' && { performer: toCompanyReference(company) }),
      ...(offers.length > 0 && { offers }),
    }
  })
}

/** Offers are valid until the show begins; for several days, until the last day. */
function offersOf(date: EventDate): Offer[] {
  const availability = AVAILABILITY[date.status]
  if (!availability || !isUpcomingEventDate(date)) return []
  return date.ticketTypes.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'NGN',
    availability,
    url: date.ticketLink,
    validThrough: date.end ?? date.start,
  }))
}

/** A venue as a schema.org Place, without its street, because most streets are not confirmed. */
const toPlace = ({ name, city }: Entry<'venues'>): Place => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'NG' },
})

/** The page’s share picture, which is its own first one. */
function imageOf(site: Site, path: string): { image?: string } {
  const share = findSharePicture(site, path)
  return share ? { image: site.company.url + share.url } : {}
}
