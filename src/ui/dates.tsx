import type { ReactNode } from 'react'
import { subscribeAddress } from '../lib/calendarAddresses.ts'
import { getToday } from '../lib/clock.ts'
import {
  formatDay,
  formatMoment,
  formatRange,
  formatRangeParts,
  formatShortDay,
  formatTime,
  formatWeekday,
  rangeDash,
} from '../lib/dates.ts'
import type { CalendarFile, Span } from '../lib/eventTypes.ts'
import { endedIn, hasPassed, shownAfter, tookPlace } from '../lib/pastDates.ts'
import { MoreLink } from './links.tsx'

const FORMATS = {
  day: formatDay,
  moment: formatMoment,
  short: formatShortDay,
  time: formatTime,
  weekday: formatWeekday,
}

/** Says that times are in Lagos time, for readers abroad. Shown once wherever times are listed. */
export const LAGOS_TIME = 'All times are Lagos time (WAT, UTC+1).'

/** A date or moment in the site’s format, in a `<time>` element. */
export function Day({ value, as = 'day' }: { value: string; as?: keyof typeof FORMATS }) {
  if (as !== 'short') return <time dateTime={value}>{FORMATS[as](value)}</time>
  return (
    <time dateTime={value}>
      <WithSpokenForm as={formatDay(value)}>{formatShortDay(value)}</WithSpokenForm>
    </time>
  )
}

/** Text with a different accessible form: months in full, “to” for a dash. */
const WithSpokenForm = ({ as, children }: { as: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true">{children}</span>
    <span className="visually-hidden">{`\u00a0${as}`}</span>
  </>
)

/** A range of days: October 10–11, 2025. HTML has no element for a range, so each end is a `<time>` of its own. */
export function DayRange({ start, end }: Span) {
  const [first, last] = formatRangeParts(start, end)
  if (last === undefined) return <time dateTime={start}>{first}</time>
  return (
    <WithSpokenForm as={`${first} to ${last}`}>
      <time dateTime={start}>{first}</time>
      {rangeDash(start, end)}
      <time dateTime={end}>{last}</time>
    </WithSpokenForm>
  )
}

/** A range of days in a heading, written in words for everyone: October 10 to 11, 2025. */
export function DaysInWords({ start, end }: Span) {
  const [first, last] = formatRangeParts(start, end)
  return (
    <>
      <time dateTime={start}>{first}</time>
      {last === undefined ? null : (
        <>
          {' to '}
          <time dateTime={end}>{last}</time>
        </>
      )}
    </>
  )
}

/** A date as text: a moment, a day, or a range of days. */
export function DateText({ start, end = start }: { start: string; end?: string }) {
  return end === start ? <Day value={start} as="moment" /> : <DayRange start={start} end={end} />
}

interface PastNoteProps {
  day: string
  words: string
  /** The name of what is over, as in its heading. */
  about: string
  /** Where to ask about the next date instead of the footer’s newsletter, which an open dialog covers. */
  askHref?: string
}

/**
 * A note that is shown once a day has passed, with a link to the newsletter in the footer. Its space is reserved until then; the head
 * script shows it if the day has passed since the build.
 */
export const PastNote = ({ day, words, about, askHref = '#newsletter' }: PastNoteProps) => (
  <p {...shownAfter(day)}>
    {`${words} `}
    <a href={askHref} aria-label={`Hear of the next one after ${about}`}>
      Hear of the next one
    </a>
  </p>
)

/** The note that a bootcamp, a workshop or a session has ended. */
export const EndedNote = ({ what, of: { title, ends } }: { what: string; of: { title: string; ends: string } }) => (
  <PastNote day={ends} words={endedIn(what, ends)} about={title} />
)

/** The note that an event, a run or a festival took place. Nothing where it is not known when. */
export const TookPlaceNote = ({ what, span, ...note }: { what: string; span: Span | undefined } & Omit<PastNoteProps, 'day' | 'words'>) =>
  span && <PastNote day={span.end} words={tookPlace(what, span)} {...note} />

/** A badge for one of several days, shown once that day has passed. Its space is reserved until then. */
export const PastBadge = ({ day, text }: { day: string; text: string }) => (
  <span className="badge" {...shownAfter(day)}>
    {text}
  </span>
)

/** A deadline, with a badge once it has passed; without one after `until`, when another note on the page says that everything is over. */
export const Deadline = ({ day, until }: { day: string; until: string }) => (
  <>
    <Day value={day} /> {hasPassed(until, getToday()) ? null : <PastBadge day={day} text="Passed" />}
  </>
)

interface AddToCalendarLinkProps {
  /** Without a file, nothing is rendered. */
  file: CalendarFile | undefined
  about: string
  /** Whether the text includes the date, for links that are not beside one. */
  dated?: boolean
}

/** A link that adds a date to the visitor’s own calendar. */
export function AddToCalendarLink({ file, about, dated = false }: AddToCalendarLinkProps) {
  if (!file) return null
  const { href, start, end } = file
  const when = start === end ? formatMoment(start) : formatRange(start, end)
  const name = `Add to calendar: ${dated ? `${when}, ${about}` : `${about}, ${when}`}`
  return (
    <p>
      <MoreLink href={href} download aria-label={name} text={dated ? ['Add to calendar', `: ${when}`] : 'Add to calendar'} />
    </p>
  )
}

/** Links to a calendar of several events, at a path of the site at `url`: subscribe, which follows changes, or download. */
export const CalendarSubscription = ({ url, path, what }: { url: string; path: string; what: string }) => (
  <p className="actions">
    <MoreLink href={subscribeAddress(url, path)} text={['Subscribe to ', what]} />
    <MoreLink href={path} download text={['Download ', what]} />
  </p>
)
