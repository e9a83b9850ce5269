import { formatMonth } from './dates.ts'

/** When a day of Lagos is over: its midnight, as 2025-07-07T00:00+01:00. Takes a day or a moment. */
export function endOfDay(value: string): string {
  const next = new Date(`${value.slice(0, 10)}T12:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return `${next.toISOString().slice(0, 10)}T00:00+01:00`
}

/** Whether a day, or the day of a moment, lies before `today`, an ISO day in Lagos. What is today has not passed. */
export const hasPassed = (value: string, today: string): boolean => value.slice(0, 10) < today

/** This bootcamp ended in September 2025. */
export const endedIn = (what: string, day: string): string => `This ${what} ended in ${formatMonth(day)}.`
