import { joinWords } from '../lib/text.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { groupsIn, valueAt } from './schemaInspection.ts'
import { type FieldRule, reportByRules } from './warnings/fieldRules.ts'

/** Words of a status that would be wrong for another. */
const STATUS_WORDS = ['sold out', 'postponed', 'cancelled', 'completed', 'on sale']

/** The productions and the festival that name an event as theirs. */
const ownersOf = (set: ContentDocuments, { id }: ContentDocument) =>
  [...set.of('productions'), ...set.of('festival')].filter(({ data }) => data.ticketedEvent === id)

/** The kinds of access performances that a date offers. */
const kindsOf = (access: unknown) => groupsIn(access).map(([, { kind }]) => String(kind))

const EVENT_RULES: readonly FieldRule[] = [
  {
    at: 'tickets: beforeYouCome',
    explain: (_, { set, document }) => {
      const [production] = ownersOf(set, document).filter(({ collection }) => collection === 'productions')
      return production && `${production.file}, which names this event, has this field already. Remove these lines.`
    },
  },
  {
    at: 'tickets:',
    explain: (_, { set, document }) => {
      const productions = set.of('productions')
      // One with an error may be that which names the event, and a misspelt field may be the one that lacks.
      const isUnsure = [document, ...productions].some((one) => Object.keys(one.data).some((field) => set.hasError(one, [field])))
      const isToldThere = productions.some(({ data }) => data.ticketedEvent === document.id)
      if (document.data.beforeYouCome !== undefined || document.data.draft === true || isToldThere || isUnsure) return undefined
      if (set.unreadable.some((name) => name.startsWith('productions/'))) return undefined
      return 'No production names this event, so its own file says what a visitor needs to know before coming: add “beforeYouCome”.'
    },
  },
  {
    at: 'tickets: dates.*.status',
    explain: (status, { group: { reason } }) =>
      reason === undefined &&
      (status === 'postponed' || status === 'cancelled') &&
      `This date is ${status}, but no reason is given. Add a field called “reason” to it, with a few words.`,
  },
  {
    at: 'tickets: dates.*.statusText',
    explain: (text, { group: { status } }) => {
      const words = String(text).toLowerCase()
      const isWrong = !words.includes(String(status)) && STATUS_WORDS.some((other) => words.includes(other))
      return isWrong && `Visitors would read “${text}” for a date that is “${status}”. Change the status, or take this line out.`
    },
  },
  {
    at: 'tickets: dates.*.newDate',
    explain: (day, { group: { status, start } }) => {
      if (status !== 'postponed')
        return `Only a postponed date has a new one, and this date is “${status}”. Call it postponed, and say why; or take this line out.`
      const isLater = String(day) > String(start).slice(0, String(day).length)
      return !isLater && `The new date has to come after the one that is postponed, and ${day} does not come after ${start}.`
    },
  },
  {
    at: 'productions|tickets|festival: beforeYouCome.access',
    explain: (answer, { set, document }) => {
      const event = document.collection === 'tickets' ? document : set.of('tickets').find(({ id }) => id === document.data.ticketedEvent)
      const isOffered = groupsIn(event?.data.dates).some(([, { access }]) => kindsOf(access).length > 0)
      if (answer !== 'by date' || isOffered || set.unreadable.length > 0) return undefined
      return `No date of ${event?.file ?? 'a ticketed event'} has a field called “access”. Add it to the date it is true of, or say “none”.`
    },
  },
  {
    at: 'tickets: dates.*.access',
    explain: (access, { set, document }) => {
      const answerOf = ({ data }: ContentDocument) => valueAt(data, ['beforeYouCome', 'access'])
      const owner = [document, ...ownersOf(set, document)].find((one) => !['by date', undefined].includes(answerOf(one) as string))
      const kinds = kindsOf(access)
      if (!owner || kinds.length === 0) return undefined
      return `This date is ${joinWords(kinds)}, and ${owner.file} says “${answerOf(owner)}” of access performances. Say “by date” there, or take this out.`
    },
  },
]

/** Checks that the fields of events agree: their status, their guide for visitors, their access performances and their calendars. */
export const checkEvents = reportByRules(EVENT_RULES)
