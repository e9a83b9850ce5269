import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import { venueOf } from './events.ts'
import { eventOf } from './productions.ts'

/** What says, or may say, on which day its words last changed. */
export interface Dated {
  updated?: string
}

/** The day an article last changed: as it says, else the day it came out. */
export const articleModified = ({ updated, date }: Pick<Entry<'news'>, 'updated' | 'date'>): string => updated ?? date

/** An event with its venues: where they lie is shown with it. */
export const datedEvent = (site: Site, event: Entry<'tickets'>): Dated[] => [event, ...event.dates.map((date) => venueOf(site, date))]

/** The day what is said of an event last changed: as its file says, or else the page of tickets, and the files of its venues. */
export function eventModified(site: Site, event: Entry<'tickets'>): string {
  const { updated = site.ticketsPage.updated } = event
  return latestDay([...datedEvent(site, event), { updated }]) ?? updated
}

export function datedProduction(site: Site, production: Entry<'productions'>): Dated[] {
  const event = eventOf(site, production)
  return [production, ...(event ? datedEvent(site, event) : [])]
}

export const latestDay = (parts: readonly Dated[]): string | undefined =>
  parts
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1)

export const datedArticles = (articles: readonly Entry<'news'>[]): Dated[] =>
  articles.map((article) => ({ updated: articleModified(article) }))
