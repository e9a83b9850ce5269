import { subscribeAddress } from '../lib/calendarAddresses.ts'
import { formatMoment, formatRange } from '../lib/dates.ts'
import type { CalendarFile } from '../lib/eventTypes.ts'
import { WORDS } from '../lib/words.ts'
import { Actions } from './Actions.tsx'
import { ExternalLink, MoreLink } from './links.tsx'

interface AddToCalendarLinkProps {
  /** Without a file, nothing is rendered. */
  file: CalendarFile | undefined
  about: string
  /** Whether the text includes the date, for links that are not beside one. */
  dated?: boolean
}

/**
 * Links that add a date to the visitor’s own calendar: a file, and web calendars, because the browsers inside Instagram and Facebook
 * download no files.
 */
export function AddToCalendarLink({ file, about, dated = false }: AddToCalendarLinkProps) {
  if (!file) return null
  const { href, start, end, web } = file
  const when = start === end ? formatMoment(start) : formatRange(start, end)
  const what = dated ? `${when}, ${about}` : `${about}, ${when}`
  return (
    <Actions as="p">
      <MoreLink
        href={href}
        download
        aria-label={WORDS.common.accessibleName(WORDS.calendar.add, what)}
        text={dated ? WORDS.common.accessibleName(WORDS.calendar.add, when) : WORDS.calendar.add}
      />
      {web.map((calendar) => (
        <ExternalLink
          key={calendar.name}
          href={calendar.href}
          describe={WORDS.common.accessibleName(WORDS.calendar.service(calendar.name), what)}
          className="more"
          text={WORDS.calendar.service(calendar.name)}
        />
      ))}
    </Actions>
  )
}

/** Links to a calendar of several events, at a path of the site at `url`: subscribe, which follows changes, or download. */
export const CalendarSubscription = ({ url, path, what }: { url: string; path: string; what: string }) => (
  <Actions as="p">
    <MoreLink href={subscribeAddress(url, path)} text={WORDS.calendar.subscribe(what)} />
    <MoreLink href={path} download text={WORDS.calendar.download(what)} />
  </Actions>
)
