import { isDay } from './dates.ts'

/** Lagos is one hour ahead of UTC all year. */
const LAGOS_OFFSET = 60 * 60 * 1000

/**
 * Today as an ISO day in Lagos: the day of SITE_NOW when that is set, else of the clock. Everything that depends on the date calls this, so
 * that two builds with the same SITE_NOW are identical.
 * @throws an Error when SITE_NOW is neither a day (2025-05-17) nor a moment with its offset (2025-05-17T15:00+01:00).
 */
export const getToday = (siteNow: string | undefined = readSiteNow(), now: Date = new Date()): string =>
  toLagosClock(readClock(siteNow, now)).slice(0, 10)

/** The current minute in Lagos, as content writes moments: 2025-05-17T15:00+01:00. Noon when SITE_NOW is only a day. */
export const getNow = (siteNow: string | undefined = readSiteNow(), now: Date = new Date()): string =>
  `${toLagosClock(readClock(siteNow, now))}+01:00`

function readClock(siteNow: string | undefined, now: Date): Date {
  if (!siteNow) return now
  const moment = isDay(siteNow) ? `${siteNow}T12:00+01:00` : siteNow
  const date = new Date(moment)
  const hasOffset = /^.{10}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(moment)
  if (hasOffset && isDay(moment.slice(0, 10)) && !Number.isNaN(date.getTime())) return date
  const error = new Error(`SITE_NOW is “${siteNow}”. Write a day, such as 2025-05-17, or a moment, such as 2025-05-17T15:00+01:00.`)
  // Commands show errors of this name without a stack trace.
  error.name = 'UserError'
  throw error
}

/** 2025-05-17T15:00 */
const toLagosClock = (date: Date): string => new Date(date.getTime() + LAGOS_OFFSET).toISOString().slice(0, 16)

function readSiteNow(): string | undefined {
  return typeof process === 'undefined' ? undefined : process.env.SITE_NOW
}
