import { shownAfter } from '../lib/pastDates.ts'

interface PastNoteProps {
  /** A day or a moment. */
  day: string
  /** A sentence that is true once the day has passed. */
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
export function PastNote({ day, words, about, askHref = '#newsletter' }: PastNoteProps) {
  return (
    <p {...shownAfter(day)}>
      {`${words} `}
      <a href={askHref} aria-label={`Hear of the next one after ${about}`}>
        Hear of the next one
      </a>
    </p>
  )
}

/** A badge for one of several days, shown once that day has passed. Its space is reserved until then. */
export function PastBadge({ day, children }: { day: string; children: string }) {
  return (
    <span className="badge" {...shownAfter(day)}>
      {children}
    </span>
  )
}
