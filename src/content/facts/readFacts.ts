import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { formatTime, isDay } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { MONTH_NAMES, WEEKDAYS } from '../calendar.ts'
import { type ContentDocument, textsOf } from '../documents.ts'
import { type Path, valueAt } from '../schemaInspection.ts'

/** The kinds of facts that a text can state, and that a field elsewhere may state too. */
export type FactKind =
  | 'day'
  | 'hour'
  | 'price'
  | 'number of days'
  | 'number of a day'
  | 'number of weeks'
  | 'number of shows'
  | 'age'
  | 'free'

/** A fact that a text states. */
export interface Fact {
  kind: FactKind
  /** In normal form: 2025-07-05, or --07-05 where no year is given; 4:00 PM; ₦5,000; 5. A range has two values. */
  values: string[]
  /** As the text has it: “July 5 and 6, 2025”. */
  written: string
  /** A weekday that is written before the day. */
  weekday?: string | undefined
  sentence: string
  document: ContentDocument
  path: Path
  line: number
  /** The heading of the group around the field, where it has one. */
  heading: string
}

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const MONTH = MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`).join('|')
const WEEKDAY = `(?<weekday>${WEEKDAYS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})`
const NUMBER = '(?:\\d{1,2}(?:st|nd|rd|th)?)(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)'
const NUMBERS = `(?<days>${NUMBER}(?:(?:,? and | to |, | ?[–-] ?| & )${NUMBER})*)`
const YEAR = '(?:,? (?<year>\\d{4}))?'
/** “One day” says nothing of how long something lasts. */
const COUNT = `(?<count>\\d{2,3}|[2-9]|${COUNTS.slice(2).join('|')})`

/** The patterns of facts, each with its normal form; a match without one states no fact. */
const PATTERNS: readonly { kind: FactKind; pattern: RegExp; normalise: (groups: Record<string, string | undefined>) => string[] }[] = [
  { kind: 'day', pattern: new RegExp(`(?:\\b${WEEKDAY},? )?\\b(?<month>${MONTH})\\.? ${NUMBERS}${YEAR}`, 'g'), normalise: toDays },
  { kind: 'day', pattern: new RegExp(`(?:\\b${WEEKDAY},? )?\\b${NUMBERS} (?:of )?(?<month>${MONTH})\\b${YEAR}`, 'g'), normalise: toDays },
  {
    kind: 'price',
    pattern: /(?:₦|\bNGN) ?(?<before>\d[\d,]*(?<!,))|\b(?<after>\d[\d,]*) naira\b/g,
    normalise: ({ before, after = '' }) => [formatNaira(Number((before ?? after).replaceAll(',', '')))],
  },
  { kind: 'hour', pattern: /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>[ap])\.?m\b/gi, normalise: toHours },
  {
    kind: 'number of days',
    pattern: new RegExp(
      `(?<!to |every |other )\\b${COUNT}(?: full| whole| long)?[ -]days?\\b(?! (?:before|after|later|ago|earlier|early|old|in advance|off|a |each|per |to go|of rehears))`,
      'gi',
    ),
    normalise: toCount,
  },
  { kind: 'number of a day', pattern: /\bDay (?<count>\d+)\b/g, normalise: toCount },
  { kind: 'number of weeks', pattern: new RegExp(`\\b${COUNT}[ -]weeks?\\b`, 'gi'), normalise: toCount },
  {
    kind: 'number of shows',
    pattern: new RegExp(`\\b${COUNT} (?:performances|afternoons|evenings|nights|shows|dates)\\b`, 'gi'),
    normalise: toCount,
  },
  {
    kind: 'age',
    pattern: /\bage[sd]?(?: of)? (?<low>\d{1,2})(?: ?(?:to|–|-|and) ?(?<high>\d{1,2}))?/gi,
    normalise: ({ low = '', high }) => [low, ...(high ? [high] : [])],
  },
  {
    kind: 'free',
    pattern:
      /\b(?:(?:admission|entry|entrance|attendance|(?:all )?tickets?|passes) (?:is|are) free|free (?:admission|entry|entrance|tickets?|of charge)|no (?:gate fee|charge|entrance fee))\b/gi,
    normalise: () => ['free'],
  },
]

function toCount({ count = '' }: Record<string, string | undefined>): string[] {
  return [String(/\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase()))]
}

const twoDigits = (digits: number | string) => String(digits).padStart(2, '0')

function toDays({ month = '', days = '', year }: Record<string, string | undefined>): string[] {
  const number = MONTH_NAMES.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1
  const named = (days.match(/\d+/g) ?? []).map((day) => `${year ?? '-'}-${twoDigits(number)}-${twoDigits(day)}`)
  const [first = '', last = ''] = named
  // A range holds the days between its ends too.
  return named.length === 2 && /to|[–-]/.test(days) && first < last ? spanDays(first, last) : named
}

function toHours({ hour = '', minute = '00', half = '' }: Record<string, string | undefined>): string[] {
  const inDay = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return Number(hour) <= 12 && Number(minute) < 60 ? [formatTime(`${twoDigits(inDay)}:${minute}`)] : []
}

/** All days from one to another, of which both or none have a year. */
export function spanDays(first: string, last: string): string[] {
  // A leap year has every day.
  const [start, end] = [first, last].map((day) => day.slice(0, 10).replace(/^-/, '2024')) as [string, string]
  if (!isDay(start) || !isDay(end) || start > end) return [first, last]
  const days = eachDayOfInterval({ start: parseISO(start), end: parseISO(end) }).map((day) => format(day, 'yyyy-MM-dd'))
  return first.startsWith('-') ? days.map((day) => `-${day.slice(4)}`) : days
}

/** Whether a day without a year, or with one, is among days with a year. */
export const isAmong = (day: string, days: readonly string[]): boolean =>
  days.some((one) => one === (day.startsWith('-') ? `${one.slice(0, 4)}${day.slice(1)}` : day))

/** Every fact that the texts of a document state, in the order of its fields. */
export function readFacts(document: ContentDocument): Fact[] {
  return textsOf(document).flatMap(({ text, path, lineOf }) => {
    if (!/\d|\bdays|week|free|charge|\b(?:performan|afternoon|evening|night|show)/i.test(text) || /^(?:\/|\.{1,2}\/|https:)\S*$/.test(text))
      return []
    const group = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1)
    // A group with days of its own speaks of these.
    if (group.length > 0 && valueAt(document.data, [...group, 'starts']) !== undefined) return []
    const heading = String(valueAt(document.data, [...group, 'title']) ?? '')
    let at = 0
    return splitSentences(text).flatMap((sentence) => {
      const start = text.indexOf(sentence, at)
      at = start + sentence.length
      const flat = sentence.replace(/\s/g, ' ')
      return PATTERNS.flatMap(({ kind, pattern, normalise }) =>
        [...flat.matchAll(pattern)].flatMap((match): Fact[] => {
          const values = normalise(match.groups ?? {})
          const written = match[0].trim()
          const line = lineOf(sentence.slice(match.index, match.index + match[0].length).split('\n')[0] ?? '', start + match.index)
          return values.length === 0
            ? []
            : [{ kind, values, written, weekday: match.groups?.weekday, sentence: flat, document, path, line, heading }]
        }),
      )
    })
  })
}

const splitSentences = (text: string) =>
  text.split(/(?<=[.!?…:;]["'”’)]*)\s+(?=[\p{Lu}“‘*[:\d])|\n\s*\n|\n(?=\s*[-*|#])/u).filter((sentence) => sentence !== '')
