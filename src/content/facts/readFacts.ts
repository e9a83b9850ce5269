import { formatTime, isDay, listDays } from '../../lib/dates.ts'
import { formatNaira } from '../../lib/money.ts'
import { capitalise, NUMBER_WORDS } from '../../lib/text.ts'
import { MONTH_NAMES, WEEKDAYS } from '../calendar.ts'
import { type ContentDocument, textsOf } from '../documents.ts'
import { type Path, valueAt } from '../schemaInspection.ts'

/** The kinds of facts that a text can state, and that a field elsewhere may state too. */
export type FactKind = 'day' | 'hour' | 'price' | 'free' | 'age' | `number of ${'days' | 'weeks' | 'shows'}`

/** A fact, as it is read from words. */
interface Reading {
  kind: FactKind
  /** In normal form: 2025-07-05, or --07-05 where no year is given; 4:00 PM; ₦5,000; 5. A range of days has all of them. */
  values: string[]
  /** As the text has it: “July 5 and 6, 2025”. */
  written: string
  index: number
  /** A weekday that is written before the day. */
  weekday?: string | undefined
}

/** A fact that a text states, with its place. */
export interface Fact extends Reading {
  sentence: string
  document: ContentDocument
  path: Path
  line: number
  /** The heading of the group around the field, where it has one. */
  heading: string
}

const MONTH = `(?<month>${MONTH_NAMES.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`).join('|')})`
const WEEKDAY = `(?:\\b(?<weekday>${WEEKDAYS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}),? )?`
const NUMBER = '(?:\\d{1,2}(?:st|nd|rd|th)?)(?!\\d|[:.]\\d| ?[ap]\\.?m\\b)'
const NUMBERS = `(?<days>${NUMBER}(?:(?:,? and | to |, | ?[–-] ?| & )${NUMBER})*)`
const YEAR = '(?:,? (?<year>\\d{4}))?'
/** “One day” says nothing of how long something lasts. */
const COUNT = `(?<count>\\d{2,3}|[2-9]|${NUMBER_WORDS.slice(2).join('|')})`
const NOT_LENGTH = 'before|after|later|ago|earlier|early|old|in advance|off|a |each|per |to go|of rehears'

type Groups = Record<string, string | undefined>

/** The patterns of facts, each with its normal form; a match without one states no fact. */
const PATTERNS: readonly [kind: FactKind, pattern: RegExp, normalise: (groups: Groups) => string[]][] = [
  ['day', new RegExp(`${WEEKDAY}\\b${MONTH}\\.? ${NUMBERS}${YEAR}`, 'g'), toDays],
  ['day', new RegExp(`${WEEKDAY}\\b${NUMBERS} (?:of )?${MONTH}\\b${YEAR}`, 'g'), toDays],
  ['hour', /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?<half>[ap])\.?m\b/gi, toHours],
  [
    'price',
    /(?:₦|\bNGN) ?(?<before>\d[\d,]*(?<!,))|\b(?<after>\d[\d,]*) naira\b/g,
    ({ before, after = '' }) => [formatNaira(Number((before ?? after).replaceAll(',', '')))],
  ],
  [
    'free',
    /\b(?:(?:admission|entry|entrance|attendance|(?:all )?tickets?|passes) (?:is|are) free|free (?:admission|entry|entrance|tickets?|of charge)|no (?:gate fee|charge|entrance fee))\b/gi,
    () => ['free'],
  ],
  [
    'age',
    /\bage[sd]?(?: of)? (?<low>\d{1,2})(?: ?(?:to|–|-|and) ?(?<high>\d{1,2}))?/gi,
    ({ low = '', high }) => [low, ...(high ? [high] : [])],
  ],
  [
    'number of days',
    new RegExp(`(?<!to |every |other )\\b${COUNT}(?: full| whole| long)?[ -]days?\\b(?! (?:${NOT_LENGTH}))`, 'gi'),
    toCount,
  ],
  ['number of weeks', new RegExp(`\\b${COUNT}[ -]weeks?\\b`, 'gi'), toCount],
  ['number of shows', new RegExp(`\\b${COUNT} (?:performances|afternoons|evenings|nights|shows|dates)\\b`, 'gi'), toCount],
]

function toCount({ count = '' }: Groups): string[] {
  return [String(/\d/.test(count) ? Number(count) : NUMBER_WORDS.indexOf(count.toLowerCase()))]
}

function toDays({ month = '', days = '', year = '-' }: Groups): string[] {
  const number = MONTH_NAMES.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1
  const named = (days.match(/\d+/g) ?? []).map((day) => `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`)
  const [first = '', last = ''] = named
  return named.length === 2 && /to|[–-]/.test(days) ? spanDays(first, last) : named
}

function toHours({ hour = '', minute = '00', half = '' }: Groups): string[] {
  const inDay = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return Number(hour) <= 12 && Number(minute) < 60 ? [formatTime(`${String(inDay).padStart(2, '0')}:${minute}`)] : []
}

/** All days from one to another, of which both or none have a year. */
export function spanDays(first: string, last: string): string[] {
  // A leap year has every day.
  const [start, end] = [first, last].map((day) => day.replace(/^-/, '2024')) as [string, string]
  if (!isDay(start) || !isDay(end) || start > end) return [first, last]
  return listDays(start, end).map((day) => (first.startsWith('-') ? `-${day.slice(4)}` : day))
}

/** Whether a day without a year, or with one, is among days with a year. */
export const isAmong = (day: string, days: readonly string[]): boolean =>
  days.some((one) => one === (day.startsWith('-') ? `${one.slice(0, 4)}${day.slice(1)}` : day))

/** The facts that words state. */
export const readWords = (words: string): Reading[] =>
  PATTERNS.flatMap(([kind, pattern, normalise]) =>
    [...words.matchAll(pattern)].flatMap(({ 0: match, index, groups = {} }) => {
      const values = normalise(groups)
      return values.length > 0 ? [{ kind, values, written: match.trim(), index, weekday: groups.weekday }] : []
    }),
  )

/** Every fact that the texts of a document state. */
export const readFacts = (document: ContentDocument): Fact[] =>
  textsOf(document).flatMap(({ text: original, path, lineOf }) => {
    // The name of a date, lagos-july-5, says its city and its day.
    const text = path.at(-1) === 'id' ? original.split('-').map(capitalise).join(' ') : original
    if (!/\d|day|week|free|charge|fee|performan|afternoon|evening|night|show/i.test(text) || /^(?:\/|\.{1,2}\/|https:)\S*$/.test(text))
      return []
    const group = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1)
    // A group with days of its own speaks of these.
    if (group.length > 0 && valueAt(document.data, [...group, 'starts']) !== undefined) return []
    const heading = String(valueAt(document.data, [...group, 'title']) ?? '')
    let end = 0
    return splitSentences(text).flatMap((written) => {
      const start = text.indexOf(written, end)
      end = start + written.length
      const sentence = written.replace(/\s/g, ' ')
      return readWords(sentence).map((reading) => {
        const part = written.slice(reading.index).trimStart().split('\n')[0]?.slice(0, reading.written.length) ?? ''
        return { ...reading, sentence, document, path, heading, line: lineOf(part, start + reading.index) }
      })
    })
  })

const splitSentences = (text: string) =>
  text.split(/(?<=[.!?…:;]["'”’)]*)\s+(?=[\p{Lu}“‘*[:\d])|\n\s*\n|\n(?=\s*[-*|#])/u).filter((sentence) => sentence !== '')
