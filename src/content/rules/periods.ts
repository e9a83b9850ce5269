import { isDay, moveEnd } from '../../lib/dates.ts'
import { joinWords } from '../../lib/text.ts'
import type { KindName } from '../kinds.ts'
import { type ContentDocuments, listItems } from '../read/documents.ts'
import { isNeverShown } from '../read/publicationPeriod.ts'
import { valueAt, visitValues } from '../schemas/inspection.ts'
import { type FieldOf, type Finding, fieldRule, formatRule, placeOf, type Rule } from './rule.ts'

const SPANS = [
  ['starts', 'ends'],
  ['start', 'end'],
  ['opens', 'closes'],
  ['publish', 'until'],
  ['date', 'until'],
] as const

/** An end before its start: visitors come on the wrong day, and a file that expires before it is published is never shown. */
const SPAN_RULE: Rule = {
  level: 'error',
  find: (set) =>
    [...new Set([...set.all, ...set.unpublished.filter(isNeverShown)])].flatMap((document) => {
      const found: Finding[] = []
      visitValues(document.data, (group, path) => {
        for (const [from, to] of SPANS) {
          const [start, end] = [valueAt(group, [from]), valueAt(group, [to])]
          if (typeof start !== 'string' || typeof end !== 'string') continue
          const isValid = [from, to].every((field) => !set.hasError(document, [...path, field]))
          // A closing time before 06:00 is on the next day.
          const isNextMorning = to === 'closes' && /^0[0-5]:/.test(end)
          if (isValid && !isNextMorning && end < start.slice(0, end.length))
            found.push({ document, path: [...path, to], message: `This lies before ${from}: ${end} is earlier than ${start}.` })
        }
      })
      return found
    }),
}

/** A day out of the period that other fields give: of the same file, or of the one file of the kind `of`. */
const within = <const Kind extends KindName>(
  kind: Kind,
  field: FieldOf<Kind>,
  { from, to, of }: { from?: string; to?: string; of?: KindName },
): Rule =>
  fieldRule<Kind, FieldOf<Kind>>({
    kind,
    field,
    level: 'warning',
    test: (day, { set, document }) => {
      const whole = of === undefined ? document : set.of(of)[0]
      const dayOf = (limit: string | undefined) => (limit === undefined ? undefined : whole?.data[limit])
      const [first, last] = [dayOf(from), dayOf(to)]
      if (!whole || !isDay(day)) return undefined
      if (isDay(first) && day < first) return `${day} is before ${first}, which ${placeOf(whole, [from as string])} gives as “${from}”.`
      return isDay(last) && day > last && `${day} is after ${last}, which ${placeOf(whole, [to as string])} gives as “${to}”.`
    },
  })

const explainPast = (value: unknown, today: string, but: string) => {
  const day = String(value).slice(0, 10)
  return isDay(day) && day < today && `${day} has passed, but ${but}.`
}

const PAST = ['past date', 'past dates'] as const

/** A day that has passed while the page still invites people to apply by it. */
const expired = <const Kind extends KindName>(kind: Kind | readonly Kind[], field: FieldOf<Kind>): Rule =>
  fieldRule<Kind, FieldOf<Kind>>({
    kind,
    field,
    level: 'warning',
    forOwner: PAST,
    test: (day, { today, path, group }) => {
      const { deadline, status = 'Accepting Applications' } = group as Record<string, unknown>
      const isOpen = status === 'Accepting Applications' && !(path.at(-1) === 'starts' && deadline)
      return isOpen && explainPast(day, today, 'the site still invites people to apply or to register')
    },
  })

/** Two files that give the same fact differently: visitors read both. Only the owner knows which is right. */
const sameAs = <const Kind extends KindName, const Other extends KindName>(
  kind: Kind,
  field: FieldOf<Kind>,
  other: Other,
  name: FieldOf<Other>,
): Rule =>
  fieldRule<Kind, FieldOf<Kind>>({
    kind,
    field,
    level: 'warning',
    forOwner: ['fact that disagrees with another', 'facts that disagree'],
    test: (here, { set }) => {
      const differing = set.of(other).filter(({ data }) => data[name] !== undefined && data[name] !== here)
      const there = joinWords(differing.map((document) => `${placeOf(document, [name])} says ${document.data[name]}`))
      return there && `This says ${here}, but ${there}.`
    },
  })

