import { isDay } from '../../lib/dates.ts'
import { joinWords } from '../../lib/text.ts'
import { explainDay, WEEKDAY_NAME } from '../explain/days.ts'
import { hasManyFiles, KIND_NAMES, type KindName, type SingleKind } from '../kinds.ts'
import type { ContentDocument } from '../read/documents.ts'
import { type FieldOf, type Finding, fieldRule, findValues, type GroupOf, placeOf, type Rule, textRule } from './rule.ts'

/** An end before its start: visitors come on the wrong day, and a file that expires before it is published is never shown. */
const after = <const Kind extends KindName, const Field extends FieldOf<Kind>>(
  kind: Kind,
  field: Field,
  start: keyof GroupOf<Kind, Field> & string,
): Rule => ({
  level: 'error',
  kind,
  field,
  find: (set) =>
    findValues(set, kind, field).flatMap(({ document, path, value, group }): Finding[] => {
      const [from, to] = [String(group[start]), String(value)]
      // A closing time before 06:00 is on the next day.
      const isRight = group[start] === undefined || to >= from.slice(0, to.length) || /^0[0-5]:/.test(to)
      if (isRight || set.hasError(document, [...path.slice(0, -1), start])) return []
      return [{ document, path, message: `This lies before \`${start}\`: ${to} is earlier than ${from}.` }]
    }),
})

/** The kinds whose files have a publication period. */
const PUBLISHED_KINDS = KIND_NAMES.filter(hasManyFiles) as Exclude<KindName, SingleKind>[]

/** A day out of the period that the fields of one file give, of this or of the only file of another kind: visitors come on the wrong day. */
const within = <const Kind extends KindName, const Whole extends KindName>(
  kind: Kind,
  field: FieldOf<Kind>,
  whole: Whole,
  { from, to }: { from?: FieldOf<Whole>; to?: FieldOf<Whole> },
): Rule => ({
  level: 'warning',
  kind,
  field,
  find: (set) =>
    findValues(set, kind, field).flatMap(({ document, path, value }): Finding[] => {
      const other = [document, ...set.of(whole)].find((one) => one.kind === whole) as ContentDocument | undefined
      const day: unknown = value
      if (!other || !isDay(day)) return []
      const [first, last] = [from, to].map((name) => name && other.data[name])
      const said = (word: string, limit: unknown, name: string | undefined) =>
        `${day} is ${word} ${limit}, which ${placeOf(other, [String(name)])} gives as \`${name}\`.`
      if (isDay(first) && day < first) return [{ document, path, message: said('before', first, from) }]
      return isDay(last) && day > last ? [{ document, path, message: said('after', last, to) }] : []
    }),
})

const PAST = ['past date', 'past dates'] as const

const explainPast = (value: unknown, today: string, but: string) => {
  const day = String(value).slice(0, 10)
  return isDay(day) && day < today && `${day} has passed, but ${but}.`
}

/** A day that has passed while the page still invites people to apply by it: they write for nothing. `isOpen` looks at the fields beside it. */
const expired = <const Kind extends KindName, const Field extends FieldOf<Kind>>(
  kind: Kind,
  field: Field,
  isOpen: (group: GroupOf<Kind, Field>) => boolean = () => true,
): Rule =>
  fieldRule<Kind, Field>({
    kind,
    field,
    level: 'warning',
    forOwner: PAST,
    test: (day, { today, group }) => isOpen(group) && explainPast(day, today, 'the site still invites people to apply or to register'),
  })

const DISAGREEMENT = ['fact that disagrees with another', 'facts that disagree'] as const

/** Two files that give the same fact differently: visitors read both. Only the owner knows which is right. */
const sameAs = <const Kind extends KindName, const Other extends KindName>(
  kind: Kind,
  field: FieldOf<Kind>,
  other: Other,
  otherField: FieldOf<Other>,
): Rule => ({
  level: 'warning',
  kind,
  field,
  forOwner: DISAGREEMENT,
  find: (set) =>
    findValues(set, kind, field).flatMap(({ document, path, value }) => {
      const differing = findValues(set, other, otherField).filter((one) => String(one.value) !== String(value))
      const there = joinWords(differing.map((one) => `${placeOf(one.document, one.path)} says ${one.value}`))
      return there ? [{ document, path, message: `This says ${value}, but ${there}.` }] : []
    }),
})

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/** A day with its year: “Saturday, July 5, 2025”, “5 July 2025”. Without a year, nobody can tell the weekday. */
const WRITTEN_DAY = new RegExp(
  `\\b(?:${WEEKDAY_NAME},? )?(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?,?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},?) \\d{4}\\b`,
  'g',
)

/** Days that cannot all be true, and days that have passed. */
export const DATE_RULES: readonly Rule[] = [
  after('programmes', 'ends', 'starts'),
  after('bootcamp', 'ends', 'starts'),
  after('workshop', 'ends', 'starts'),
  after('workshop', 'closes', 'opens'),
  after('festival', 'ends', 'starts'),
  after('festival', 'closes', 'opens'),
  after('academy', 'bootcampPromo.ends', 'starts'),
  after('academy', 'upcoming.*.ends', 'starts'),
  after('tickets', 'dates.*.end', 'start'),
  after('tickets', 'dates.*.newDate', 'start'),
  after('company', 'hours.*.closes', 'opens'),
  after('news', 'until', 'date'),
  ...PUBLISHED_KINDS.map((kind) => after(kind, 'until', 'publish')),
  within('programmes', 'deadline', 'programmes', { to: 'starts' }),
  within('bootcamp', 'deadline', 'bootcamp', { to: 'starts' }),
  within('bootcamp', 'showcase', 'bootcamp', { from: 'starts', to: 'ends' }),
  within('scholarships', 'dates.*.date', 'bootcamp', { to: 'starts' }),
  within('workshop', 'tracks.*.day', 'workshop', { from: 'starts', to: 'ends' }),
  within('festival', 'schedule.*.date', 'festival', { from: 'starts', to: 'ends' }),
  /** A day that does not exist, or is another day of the week: visitors come on the wrong one. */
  textRule({
    level: 'warning',
    pattern: WRITTEN_DAY,
    test: ([written]) => {
      const why = explainDay(written)
      return why && `“${written}”: ${why}`
    },
  }),
  /** A performance that has passed and is still on sale: visitors try to buy tickets. */
  fieldRule({
    kind: 'tickets',
    field: 'dates.*.status',
    level: 'warning',
    forOwner: PAST,
    test: (status, { today, group: { start, end = start, newDate = end } }) =>
      ['on sale', 'scheduled', 'postponed'].includes(status) && explainPast(newDate, today, `this date is still “${status}”`),
  }),
  expired('programmes', 'starts', ({ deadline }) => !deadline),
  expired('programmes', 'deadline'),
  expired('bootcamp', 'starts', ({ deadline }) => !deadline),
  expired('bootcamp', 'deadline'),
  expired('workshop', 'starts'),
  expired('academy', 'upcoming.*.starts', ({ status }) => status === 'Accepting Applications'),
  expired('getInvolved', 'opportunities.*.deadline'),
  // The academy’s page repeats facts of the bootcamp’s pages, and these one of each course.
  sameAs('academy', 'bootcampPromo.starts', 'bootcamp', 'starts'),
  sameAs('academy', 'bootcampPromo.ends', 'bootcamp', 'ends'),
  sameAs('academy', 'bootcampPromo.duration', 'bootcamp', 'duration'),
  sameAs('academy', 'bootcampPromo.feeFrom', 'bootcamp', 'feeFrom'),
  sameAs('bootcamp', 'disciplineDuration', 'courses', 'duration'),
]
