import { ACCESS_KINDS, FORMER_ACCESS_KINDS } from '../../lib/access.ts'
import { calendarPath, sessionDate } from '../../lib/calendarAddresses.ts'
import { countDays, isDay } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import type { KindName } from '../kinds.ts'
import type { ContentDocuments } from '../read/documents.ts'
import { listItems } from '../read/documents.ts'
import { groupsIn } from '../schemas/inspection.ts'
import { findShared } from './duplicates.ts'
import { type FieldOf, type Finding, fieldRule, fileRule, findFields, placeOf, type Rule, wordRule } from './rule.ts'

/** Facts on access are to be checked again after so many days. */
const MAX_DAYS_SINCE_CHECK = 365

const STATUSES = ['scheduled', 'on sale', 'sold out', 'postponed', 'cancelled', 'completed'] as const

/** Words that name a kind of access performance: kinds of several words, and others before “performance”, since a play may have a mask. */
const ACCESS_IN_TEXT = new RegExp(
  `\\b(?:${ACCESS_KINDS.filter((kind) => /[ -]/.test(kind)).join('|')}|sign(?:ed)?[- ]language|(?:${[...ACCESS_KINDS, ...FORMER_ACCESS_KINDS].join('|')}) (?:performance|show|date|matin[ée]e)s?)\\b`,
  'gi',
)

/** A recording that some people cannot follow. */
const lacking = (ending: RegExp, field: 'transcript' | 'captioned', message: string): Rule =>
  fieldRule({
    kind: 'productions',
    field: 'otherForms.*.file',
    level: 'warning',
    test: (file, { group }) => ending.test(file) && !group[field] && message,
  })

/** A check on access that is more than a year old: disabled visitors rely on it. */
const checkedLately = <const Kind extends KindName>(kind: Kind, field: FieldOf<Kind>): Rule =>
  fieldRule<Kind, FieldOf<Kind>>({
    kind,
    field,
    level: 'warning',
    test: (day, { today }) => {
      const isOld = isDay(day) && countDays(day, today) > MAX_DAYS_SINCE_CHECK + 1
      return isOld && `This was last checked on ${day}, more than a year ago. Check it again, and write the new day here.`
    },
  })

/** An answer on access that its dates contradict: nobody would find the performance, or people would look for one in vain. */
const accessAnswer = (kind: 'productions' | 'tickets' | 'festival'): Rule =>
  fieldRule({
    kind,
    field: 'beforeYouCome.access',
    level: 'error',
    test: (answer, { set, document }) => {
      const event = kind === 'tickets' ? document : set.of('tickets').find(({ id }) => id === document.data.ticketedEvent)
      const index = groupsIn(event?.data.dates).find(([, { access }]) => groupsIn(access).length > 0)?.[0]
      if (event && index !== undefined) {
        const place = placeOf(event, ['dates', index, 'access'])
        return answer !== 'by date' && `${place} has an access performance. Say “by date” here, or take it out there.`
      }
      // An access with an error of its own is no missing one.
      const isWritten = groupsIn(event?.data.dates).some(([, date]) => 'access' in date)
      if (answer !== 'by date' || isWritten || set.unreadable.length > 0) return undefined
      return `No date of ${event?.file ?? 'a ticketed event'} has a field called “access”. Add it to the date it is true of, or say “none”.`
    },
  })

const productionOf = (set: ContentDocuments, event: string) => set.of('productions').find(({ data }) => data.ticketedEvent === event)

/** A price ten times as high as one beside it: a digit too many, which a visitor pays or runs from. */
const price = <const Kind extends 'tickets' | 'festival' | 'programmes'>(kind: Kind, field: FieldOf<Kind>): Rule =>
  fieldRule<Kind, FieldOf<Kind>>({
    kind,
    field,
    level: 'warning',
    test: (value, { set, document, path, group }) => {
      const amount: unknown = value
      if (typeof amount !== 'number') return undefined
      const nameIn = (one: Readonly<Record<string, unknown>>) => String(one.name ?? one.title)
      const name = nameIn(group)
      const lower = (kind === 'programmes' ? set.of(kind) : [document])
        .flatMap((one) => findFields(set, one, field))
        .filter((one) => nameIn(one.group) === name || one.path.slice(0, -2).join() === path.slice(0, -2).join())
        .filter((one) => Number(one.value) > 0 && Number(one.value) < amount)
        .sort((a, b) => Number(b.value) - Number(a.value))
      const below = [lower[0], lower.find((one) => nameIn(one.group) === name)].find((one) => one && amount >= 10 * Number(one.value))
      if (!below) return undefined
      const there = `${nameIn(below.group)} ${formatNaira(Number(below.value))} (${placeOf(below.document, below.path)})`
      return `${name} costs ${formatNaira(amount)}, and ${there}. Is there a digit too many or too few?`
    },
  })

