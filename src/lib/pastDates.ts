import { getToday } from './clock.ts'
import { endOfDay, formatDay, formatMonth, formatMonths } from './dates.ts'
import { PAST_SENTENCES, PAST_SUBJECTS } from './words.ts'

/** Whether a day, or the day of a moment, is before `today`, an ISO day in Lagos. */
export const hasPassed = (value: string, today = getToday()): boolean => value.slice(0, 10) < today

/** Attributes of text that is true only after a day. Until then it is hidden, with its space reserved; src/browser/pastNotes.ts shows it. */
export const shownAfter = (day: string) => (hasPassed(day) ? {} : { hidden: true, 'data-after': endOfDay(day) })

/** Sorts upcoming items before past ones, keeping the order within each group. Items without a date count as upcoming. */
export function sortPastLast<Item>(items: readonly Item[], dayOf: (item: Item) => string | undefined): Item[] {
  const today = getToday()
  const isPast = (item: Item) => hasPassed(dayOf(item) ?? today, today)
  return [...items.filter((item) => !isPast(item)), ...items.filter(isPast)]
}

/** What may be over: an event, a run, a festival. */
export type PastSubject = keyof typeof PAST_SUBJECTS

/** Formats “This event took place in July 2025.” or “This run took place from May to June 2025.” */
export const formatTookPlace = (what: PastSubject, { start, end }: { start: string; end: string }): string =>
  PAST_SENTENCES.tookPlace(PAST_SUBJECTS[what], formatMonths(start, end))

interface DateStatus {
  /** When it takes place; undefined if cancelled or unknown. */
  actualSpan?: { end: string } | undefined
  /** Whether the content marks it as over, which may be before its last day. */
  completed?: boolean
}

/** Whether a date takes place and is not over, by its status and by the clock. */
export const isUpcomingDate = ({ actualSpan, completed }: DateStatus, today = getToday()): boolean =>
  actualSpan !== undefined && !completed && !hasPassed(actualSpan.end, today)

/** Whether these are several dates and at least one is upcoming. False for a single date. */
export const hasUpcomingDate = (dates: readonly DateStatus[]): boolean => dates.length > 1 && dates.some((date) => isUpcomingDate(date))

/**
 * The sentence for an event that the content marks as over before its last day; undefined after that day. It is worded so that it remains
 * true later.
 */
export function findUpcomingNote({ start, end }: { start: string; end: string }): string | undefined {
  const today = getToday()
  if (hasPassed(end, today)) return undefined
  if (start.slice(0, 10) > today) return PAST_SENTENCES.stillToCome(formatDay(today))
  return PAST_SENTENCES.lastDay(formatDay(end))
}

/** Formats “This bootcamp ended in September 2025.” */
export const formatEnded = (what: PastSubject, day: string): string => PAST_SENTENCES.ended(PAST_SUBJECTS[what], formatMonth(day))
