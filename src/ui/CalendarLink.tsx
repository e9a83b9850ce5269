import { formatMoment, formatRange } from '../lib/dates.ts'
import type { CalendarFile } from '../lib/eventTypes.ts'

interface CalendarLinkProps {
  /** Nothing is offered without a file. */
  file: CalendarFile | undefined
  /** What takes place. */
  about: string
  /** Whether its words say which date it is: where it does not stand beside one. */
  dated?: boolean
}

/** Takes a date into the visitor’s own calendar. */
export function CalendarLink({ file, about, dated = false }: CalendarLinkProps) {
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