/** Two calendar files of one name: the second would replace the first, and subscribers would get the wrong date. */
const calendars = (set: ContentDocuments): Finding[] => {
  const uses = [
    ...listItems(set, 'tickets', 'dates').map(({ document, path, item }) => ({ document, path: [...path, 'id'], date: item.id })),
    ...(['programmes', 'bootcamp', 'workshop', 'festival'] as const).flatMap((kind) =>
      set
        .of(kind)
        .map((document) => ({ document, path: ['starts'], date: document.data.starts && sessionDate(String(document.data.starts)) })),
    ),
  ]
  return findShared(
    uses.flatMap(({ date, ...use }) =>
      typeof date === 'string' && !set.hasError(use.document, use.path)
        ? [{ ...use, key: calendarPath({ event: use.document.id, date }) }]
        : [],
    ),
    'calendar file, whose name is that of the file and of the date',
  )
}

/** Dates, prices and access of events, and what visitors are told before they come. */
export const EVENT_RULES: readonly Rule[] = [
  /** Facts for visitors in two files: one of them would become old. */
  fieldRule({
    kind: 'tickets',
    field: 'beforeYouCome',
    level: 'error',
    test: (_, { set, document: { id } }) => {
      const production = productionOf(set, id)
      return production && `${production.file}, which names this event, has this field already. Remove these lines.`
    },
  }),
  /** An event that says nothing of what a visitor needs to know before coming. */
  fileRule(['tickets'], 'error', (document, set) => {
    // One with an error may be that which names the event, and a misspelt field may be the one that lacks.
    const isUnsure = [document, ...set.of('productions')].some((one) => Object.keys(one.data).some((field) => set.hasError(one, [field])))
    const isUnread = set.unreadable.some((name) => name.startsWith('productions/'))
    const { beforeYouCome, draft } = document.data
    if (beforeYouCome !== undefined || draft === true || productionOf(set, document.id) || isUnsure || isUnread) return undefined
    return 'No production names this event, so its own file says what a visitor needs to know before coming: add “beforeYouCome”.'
  }),
  /** A date that is called off without a word of why: people who bought a ticket ask, and are not answered. */
  fieldRule({
    kind: 'tickets',
    field: 'dates.*.status',
    level: 'error',
    test: (status, { group: { reason } }) =>
      reason === undefined &&
      (status === 'postponed' || status === 'cancelled') &&
      `This date is ${status}, but no reason is given. Add a field called “reason” to it, with a few words.`,
  }),
  /** Words for a status that name another one: people come to a show that is called off. */
  fieldRule({
    kind: 'tickets',
    field: 'dates.*.statusText',
    level: 'error',
    test: (text, { group: { status } }) => {
      const words = text.toLowerCase()
      const isWrong = !words.includes(String(status)) && STATUSES.some((other) => other !== status && words.includes(other))
      return isWrong && `Visitors would read “${text}” for a date that is “${status}”. Change the status, or take this line out.`
    },
  }),
  /** A new date of what is not postponed, or before the old one: people come on the wrong day. */
  fieldRule({
    kind: 'tickets',
    field: 'dates.*.newDate',
    level: 'error',
    test: (day, { group: { status, start } }) => {
      if (status !== 'postponed')
        return `Only a postponed date has a new one, and this date is “${status}”. Call it postponed, and say why; or take this line out.`
      const isLater = day > String(start).slice(0, day.length)
      return !isLater && `The new date has to come after the one that is postponed, and ${day} does not come after ${start}.`
    },
  }),
  { level: 'error', find: calendars },
  accessAnswer('productions'),
  accessAnswer('tickets'),
  accessAnswer('festival'),
  /** An access performance in running text: visitors who filter by access miss it, and the words stay when the date has passed. */
  wordRule(
    ACCESS_IN_TEXT,
    'error',
    ([words], { path }) =>
      !path.includes('access') &&
      !path.includes('otherForms') &&
      `“${words}” names a kind of access performance. Say it under the date it is true of, in tickets/, so that visitors find it.`,
    { from: (set) => ['tickets', 'productions', 'venues'].flatMap((kind) => set.of(kind)) },
  ),
  lacking(
    /\.mp[34]$/i,
    'transcript',
    'This has no transcript, so people who do not hear or see it get nothing. Add a field called “transcript” with every word.',
  ),
  lacking(/\.mp4$/i, 'captioned', 'Deaf people need captions in this film. Put them into the picture, and add: captioned: true'),
  checkedLately('venues', 'checked'),
  checkedLately('productions', 'beforeYouCome.checked'),
  checkedLately('tickets', 'beforeYouCome.checked'),
  checkedLately('festival', 'beforeYouCome.checked'),
  checkedLately('accessibility', 'reviewed'),
  price('tickets', 'dates.*.ticketTypes.*.price'),
  price('festival', 'passes.*.price'),
  price('programmes', 'fee'),
]
