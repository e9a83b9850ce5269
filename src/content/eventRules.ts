import { calendarPath, sessionDate } from '../lib/calendarAddresses.ts'
import { COLLECTIONS } from './collections.ts'
import { type ContentDocument, type ContentDocuments, listDates } from './documents.ts'
import { exampleLine } from './examples.ts'
import type { Path } from './schemaInspection.ts'
import { ticketedEventSchema } from './schemas/tickets.ts'

/** Facts to know before coming are written once: in the production that names the event, or else in the event’s own file. */
export function checkBeforeYouCome(set: ContentDocuments): void {
  const productions = set.of('productions')
  // A production that cannot be parsed, or whose `ticketedEvent` is misspelt, may be the one that names the event.
  const isUnsure =
    set.unreadable.some((name) => name.startsWith('productions/')) ||
    productions.some(
      (document) => set.hasError(document, ['ticketedEvent']) || hasStrangeField(document, COLLECTIONS.productions.schema.shape),
    )
  for (const event of set.of('tickets')) {
    const isDraft = event.data.draft === true
    const production = productions.find(({ data }) => data.ticketedEvent === event.id)
    const isThere = event.data.beforeYouCome !== undefined
    if (production && isThere) {
      const message = `${production.file}, which names this event, has this field already. Remove these lines.`
      set.report(event, ['beforeYouCome'], message)
    }
    if (production || isThere || isDraft || isUnsure || hasStrangeField(event, COLLECTIONS.tickets.schema.shape)) continue
    const message = 'No production names this event, so its own file says what a visitor needs to know before coming.'
    set.report(event, ['beforeYouCome'], message, exampleLine(ticketedEventSchema.shape.beforeYouCome, 'beforeYouCome').example)
  }
}

/** A postponed or cancelled date must say why. */
export function checkReasons(set: ContentDocuments): void {
  for (const { event, path, date } of listDates(set)) {
    const { status, reason } = date
    if (reason !== undefined || (status !== 'postponed' && status !== 'cancelled')) continue
    const message = `This date is ${status}, but no reason is given. Add a field called “reason” to it, with a few words.`
    set.report(event, [...path, 'status'], message, 'reason: The hall is being repaired')
  }
}

/** Words that fit only one status and would be wrong for another. */
const STATUS_WORDS: Readonly<Record<string, RegExp>> = {
  'sold out': /\bsold[ -]out\b/i,
  postponed: /\b(?:postponed|moved)\b/i,
  cancelled: /\bcancell?ed\b/i,
  completed: /\b(?:completed?|ended|over)\b/i,
  'on sale': /\b(?:on sale|available|book now|get tickets)\b/i,
}

/** Checks that the text of one status does not use words of another. */
export function checkStatusText(set: ContentDocuments): void {
  for (const { event, path, date } of listDates(set)) {
    const { status, statusText } = date
    if (typeof statusText !== 'string' || STATUS_WORDS[String(status)]?.test(statusText)) continue
    const [other] = Object.entries(STATUS_WORDS).find(([, words]) => words.test(statusText)) ?? []
    if (other === undefined || set.hasError(event, [...path, 'status'])) continue
    const message = `Visitors would read “${statusText}” for a date that is “${status}”. Change the status, or take this line out.`
    set.report(event, [...path, 'statusText'], message, `status: ${other}`)
  }
}

/** A new date is allowed for postponed dates only, and must be later than the original one. */
export function checkNewDates(set: ContentDocuments): void {
  for (const { event, path, date } of listDates(set)) {
    const { status, start, newDate } = date
    const isSound = ['status', 'start', 'newDate'].every((field) => !set.hasError(event, [...path, field]))
    if (typeof newDate !== 'string' || typeof start !== 'string' || !isSound) continue
    if (status !== 'postponed') {
      const message = `Only a postponed date has a new one, and this date is “${status}”. Call it postponed, and say why; or take this line out.`
      set.report(event, [...path, 'newDate'], message, 'status: postponed')
    } else if (newDate <= start.slice(0, newDate.length)) {
      const message = `The new date has to come after the one that is postponed, and ${newDate} does not come after ${start}.`
      set.report(event, [...path, 'newDate'], message)
    }
  }
}

/** Collections with one session a year, on the day in the field `starts`. */
const SESSIONS = ['programmes', 'bootcamp', 'workshop', 'festival']

/** Each date has a calendar file, named by the ids of the event and the date, so these must be unique. */
export function checkCalendarFiles(set: ContentDocuments): void {
  const seen = new Map<string, string>()
  const check = (document: ContentDocument, place: Path, date: string, example?: string) => {
    const path = calendarPath({ event: document.id, date })
    const first = seen.get(path)
    if (first === undefined) seen.set(path, document.file)
    else if (first !== document.file) {
      const message = `The calendar file ${path} would hold this date and one of ${first}. Give one of them another name.`
      set.report(document, place, message, example)
    }
  }
  for (const { event, path, date } of listDates(set))
    if (typeof date.id === 'string') check(event, [...path, 'id'], date.id, `id: ${date.id}-evening`)
  for (const collection of SESSIONS)
    for (const session of set.of(collection))
      if (typeof session.data.starts === 'string') check(session, [], sessionDate(session.data.starts))
}

/** Whether a file has an unknown field, which may be a misspelling of the one that seems to be missing. */
const hasStrangeField = ({ data }: ContentDocument, shape: object): boolean => Object.keys(data).some((key) => !Object.hasOwn(shape, key))
