import type { Span } from '../lib/eventTypes.ts'
import { formatEnded, formatTookPlace, hasPassed, type PastSubject, shownAfter } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { Day } from './dates.tsx'
import { OnlyOnce } from './OnlyOnce.tsx'

/** Before words that become true after a day. */
export const Afterwards = ({ day }: { day: string }) => (hasPassed(day) ? null : <OnlyOnce when={WORDS.onlyOnce.day} />)

interface PastNoteProps {
  /** A day or a moment. */
  day: string
  /** A sentence that is true once the day has passed. */
  text: string
  /** The name of what is over, as in its heading. */
  about: string
  /** Where to ask about the next date instead of the footer’s newsletter, which an open dialog covers. */
  askHref?: string
}

/**
 * A note that is shown once a day has passed, with a link to the newsletter in the footer. Its space is reserved until then;
 * src/browser/pastNotes.ts shows it if the day has passed since the build.
 */
export const PastNote = ({ day, text, about, askHref = '#newsletter' }: PastNoteProps) => (
  <p {...shownAfter(day)}>
    <Afterwards day={day} />
    {`${text} `}
    <a href={askHref} aria-label={WORDS.past.hearOfNextAfter(about)}>
      {WORDS.past.hearOfNext}
    </a>
  </p>
)

/** The note that a bootcamp, a workshop or a session has ended. */
export const EndedNote = ({ what, of: { title, ends } }: { what: PastSubject; of: { title: string; ends: string } }) => (
  <PastNote day={ends} text={formatEnded(what, ends)} about={title} />
)

/** The note that an event, a run or a festival took place. Nothing where it is not known when. */
export const TookPlaceNote = ({
  what,
  span,
  ...note
}: { what: PastSubject; span: Span | undefined } & Omit<PastNoteProps, 'day' | 'text'>) =>
  span && <PastNote day={span.end} text={formatTookPlace(what, span)} {...note} />

/** A badge for one of several days, shown once that day has passed. Its space is reserved until then. */
export const PastBadge = ({ day, text }: { day: string; text: string }) => (
  <span className="badge" {...shownAfter(day)}>
    <Afterwards day={day} />
    {text}
  </span>
)

/** That something has ended, beside the term of a fact: without the link of EndedNote and its line, it may stand in a card that is a link. */
export const Ended = ({ on }: { on: string }) => (
  <span {...shownAfter(on)}>
    {' ('}
    <Afterwards day={on} />
    {WORDS.past.ended})
  </span>
)

/** A deadline, with a badge once it has passed; without one after `until`, when another note on the page says that everything is over. */
export const Deadline = ({ day, until }: { day: string; until: string }) => (
  <>
    <Day value={day} /> {hasPassed(until) ? null : <PastBadge day={day} text={WORDS.past.passed} />}
  </>
)
