import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import { joinWords } from '../lib/text.ts'
import { eventCities, eventSpan, placeOf, venueOf } from './events.ts'

/** One date of an event, with its place in words. */
interface EventDateWords {
  id: string
  start: string
  end?: string
  /** The venue and its city. */
  place: string
  /** Whether it is over, as the content says. */
  completed: boolean
  statusText?: string
  ticketLink: string
  ticketTypes: readonly { name: string; price: number; note?: string }[]
}

/** What cards and ticket sheets show of an event. */
interface EventWords {
  title: string
  image: Entry<'tickets'>['image']
  detailsLink: string
  category: string
  span: { start: string; end: string }
  cities: string
  dates: readonly EventDateWords[]
}

/** Brings an event and its venues together for cards and ticket sheets. */
export function eventCardWords(site: Site, event: Entry<'tickets'>): EventWords {
  return {
    title: event.title,
    image: event.image,
    detailsLink: event.detailsLink,
    category: event.category,
    span: eventSpan(event),
    cities: joinWords(eventCities(site, event)),
    dates: event.dates.map((date) => ({
      id: date.id,
      start: date.start,
      end: date.end,
      place: placeOf(venueOf(site, date)),
      completed: date.status === 'completed',
      statusText: date.statusText,
      ticketLink: date.ticketLink,
      ticketTypes: date.ticketTypes,
    })),
  }
}
