import { formatDay, formatRange } from '../../lib/dates.ts'
import { joinWords } from '../../lib/text.ts'
import { explainDay } from '../calendar.ts'
import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { valueAt } from '../schemaInspection.ts'
import { warn } from '../warnings/warn.ts'
import { type Fact, type FactKind, isAmong, readFacts } from './readFacts.ts'
import { listSubjects, type Subject } from './subjects.ts'

/** How a kind of fact in a text is compared with what is known of its subject. */
interface Agreement {
  fits(values: readonly string[], known: readonly string[]): boolean
  /** What is known, as words. */
  show?(known: readonly string[]): string
  /** Sentences that speak of another fact of this kind. */
  other?: RegExp
}

const isKnown: Agreement['fits'] = (values, known) => values.every((value) => known.includes(value))
const isAtMost: Agreement['fits'] = ([value], known) => Number(value) <= Math.max(...known.map(Number))

const AGREEMENTS: Record<FactKind, Agreement> = {
  day: {
    fits: (values, known) => values.every((value) => isAmong(value, known)),
    show: showDays,
    other:
      /\b(?:submissions?|appl(?:y|ies|ications?)|auditions?|deadline|regist(?:er|ration)|rehears\w*|born|died|killed|box office|sold from|on sale (?:from|since|on)|announc\w+|last (?:year|month|week|time|run|season)|ago|interview|review\w*|wrote|published|since|founded|previous\w*|earlier|premiered|(?:first|already) (?:shown|seen|played|staged|run)|call for|volunteers? meet|instead of|moved from)\b/i,
  },
  hour: {
    fits: isKnown,
    other:
      /\b(?:doors|gates?|tour|box office|rehears\w*|office|call us|lunch|drop-off|pick|collected|talk|workshop|lamps?|instead of|until|ends?)\b/i,
  },
  price: {
    fits: isKnown,
    other:
      /\b(?:discount|gift|give|scholarships?|deposit|fund|salary|budgets?|donat\w+|raised?|instead of|books?|food|parking|prize|grant|worth)\b/i,
  },
  free: { fits: isKnown },
  age: {
    fits: ([low, high = low], [least, greatest = 99]) => Number(low) >= Number(least) && Number(high) <= Number(greatest),
    show: ([low, high]) => (high ? `ages ${low} to ${high}` : `ages ${low} and over`),
    other: /\bunder\b/,
  },
  'number of days': {
    fits: isKnown,
    show: ([days]) => `${days} days`,
    other:
      /\b(?:last (?:year|time|edition|month|week|january|december|august)|ago|previous|within|notice|before|after that|refund|working|reply|answer|rest)\b/i,
  },
  'number of weeks': {
    fits: isAtMost,
    show: ([weeks]) => `${weeks} weeks, from its first to its last day`,
    other: /\b(?:before|after|later|ago|within|notice|earlier|past|last|next)\b/i,
  },
  'number of shows': {
    fits: isAtMost,
    show: ([dates]) => `${dates} dates`,
    other: /\b(?:last|first run|ago|since|already|hundred|past|played|previous\w*)\b/i,
  },
}

/** Fields whose times and amounts are other facts, such as when doors open or when a touch tour begins. */
const OTHER_FACTS =
  'doors credits contactNote beforeYouCome ticketTypes access alt schedule quotes quote testimonials testimonial pastPerformances facilitatorQuote alumni hours groups learn'.split(
    ' ',
  )

/** Dates of another time, such as a birthday: two years or more from all known ones. */
const isOfAnotherTime: Agreement['fits'] = (values, known) =>
  values.some((value) => !value.startsWith('-') && known.every((day) => Math.abs(Number(day.slice(0, 4)) - Number(value.slice(0, 4))) > 1))

function showDays(known: readonly string[]): string {
  const days = known.toSorted()
  return days.length > 4 ? formatRange(days[0] as string, days.at(-1) as string) : joinWords(days.map(formatDay))
}

