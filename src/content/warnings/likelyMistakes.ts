import { isDay } from '../../lib/dates.ts'
import { toSlug } from '../../lib/slug.ts'
import { joinWords } from '../../lib/text.ts'
import { listItems } from '../read/documents.ts'
import type { FieldRule, Place } from './fieldRules.ts'

/** Home and Productions show this many productions with `featured: true`. */
const MAX_FEATURED = 4

/** Words, or a link, that name another production or person than the file beside them. */
const namesOther = (field: string, collection: string, toId: (place: Place) => unknown): FieldRule => ({
  at: field,
  explain: (words, place) => {
    const named = place.set
      .of(collection)
      .filter(({ id, data }) => String(words).includes(String(data.title ?? data.name)) || String(words).endsWith(`/${id}`))
    const [other, id] = [named[0], toId(place)]
    if (!other || id === undefined || named.some((one) => one.id === id)) return undefined
    return `This names ${other.data.title ?? other.data.name}, whose file is “${other.id}”, and stands beside “${id}”. Change one of them.`
  },
})

/** Values that are most likely a mistake, alone or beside others. */
export const LIKELY_MISTAKES: readonly FieldRule[] = [
  namesOther('news: title', 'productions', ({ group }) => group.production),
  namesOther('people: portrait.alt', 'people', ({ document }) => document.id),
  namesOther('*: **.name', 'people', ({ group }) => group.person),
  namesOther(
    'tickets: detailsLink',
    'productions',
    ({ set, document }) => set.of('productions').find(({ data }) => data.ticketedEvent === document.id)?.id,
  ),
  {
    at: 'tickets: dates.*.status',
    explain: (status, { today, group: { start, end = start } }) =>
      status === 'completed' &&
      isDay(String(end).slice(0, 10)) &&
      String(end).slice(0, 10) > today &&
      'This date is still to come, but is called completed.',
  },
  {
    at: 'venues: city',
    explain: (city, { set, document }) => {
      const [page] = set.of('ticketsPage')
      const cities = page?.data.locations
      const isUsed = listItems(set, 'tickets', 'dates').some(({ item }) => item.venue === document.id)
      if (!Array.isArray(cities) || cities.includes(city) || !isUsed) return undefined
      return `Nobody can choose “${city}” on Tickets: “locations” in ${page?.file} has ${joinWords(cities.map(String))}. Add it there, or correct it here.`
    },
  },
  {
    at: 'productions: featured',
    explain: (isFeatured, { set, group }) => {
      const featured = set.of('productions').filter(({ data }) => data.featured === true)
      const isShown = featured.filter(({ data }) => Number(data.order) < Number(group.order)).length < MAX_FEATURED
      if (isFeatured !== true || isShown) return undefined
      return `${featured.length} productions are featured, and pages show the first ${MAX_FEATURED}: this one is not among them.`
    },
  },
  {
    // Search engines cut a title at about 60 characters (developers.google.com/search/docs/appearance/title-link); it ends with our name.
    at: 'productions|programmes|news: title',
    explain: (title, { group: { page, shortTitle } }) =>
      String(title).replace(/\p{M}/gu, '').length > 51 &&
      page !== false &&
      shortTitle === undefined &&
      'Search engines cut a title of more than about 50 characters. Leave it as it is, and add a shorter one as “shortTitle”.',
  },
  {
    at: '*: **.alt',
    explain: (alt, { group: { caption } }) =>
      toSlug(String(alt)) === toSlug(String(caption)) &&
      'The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead.',
  },
]

/**
 * A year that is most likely mistyped. Of a file that is not shown yet, most of all that of its publication: it would never appear, and nobody
 * would notice.
 */
export const UNLIKELY_DAY: FieldRule = {
  at: '*: **',
  explain: (value, { set, document, path: [field, ...inner], today }) => {
    const thisYear = Number(today.slice(0, 4))
    if (typeof value === 'number' && /year$/i.test(String(inner.at(-1) ?? field)))
      return value > thisYear + (field === 'foundingYear' ? 0 : 10) && `${value} is a year to come. Is it right?`
    const [day] = (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(value)) || []
    const founded = Number(set.of('company')[0]?.data.foundingYear)
    const isPublication = !set.all.includes(document) && (field === 'publish' || field === 'date')
    const [years, span] = isPublication ? [1, 'a year away, and no page shows this file until then'] : [10, '10 years away']
    if (!day) return undefined
    if (founded <= thisYear && Number(day.slice(0, 4)) < founded)
      return `${day} lies before the company began, in ${founded}. Is the year right?`
    return day > `${thisYear + years}${today.slice(4)}` && `${day} is more than ${span}. Is the year right?`
  },
}
