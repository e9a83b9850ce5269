import { groupsIn } from './schemas/inspection.ts'
import { type FieldRule, reportByRules } from './warnings/fieldRules.ts'
import { at } from './warnings/warn.ts'

const EVENT_RULES: readonly FieldRule[] = [
  {
    at: 'tickets: beforeYouCome',
    explain: (_, { set, document }) => {
      const production = set.of('productions').find(({ data }) => data.ticketedEvent === document.id)
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
      const others = /sold out|postponed|cancelled|completed|on sale/
      const isOffer = !/on sale|scheduled/.test(String(status)) && /^(?!.*\bno(?:t|ne)?\b).*\b(?:available|left|book|buy)\b/.test(words)
      const isWrong = !words.includes(String(status)) && (isOffer || others.test(words))
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
      const index = groupsIn(event?.data.dates).find(([, { access }]) => groupsIn(access).length > 0)?.[0]
      if (event && index !== undefined)
        return (
          answer !== 'by date' &&
          `${at(event, ['dates', index, 'access'])} has an access performance. Say “by date” here, or take it out there.`
        )
      // An access with an error of its own is no missing one.
      const isWritten = groupsIn(event?.data.dates).some(([, date]) => 'access' in date)
      if (answer !== 'by date' || isWritten || set.unreadable.length > 0) return undefined
      return `No date of ${event?.file ?? 'a ticketed event'} has a field called “access”. Add it to the date it is true of, or say “none”.`
    },
  },
]

/** Checks that the fields of events agree: their status, their guide for visitors, their access performances and their calendars. */
export const checkEvents = reportByRules(EVENT_RULES)
