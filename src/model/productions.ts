import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import { formatPriceRange } from '../lib/money.ts'
import { eventCities, eventPrices } from './events.ts'

/** The ticketed event that holds a production’s dates and prices, if there is one. */
export const eventOf = (site: Site, production: Entry<'productions'>): Entry<'tickets'> | undefined =>
  production.ticketedEvent ? getEntry(site, 'tickets', production.ticketedEvent) : undefined

/** Where a production is or was seen, in a few words; undefined when nothing says. */
export function placesOf(site: Site, production: Entry<'productions'>): string | undefined {
  const event = eventOf(site, production)
  if (event) return eventCities(site, event).join(' and ')
  const places = production.pastPerformances?.map((performance) => performance.place)
  return places ? [...new Set(places)].join('; ') : undefined
}

/** What tickets cost, from the cheapest to the dearest; undefined without a ticketed event. */
export function pricesOf(site: Site, production: Entry<'productions'>): string | undefined {
  const event = eventOf(site, production)
  return event ? formatPriceRange(eventPrices(event)) : undefined
}
