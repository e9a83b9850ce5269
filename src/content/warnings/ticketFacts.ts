import { formatTime } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { joinWords } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about prices and times, in the texts of a production, its event and its articles, that the event’s file does not contain. */
export function findTicketDisagreements(set: ContentDocuments): Problem[] {
  return [...set.of('tickets'), ...set.of('productions'), ...set.of('news')].flatMap((document) => {
    const events = findEvents(set, document)
    return events.length > 0 ? FACTS.flatMap((fact) => checkFact(document, events, fact)) : []
  })
}

/** A kind of fact: its pattern in text, and its values in the event’s file. */
interface Fact {
  pattern: RegExp
  /** Normalises the matched text; undefined when it is no such fact. */
  toWords(match: RegExpExecArray): string | undefined
  listKnown(event: ContentDocument): string[]
  what: [one: string, several: string]
}

const FACTS: readonly Fact[] = [
  {
    pattern: /(?:₦|\bNGN) ?(\d[\d,]*)|\b(\d[\d,]*) naira\b/g,
    toWords: ([, before, after]) => formatNaira(Number((before ?? after ?? '').replaceAll(',', ''))),
    listKnown: (event) => datesOf(event).flatMap(({ ticketTypes }) => listPrices(ticketTypes)),
    what: ['price', 'prices'],
  },
  {
    pattern: /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b/gi,
    toWords: ([, hour = '', minute = '00', half = '']) => {
      const inDay = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      return Number(hour) <= 12 && Number(minute) < 60 ? formatTime(`${String(inDay).padStart(2, '0')}:${minute}`) : undefined
    },
    listKnown: (event) =>
      datesOf(event)
        .flatMap(({ start, newDate }) => [start, newDate])
        .filter((moment) => typeof moment === 'string' && moment.includes('T'))
        .map((moment) => formatTime(String(moment))),
    what: ['hour', 'hours'],
  },
]

const datesOf = ({ data }: ContentDocument) => groupsIn(data.dates).map(([, date]) => date)
const listPrices = (types: unknown) => groupsIn(types).flatMap(([, { price }]) => (typeof price === 'number' ? formatNaira(price) : []))

/** The events that a file is about: its own, its production’s, and those of productions named in its title. */
function findEvents(set: ContentDocuments, document: ContentDocument): ContentDocument[] {
  if (document.collection === 'tickets') return [document]
  const title = String(document.data.title)
  const productions = set.of('productions').filter((production) => {
    const isNamed = document.collection === 'news' && title.includes(String(production.data.title))
    return production === document || production.id === document.data.production || isNamed
  })
  return set.of('tickets').filter(({ id }) => productions.some(({ data }) => data.ticketedEvent === id))
}

/** Fields whose times and amounts are other facts, such as when doors open or when a touch tour begins. */
const OTHER_FACTS = ['doors', 'credits', 'contactNote', 'beforeYouCome', 'ticketTypes', 'access', 'alt']

function checkFact(document: ContentDocument, events: readonly ContentDocument[], { pattern, toWords, listKnown, what }: Fact): Problem[] {
  const known = [...new Set(events.flatMap(listKnown))]
  if (known.length === 0) return []
  return findInTexts(document, pattern).flatMap(({ match, words, path, line }) => {
    const fact = toWords(match)
    if (fact === undefined || known.includes(fact) || path.some((part) => OTHER_FACTS.includes(String(part)))) return []
    const files = joinWords(events.map(({ file }) => file))
    const message = `“${words}” is no ${what[0]} of ${files}, which gives the ${known.length > 1 ? what[1] : what[0]} ${joinWords(known)}. Change one of them.`
    return [warn(document, path, message, line)]
  })
}
