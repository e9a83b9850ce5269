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
  isWrong(values: readonly string[], known: readonly string[]): boolean
  /** The end of the sentence about a wrong one. */
  says(known: readonly string[], files: string): string
  /** Sentences that speak of another fact of this kind. */
  other?: RegExp
}

const most = (values: readonly string[]) => Math.max(...values.map(Number))
const isMissing = (values: readonly string[], known: readonly string[]) => values.some((value) => !known.includes(value))
const isMore = ([value]: readonly string[], known: readonly string[]) => Number(value) > most(known)
const listed = (what: string) => (known: readonly string[], files: string) =>
  `is no ${what} of ${files}, which gives the ${what}${known.length > 1 ? 's' : ''} ${joinWords(known)}. Change one of them.`

const AGREEMENTS: Partial<Record<FactKind, Agreement>> = {
  day: {
    isWrong: (values, known) => isNear(values, known) && values.some((value) => !isAmong(value, known)),
    says: (known, files) => `is no day of ${files}, which gives ${formatDays(known)}. Change one of them.`,
    other:
      /\b(?:submissions?|appl(?:y|ies|ications?)|auditions?|deadline|regist(?:er|ration)|rehears\w*|born|died|killed|box office|sold from|on sale (?:from|since|on)|announc\w+|last (?:year|month|week|time|run|season)|ago|interview|review\w*|wrote|published|since|founded|previous\w*|earlier|premiered|(?:first|already) (?:shown|seen|played|staged|run)|call for|volunteers? meet|instead of|moved from)\b/i,
  },
  hour: {
    isWrong: isMissing,
    says: listed('hour'),
    other:
      /\b(?:doors|gates?|tour|box office|rehears\w*|office|call us|lunch|drop-off|pick|collected|talk|workshop|lamps?|instead of|until|ends?)\b/i,
  },
  price: {
    isWrong: isMissing,
    says: listed('price'),
    other:
      /\b(?:discount|gift|give|scholarships?|deposit|fund|salary|budgets?|donat\w+|raised?|instead of|books?|food|parking|prize|grant|worth)\b/i,
  },
  free: {
    isWrong: (_, known) => !known.includes('free'),
    says: (known, files) => `cannot be true as long as ${files} asks for ${joinWords(known)}. Change one of them.`,
  },
  'number of days': {
    isWrong: isMissing,
    says: (known, files) => `is not how long ${files} says it lasts: ${joinWords(known)} days. Change one of them.`,
    other:
      /\b(?:last (?:year|time|edition|month|week|january|december|august)|ago|previous|within|notice|before|after that|refund|working|reply|answer|rest)\b/i,
  },
  'number of a day': { isWrong: isMore, says: (known, files) => `comes after the last day: ${files} has ${most(known)} days.` },
  'number of weeks': {
    isWrong: isMore,
    says: (known, files) =>
      `is longer than ${files} says it lasts: ${most(known)} weeks, from its first to its last day. Change one of them.`,
    other: /\b(?:before|after|later|ago|within|notice|earlier|past|last|next)\b/i,
  },
  'number of shows': {
    isWrong: isMore,
    says: (known, files) => `is more than the ${most(known)} dates of ${files}. Change one of them.`,
    other: /\b(?:last|first run|ago|since|already|hundred|past|played|previous\w*)\b/i,
  },
  age: {
    isWrong: ([low = '', high = low], [least = low, greatest = '99']) => Number(low) < Number(least) || Number(high) > Number(greatest),
    says: ([low, high], files) =>
      `does not fit ${files}, which is for ages ${high ? `${low} to ${high}` : `${low} and over`}. Change one of them.`,
    other: /\bunder\b/,
  },
}

/** Fields whose times and amounts are other facts, such as when doors open or when a touch tour begins. */
const OTHER_FACTS = [
  'doors',
  'credits',
  'contactNote',
  'beforeYouCome',
  'ticketTypes',
  'access',
  'alt',
  'schedule',
  'quotes',
  'quote',
  'testimonials',
  'testimonial',
  'pastPerformances',
  'facilitatorQuote',
  'alumni',
  'hours',
  'groups',
  'learn',
]

