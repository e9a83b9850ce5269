import { type Entry, findPagePath } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import type { EventDateProps } from '../lib/eventTypes.ts'
import { sortPastLast } from '../lib/pastDates.ts'
import { joinWords } from '../lib/text.ts'
import { findCalendar } from './calendarEvents.ts'
import { getDateAskDetails } from './contactDetails.ts'
import {
  eventCities,
  eventRuns,
  eventSpan,
  findActualDates,
  findActualSpan,
  isUpcoming,
  isUpcomingEventDate,
  placeOf,
  venueOf,
} from './events.ts'
import { productionOf } from './productions.ts'

/** Combines an event and its venues into props for cards and ticket sheets. */
export function toEventCardProps(site: Site, event: Entry<'tickets'>) {
  const { title, image, detailsLink, category, fees } = event
  return {
    title,
    image,
    detailsLink,
    category,
    fees,
    visit: findVisit(site, event),
    span: eventSpan(event),
    runs: eventRuns(event),
    actualSpan: findActualSpan(event),
    cities: joinWords(eventCities(site, event)),
    dates: sortPastLast(
      event.dates.map((date) => toEventDateProps(site, event, date)),
      ({ start, end = start, actualSpan }) => actualSpan?.end ?? end,
    ),
  }
}

/** What a ticket’s price includes: the note, the seller’s fees and companion tickets. Empty where nothing is known. */
export const toPriceNote = ({ priceNote, fees, companionTicket }: Entry<'tickets'>): string =>
  [priceNote, fees, companionTicket].filter(Boolean).join(' ')

/** Props of one date of an event for cards, tables and ticket sheets. */
export function toEventDateProps(site: Site, event: Entry<'tickets'>, date: Entry<'tickets'>['dates'][number]): EventDateProps {
  const { id, start, end, statusText, access, ticketLink, ticketTypes } = date
  return {
    id,
    start,
    end,
    statusText,
    access,
    ticketLink,
    ticketTypes,
    actualSpan: findActualDates(date),
    place: placeOf(venueOf(site, date)),
    completed: date.status === 'completed',
    notice: toNotice(date),
    calendar: findCalendar(site, event, date),
    ask: isUpcomingEventDate(date) ? getDateAskDetails(site, event, date) : undefined,
  }
}

/** The address of the facts to know before coming: on the production’s page, else on the page about the event, which has them until it is over. */
function findVisit(site: Site, event: Entry<'tickets'>): string | undefined {
  const production = productionOf(site, event)
  const page = production && findPagePath('productions', production)
  if (page) return `${page}#before-you-come`
  return isUpcoming(event) ? event.detailsLink : undefined
}

function toNotice(date: Entry<'tickets'>['dates'][number]): EventDateProps['notice'] {
  const { status, reason, newDate } = date
  if (status !== 'sold out' && status !== 'postponed' && status !== 'cancelled') return undefined
  return { status, reason, newDate: newDate ? findActualDates(date) : undefined }
}
