import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import { ACCESS_KINDS, type Access, type AccessKind } from '../lib/access.ts'
import { getToday } from '../lib/clock.ts'
import type { Span } from '../lib/eventTypes.ts'
import { findActualDates, isUpcomingEventDate, placeOf, venueOf } from './events.ts'

/** An upcoming date that offers one kind of access. */
export interface AccessPerformance extends Span {
  event: Entry<'tickets'>
  place: string
  access: Access
}

/** The upcoming dates that offer access, by kind, earliest first. Kinds without a date are left out. */
export function accessPerformances(site: Site): { kind: AccessKind; performances: AccessPerformance[] }[] {
  const today = getToday()
  const all = site.tickets.flatMap((event) =>
    event.dates.flatMap((date) => {
      const actualSpan = findActualDates(date)
      if (!actualSpan || !isUpcomingEventDate(date, today)) return []
      return (date.access ?? []).map((access) => ({ event, ...actualSpan, place: placeOf(venueOf(site, date)), access }))
    }),
  )
  return ACCESS_KINDS.flatMap((kind) => {
    const performances = all.filter(({ access }) => access.kind === kind).toSorted((a, b) => a.start.localeCompare(b.start))
    return performances.length > 0 ? [{ kind, performances }] : []
  })
}