/** Dates of another time, such as a birthday, are not compared: only those less than two years from the known ones. */
const isNear = (values: readonly string[], known: readonly string[]) =>
  values.every((value) => value.startsWith('-') || known.some((day) => Math.abs(Number(day.slice(0, 4)) - Number(value.slice(0, 4))) < 2))

function formatDays(days: readonly string[]): string {
  const sorted = [...new Set(days)].sort()
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
  return sorted.length > 4 ? formatRange(first, last) : joinWords(sorted.map(formatDay))
}

/** Warns of facts in texts that differ from the fields of what they speak of, and of days that do not exist. */
export function findContradictions(set: ContentDocuments): Problem[] {
  const subjects = listSubjects(set)
  const cities = [
    ...new Set([...set.of('venues').map(({ data }) => data.city), ...set.of('ticketsPage').flatMap(({ data }) => data.locations)]),
  ]
  return set.all.flatMap(readFacts).flatMap((fact) => {
    const about = findSubjects(subjects, fact)
    const message =
      explainCalendar(fact, about) ??
      (fact.kind !== 'number of a day' && fact.path.some((part) => OTHER_FACTS.includes(String(part)))
        ? undefined
        : explainFact(fact, about, cities))
    return message ? [warn(fact.document, fact.path, message, fact.line)] : []
  })
}

/** The subjects of a sentence: those that it names, else that of its group, else those of its file. */
function findSubjects(subjects: readonly Subject[], { sentence, heading, document, path }: Fact): Subject[] {
  const own = subjects.filter(({ documents }) => documents.includes(document))
  const named = (words: string) => subjects.filter(({ names }) => names.some((name) => words.includes(name)))
  const group = path.slice(0, 1).map((key) => valueAt(document.data, [key, 'event']))[0]
  const inGroup: Subject[] = typeof group === 'string' ? subjects.filter(({ id }) => id === group) : named(heading)
  return [named(sentence), inGroup, own].find((some) => some.length > 0) ?? []
}

/** Whether a day exists and is on its weekday. */
function explainCalendar({ kind, values, weekday, written }: Fact, about: readonly Subject[]): string | undefined {
  if (kind !== 'day') {
    const [low, high] = values
    return kind === 'age' && high && Number(low) > Number(high) ? `“${written}” counts down. Write the lower age first.` : undefined
  }
  const years = about.flatMap(({ known }) =>
    (known.day ?? []).filter((day) => isAmong(values[0] ?? '', [day])).map((day) => day.slice(0, 4)),
  )
  const message = values.map((day) => explainDay(day, weekday, years)).find(Boolean)
  return message && `“${written}”: ${message}`
}

function explainFact(fact: Fact, about: readonly Subject[], cities: readonly unknown[]): string | undefined {
  const { kind, values, sentence, written } = fact
  const agreement = AGREEMENTS[kind]
  const known = about.flatMap((subject) => (kind === 'free' ? subject.known.price : subject.known[kind]) ?? [])
  if (!agreement || known.length === 0 || agreement.other?.test(sentence)) return undefined
  const files = joinWords([...new Set(about.map(({ file }) => file))])
  if (agreement.isWrong(values, known)) return `“${written}” ${agreement.says([...new Set(known)], files)}`
  return kind === 'day' || kind === 'number of days' ? explainCity(fact, about, cities, files) : undefined
}

/** A sentence that gives a day and one city gives the city of that day. */
function explainCity(
  { kind, values, sentence }: Fact,
  about: readonly Subject[],
  cities: readonly unknown[],
  files: string,
): string | undefined {
  const named = cities.filter((city): city is string => typeof city === 'string' && sentence.includes(city))
  const there = about.flatMap((subject) =>
    subject.cities.filter(({ days }) => kind !== 'day' || values.some((day) => isAmong(day, days))).map(({ city }) => city),
  )
  const [city] = named
  if (/\b(?:after|then|travels?|before|follows?|moves?|from|also)\b/.test(sentence)) return undefined
  if (named.length !== 1 || !city || there.length === 0 || there.includes(city)) return undefined
  return `“${city}” is not where this is: ${files} says ${joinWords([...new Set(there)])}. Change one of them.`
}
