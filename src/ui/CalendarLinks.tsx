import { formatMoment, formatRange } from '../lib/dates.ts'
import type { CalendarFile } from '../lib/eventTypes.ts'
import { MoreLink } from './Button.tsx'

interface AddToCalendarLinkProps {
  /** The address of the calendar file. Without one, nothing is rendered. */
  file: CalendarFile | undefined
  /** The name of the event. */
  about: string
  /** Whether the text includes the date, for links that are not beside one. */
  dated?: boolean
}

/** A link that adds a date to the visitor’s own calendar. */
export function AddToCalendarLink({ file, about, dated = false }: AddToCalendarLinkProps) {
  if (!file) return null
  const { href, start, end } = file
  const when = start === end ? formatMoment(start) : formatRange(start, end)
  return (
    <p>
      <a className="more" href={href} download aria-label={`Add to calendar: ${dated ? `${when}, ${about}` : `${about}, ${when}`}`}>
        Add to calendar{dated ? `: ${when}` : null}
      </a>
    </p>
  )
}

interface CalendarSubscriptionProps {
  /** The file of the calendar, on this site. */
  path: string
  /** The `webcal:` address of the same file. */
  subscribe: string
  /** What the calendar contains, such as "all dates". */
  what: string
}

/** Links to a calendar of several events: subscribe, which follows changes, or download. */
export function CalendarSubscription({ path, subscribe, what }: CalendarSubscriptionProps) {
  return (
    <p className="actions">
      <MoreLink href={subscribe}>Subscribe to {what}</MoreLink>
      <a className="more" href={path} download>
        Download {what}
      </a>
    </p>
  )
}