/** Files that are not drafts, the unpublished ones too: one with a mistyped year would never appear, and nobody would notice. */
const withUnpublished = (set: ContentDocuments) => new Set([...set.all, ...set.unpublished.filter(({ data }) => data.draft !== true)])

const isPublicationDay = (key: unknown) => key === 'publish' || key === 'date'

/** A year that is most likely mistyped. */
const explainYear: Parameters<typeof formatRule>[2] = (value, { set, document, path, today }) => {
  const day = String(value).slice(0, 10)
  const isHeld = !set.all.includes(document) && isPublicationDay(path[0])
  const [years, span] = isHeld ? [1, 'a year away, and no page shows this file until then'] : [10, '10 years away']
  const last = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  return isDay(day) && day > last && `${day} is more than ${span}. Is the year right?`
}

/** Days that cannot all be true, and dates that have passed. */
export const PERIOD_RULES: readonly Rule[] = [
  SPAN_RULE,
  within('programmes', 'deadline', { to: 'starts' }),
  within('bootcamp', 'deadline', { to: 'starts' }),
  within('bootcamp', 'showcase', { from: 'starts', to: 'ends' }),
  within('scholarships', 'dates.*.date', { of: 'bootcamp', to: 'starts' }),
  within('workshop', 'tracks.*.day', { from: 'starts', to: 'ends' }),
  within('festival', 'schedule.*.date', { from: 'starts', to: 'ends' }),
  formatRule('day', 'warning', explainYear, withUnpublished),
  formatRule('moment', 'warning', explainYear, withUnpublished),
  /** An upcoming programme without a date, or with two: visitors cannot plan, or read it twice. */
  {
    level: 'error',
    kinds: ['academy'],
    field: 'upcoming',
    find: (set) =>
      listItems(set, 'academy', 'upcoming').flatMap(({ document, path, item }): Finding[] => {
        const isFixed = item.starts && item.ends
        if (isFixed && item.month)
          return [{ document, path: [...path, 'month'], message: 'The days are fixed, so the month is said twice. Take this line out.' }]
        if (isFixed || item.month) return []
        return [{ document, path, message: 'This programme does not say when it is. Give its first and last day, or the month.' }]
      }),
  },
  /** A performance that has passed and is still on sale. */
  fieldRule({
    kind: 'tickets',
    field: 'dates.*.status',
    level: 'warning',
    forOwner: PAST,
    test: (status, { today, group: { start, end = start, newDate } }) => {
      // A postponed date keeps its length. The fields are not checked yet.
      const [from, to, moved] = [start, end, newDate].map((day) => String(day).slice(0, 10)) as [string, string, string]
      const movedEnd = isDay(from) && isDay(to) && isDay(moved) ? moveEnd(from, to, moved) : newDate
      const day = status === 'postponed' && newDate ? movedEnd : end
      return /^(?:on sale|scheduled|postponed)$/.test(status) && explainPast(day, today, `this date is still “${status}”`)
    },
  }),
  expired('programmes', 'starts'),
  expired('programmes', 'deadline'),
  expired('bootcamp', 'starts'),
  expired('bootcamp', 'deadline'),
  expired('workshop', 'starts'),
  expired('academy', 'upcoming.*.starts'),
  expired('getInvolved', 'opportunities.*.deadline'),
  // The academy’s page repeats facts of the bootcamp’s pages, and these one of each course.
  sameAs('academy', 'bootcampPromo.starts', 'bootcamp', 'starts'),
  sameAs('academy', 'bootcampPromo.ends', 'bootcamp', 'ends'),
  sameAs('academy', 'bootcampPromo.duration', 'bootcamp', 'duration'),
  sameAs('academy', 'bootcampPromo.feeFrom', 'bootcamp', 'feeFrom'),
  sameAs('bootcamp', 'disciplineDuration', 'courses', 'duration'),
]
