import type { Site } from '../content/site.ts'
import { ACCESS_KINDS } from '../lib/access.ts'
import { findActualDates, isUpcomingEventDate, placeOf, venueOf } from './events.ts'

/** The upcoming dates with access services, by kind, earliest first. Kinds without a date are omitted. */
export function accessPerformances(site: Site) {
  const all = site.tickets.flatMap((event) =>
    event.dates.flatMap((date) => {
      const actualSpan = findActualDates(date)
      if (!actualSpan || !isUpcomingEventDate(date)) return []
      return (date.access ?? []).map((access) => ({ event, ...actualSpan, place: placeOf(venueOf(site, date)), access }))
    }),
  )
  return ACCESS_KINDS.flatMap((kind) => {
    const performances = all.filter(({ access }) => access.kind === kind).toSorted((a, b) => a.start.localeCompare(b.start))
    return performances.length > 0 ? [{ kind, performances }] : []
  })
}
