import { type Entry, findPagePath } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { joinWords } from '../lib/text.ts'
import { eventCities } from './events.ts'

const MAX_FEATURED = 4

/** The featured productions, in the order of the list. */
export const featuredProductions = ({ productions }: Pick<Site, 'productions'>): Entry<'productions'>[] =>
  productions.filter((production) => production.featured).slice(0, MAX_FEATURED)

/** Props for a production’s card, except the summary. */
export const toProductionCardProps = (production: Entry<'productions'>) => ({
  href: findPagePath('productions', production),
  title: production.title,
  image: production.image,
})

/** The ticketed event with a production’s dates and prices, if there is one. */
export const eventOf = (site: Site, production: Entry<'productions'>): Entry<'tickets'> | undefined =>
  production.ticketedEvent ? getEntry(site, 'tickets', production.ticketedEvent) : undefined

/** The production of a ticketed event, if it has one. */
export const productionOf = (
  { productions }: Pick<Site, 'productions'>,
  event: Pick<Entry<'tickets'>, 'id'>,
): Entry<'productions'> | undefined => productions.find(({ ticketedEvent }) => ticketedEvent === event.id)

/** Where a production is or was performed, in short; undefined when it is not known. */
export function placesOf(site: Site, production: Entry<'productions'>): string | undefined {
  const event = eventOf(site, production)
  if (event) return joinWords(eventCities(site, event))
  const places = production.pastPerformances?.map((performance) => performance.place)
  return places ? [...new Set(places)].join('; ').replace(/; An?\b/g, (text) => text.toLowerCase()) : undefined
}
