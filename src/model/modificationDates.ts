import type { Entry } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { venueOf } from './events.ts'
import { eventOf } from './productions.ts'

/** A file, or a part of one, that may have a modification day. */
export interface Dated {
  updated?: string
}

/** The day an article last changed: `updated`, else its publication day. */
export const articleModified = ({ updated, date }: Pick<Entry<'news'>, 'updated' | 'date'>): string => updated ?? date

/** An event with its venues, because its page shows where they are. */
export const datedEvent = (site: Site, event: Entry<'tickets'>): Dated[] => [event, ...event.dates.map((date) => venueOf(site, date))]

/** The day the facts of an event last changed: the latest of its own file (else the tickets page) and its venues. */
export function eventModified(site: Site, event: Entry<'tickets'>): string {
  const { updated = site.ticketsPage.updated } = event
  return latestDay([...datedEvent(site, event), { updated }]) ?? updated
}

/** A production with the event that sells its tickets, and the venues of that event, because its page shows them. */
export function datedProduction(site: Site, production: Entry<'productions'>): Dated[] {
  const event = eventOf(site, production)
  return [production, ...(event ? datedEvent(site, event) : [])]
}

/** The latest day on which one of several texts changed; undefined if none has one. */
export const latestDay = (parts: readonly Dated[]): string | undefined =>
  parts
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1)

/** Articles by the days on which they last changed. */
export const datedArticles = (articles: readonly Entry<'news'>[]): Dated[] =>
  articles.map((article) => ({ updated: articleModified(article) }))
