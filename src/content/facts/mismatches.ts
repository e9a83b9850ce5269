import { formatDay, isDay } from '../../lib/dates.ts'
import { MONTH_NAMES } from '../calendar.ts'
import { type ContentDocument, type ContentDocuments, listItems } from '../documents.ts'
import { addressOf, hasPage } from '../pageAddresses.ts'
import type { Problem } from '../problems.ts'
import { warn } from '../warnings/warn.ts'
import { isAmong } from './readFacts.ts'

/** Warns of fields that lead to, or are named after, something else than what their file is about. */
export const findMismatches = (set: ContentDocuments): Problem[] => [
  ...set.of('tickets').flatMap((event) => explainDetails(set, event)),
  ...set.of('news').flatMap((article) => explainProduction(set, article)),
  ...set.of('festivalEvents').flatMap((event) => explainLocation(set, event)),
  ...listItems(set, 'tickets', 'dates').flatMap(({ document, path, item }) => {
    const message = explainDateName(set, item)
    return message ? [warn(document, [...path, 'id'], message)] : []
  }),
]

/** An event leads to the page of the production that names it. */
function explainDetails(set: ContentDocuments, event: ContentDocument): Problem[] {
  const production = set.of('productions').find(({ data }) => data.ticketedEvent === event.id)
  const address = production && hasPage(production) ? addressOf(production) : undefined
  const { detailsLink } = event.data
  if (!address || typeof detailsLink !== 'string' || detailsLink.split(/[?#]/)[0] === address) return []
  return [
    warn(
      event,
      ['detailsLink'],
      `${production?.file} names this event, and this link leads elsewhere. Write ${address}, or name the event there.`,
    ),
  ]
}

/** An article whose headline names one production is about that one. */
function explainProduction(set: ContentDocuments, article: ContentDocument): Problem[] {
  const named = set.of('productions').filter(({ data }) => String(article.data.title).includes(String(data.title)))
  const [production, ...others] = named
  if (typeof article.data.production !== 'string' || !production || others.length > 0 || production.id === article.data.production)
    return []
  return [
    warn(article, ['production'], `The headline names ${production.data.title}, whose file is “${production.id}”. Change one of them.`),
  ]
}

function explainLocation(set: ContentDocuments, event: ContentDocument): Problem[] {
  const [festival] = set.of('festival')
  const city = festival?.data.city
  const cities = new Set(set.of('venues').map(({ data }) => String(data.city)))
  const [other] = [...cities].filter((one) => String(event.data.location).includes(one))
  if (typeof city !== 'string' || !other || String(event.data.location).includes(city)) return []
  return [warn(event, ['location'], `“${other}” is not where the festival is: ${festival?.file} says ${city}. Change one of them.`)]
}

/** A date’s short name may hold its city and its day, and a copied date still those of another. */
function explainDateName(set: ContentDocuments, { id, venue, start, newDate }: Record<string, unknown>): string | undefined {
  const [words, day] = [String(id), String(start).slice(0, 10)]
  const city = set.of('venues').find((one) => one.id === venue)?.data.city
  const cities = set.of('venues').map(({ data }) => String(data.city))
  const other = cities.find((one) => words.split('-').includes(one.toLowerCase()) && one !== city)
  const [, month = '', number = ''] = new RegExp(`\\b(${MONTH_NAMES.join('|')})-(\\d{1,2})\\b`, 'i').exec(words) ?? []
  const named = `--${String(MONTH_NAMES.findIndex((one) => one.toLowerCase() === month.toLowerCase()) + 1).padStart(2, '0')}-${number.padStart(2, '0')}`
  const isOtherDay = month !== '' && isDay(day) && !isAmong(named, [day, String(newDate).slice(0, 10)])
  if (typeof city !== 'string' || !(other || isOtherDay)) return undefined
  return `This date is called “${words}”, and it is on ${formatDay(day)} in ${city}. Change the name, the day or the venue.`
}
