import { calendarPath, sessionDate } from '../lib/calendarAddresses.ts'
import { joinWords } from '../lib/text.ts'
import { COLLECTIONS } from './collections.ts'
import { type ContentDocument, type ContentDocuments, listItems } from './documents.ts'
import { groupsIn, type Path, valueAt } from './schemaInspection.ts'

/** Checks that `beforeYouCome` occurs once: in the production that names the event, else in the event’s file. */
export function checkBeforeYouCome(set: ContentDocuments): void {
  const productions = set.of('productions')
  // A production that cannot be parsed, or whose `ticketedEvent` is invalid or misspelt, may name the event.
  const mayBeNamed =
    set.unreadable.some((name) => name.startsWith('productions/')) ||
    productions.some((document) => set.hasError(document, ['ticketedEvent']) || hasUnknownField(document, 'productions'))
  for (const event of set.of('tickets')) {
    const production = productions.find(({ data }) => data.ticketedEvent === event.id)
    const isThere = event.data.beforeYouCome !== undefined
    if (production && isThere) {
      const message = `${production.file}, which names this event, has this field already. Remove these lines.`
      set.report(event, ['beforeYouCome'], message)
    }
    if (production || isThere || event.data.draft === true || mayBeNamed || hasUnknownField(event, 'tickets')) continue
    const message = 'No production names this event, so its own file says what a visitor needs to know before coming.'
    set.report(event, ['beforeYouCome'], message)
  }
}

/** Whether a file has an unknown field, which may be the missing one, misspelt. */
const hasUnknownField = ({ data }: ContentDocument, collection: 'productions' | 'tickets'): boolean =>
  Object.keys(data).some((key) => !Object.hasOwn(COLLECTIONS[collection].schema.shape, key))

/** Words that fit only one status and would be wrong for another. */
const STATUS_WORDS: Readonly<Record<string, RegExp>> = {
  'sold out': /\bsold[ -]out\b/i,
  postponed: /\b(?:postponed|moved)\b/i,
  cancelled: /\bcancell?ed\b/i,
  completed: /\b(?:completed?|ended|over)\b/i,
  'on sale': /\b(?:on sale|available|book now|get tickets)\b/i,
}

/** Checks that the status of a date, its text, its reason and its new date agree. */
export function checkStatuses(set: ContentDocuments): void {
  for (const { document, path, item } of listItems(set, 'tickets', 'dates')) {
    const { status, statusText, reason, start, newDate } = item
    const report = (field: string, message: string, example?: string) => set.report(document, [...path, field], message, example)
    const isValid = (...fields: string[]) => fields.every((field) => !set.hasError(document, [...path, field]))
    if (reason === undefined && (status === 'postponed' || status === 'cancelled')) {
      const message = `This date is ${status}, but no reason is given. Add a field called “reason” to it, with a few words.`
      report('status', message)
    }
    if (typeof statusText === 'string' && !STATUS_WORDS[String(status)]?.test(statusText) && isValid('status')) {
      const [other] = Object.entries(STATUS_WORDS).find(([, pattern]) => pattern.test(statusText)) ?? []
      const message = `Visitors would read “${statusText}” for a date that is “${status}”. Change the status, or take this line out.`
      if (other) report('statusText', message)
    }
    if (typeof newDate !== 'string' || typeof start !== 'string' || !isValid('status', 'start', 'newDate')) continue
    if (status !== 'postponed') {
      const message = `Only a postponed date has a new one, and this date is “${status}”. Call it postponed, and say why; or take this line out.`
      report('newDate', message)
    } else if (newDate <= start.slice(0, newDate.length))
      report('newDate', `The new date has to come after the one that is postponed, and ${newDate} does not come after ${start}.`)
  }
}

/** Collections with one session a year, which begins on the day in `starts`. */
const SESSIONS = ['programmes', 'bootcamp', 'workshop', 'festival']

/** Each date has a calendar file, named by the ids of the event and the date, so these must be unique. */
export function checkCalendarFiles(set: ContentDocuments): void {
  const seen = new Map<string, string>()
  const check = (document: ContentDocument, place: Path, date: string, example?: string) => {
    const path = calendarPath({ event: document.id, date })
    const first = seen.get(path)
    const message = `The calendar file ${path} would hold this date and one of ${first}. Give one of them another name.`
    if (first === undefined) seen.set(path, document.file)
    else if (first !== document.file) set.report(document, place, message, example)
  }
  for (const { document, path, item } of listItems(set, 'tickets', 'dates'))
    if (typeof item.id === 'string') check(document, [...path, 'id'], item.id, `id: ${item.id}-2`)
  for (const session of SESSIONS.flatMap((collection) => set.of(collection)))
    if (typeof session.data.starts === 'string') check(session, [], sessionDate(session.data.starts))
}

const ANSWER: Path = ['beforeYouCome', 'access']

/** Checks that `access` in a production, or in an event without one, matches the access performances of its dates. */
export function checkAccess(set: ContentDocuments): void {
  for (const owner of [...set.of('productions'), ...set.of('tickets'), ...set.of('festival')]) {
    const answer = valueAt(owner.data, ANSWER)
    if (typeof answer !== 'string' || set.hasError(owner, ANSWER)) continue
    const event = owner.collection === 'tickets' ? owner : set.of('tickets').find(({ id }) => id === owner.data.ticketedEvent)
    const offered = groupsIn(event?.data.dates).flatMap(([index, { access }]) => {
      const kinds = groupsIn(access).map(([, { kind }]) => String(kind))
      return kinds.length > 0 ? [{ path: ['dates', index, 'access'], kinds }] : []
    })
    if (answer === 'by date' && offered.length === 0 && set.unreadable.length === 0) {
      const message = `No date of ${event?.file ?? 'a ticketed event'} has a field called “access”. Add it to the date it is true of, or say “none”.`
      set.report(owner, ANSWER, message)
    }
    if (!event || answer === 'by date') continue
    for (const { path, kinds } of offered) {
      const message = `This date is ${joinWords(kinds)}, and ${owner.file} says “${answer}” of access performances. Say “by date” there, or take this out.`
      set.report(event, path, message)
    }
  }
}