/** Warns of facts in texts that differ from the fields of what they speak of, and of days that do not exist. */
export function findContradictions(set: ContentDocuments): Problem[] {
  const subjects = listSubjects(set)
  const cities = [...set.of('venues').map(({ data }) => data.city), ...set.of('ticketsPage').flatMap(({ data }) => data.locations)]
  return set.all.flatMap(readFacts).flatMap((fact) => {
    if (set.hasError(fact.document, fact.path)) return []
    const about = findSubjects(subjects, fact)
    const message = explainCalendar(fact, about) ?? explainFact(fact, about, [...new Set(cities.map(String))])
    return message ? [warn(fact.document, fact.path, message, fact.line)] : []
  })
}

/** “The festival”, as people and the press are told how many days it has. */
const FESTIVAL = /\b(?:the|our|its) (?:\w+ )?festival\b/i

/** The subjects of a sentence: those that it names, else that of its group, else those of its file, else the festival. */
function findSubjects(subjects: readonly Subject[], { kind, sentence, heading, document, path }: Fact): Subject[] {
  const named = (words: string) => subjects.filter(({ names }) => names.some((name) => words.includes(name)))
  const event = valueAt(document.data, [...path.slice(0, 1), 'event'])
  const inGroup = event ? subjects.filter(({ id }) => id === event) : named(heading)
  const own = subjects.filter(({ documents }) => documents.includes(document))
  const isOfFestival = kind === 'number of days' && FESTIVAL.test(sentence)
  const festival = subjects.filter(({ documents: [first] }) => isOfFestival && first?.collection === 'festival')
  return [named(sentence), inGroup, own].find((some) => some.length > 0) ?? festival
}

/** Whether a day exists and is on its weekday, and whether ages go up. */
function explainCalendar({ kind, values, weekday, written }: Fact, about: readonly Subject[]): string | undefined {
  const [first = '', second] = values
  if (kind === 'age' && Number(first) > Number(second)) return `“${written}” counts down. Write the lower age first.`
  if (kind !== 'day') return undefined
  const years = about.flatMap(({ known }) => known.day?.filter((day) => isAmong(first, [day])) ?? []).map((day) => day.slice(0, 4))
  const message = values.map((day) => explainDay(day, weekday, years)).find(Boolean)
  return message && `“${written}”: ${message}`
}

function explainFact({ kind, values, sentence, written, path }: Fact, about: readonly Subject[], cities: readonly string[]) {
  const { fits, show = joinWords, other } = AGREEMENTS[kind]
  const known = [...new Set(about.flatMap((subject) => subject.known[kind === 'free' ? 'price' : kind] ?? []))]
  const isOther = path.some((part) => OTHER_FACTS.includes(String(part)))
  if (isOther || known.length === 0 || other?.test(sentence)) return undefined
  const explain = (words: string, truth: string) =>
    `“${words}” does not fit ${joinWords([...new Set(about.map(({ file }) => file))])}, which says ${truth}. Change one of them.`
  // A date of its own is never one of another time.
  const isElsewhen = path.join() !== 'date' && kind === 'day' && isOfAnotherTime(values, known)
  if (!isElsewhen && !fits(values, known)) return explain(written, show(known))
  // A sentence that gives a day and one city gives the city of that day.
  const [city, ...others] = cities.filter((one) => sentence.includes(one))
  const there = about.flatMap((subject) =>
    subject.cities.flatMap(({ city: one, days }) =>
      one && (kind !== 'day' || values.some((day) => isAmong(day, days))) ? [String(one)] : [],
    ),
  )
  const isCompared = (kind === 'day' || kind === 'number of days') && city && others.length === 0 && there.length > 0
  if (!isCompared || there.includes(city) || /\b(?:after|then|travels?|before|follows?|moves?|from|also)\b/.test(sentence)) return undefined
  return explain(city, joinWords([...new Set(there)]))
}
