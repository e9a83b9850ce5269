import { shownAfter } from '../lib/pastDates.ts'

interface SinceProps {
  /** A day or a moment. */
  day: string
  /** What is true once it has passed, as a sentence. */
  words: string
  /** What is over, as its heading says it. */
  about: string
  /** Where one can ask to be told of the next one, in place of the newsletter in the footer: a dialog covers that. */
  hear?: string
}

/**
 * A note that is true once a day has passed, and where to hear of what comes next: the newsletter in the footer. Before that its room
 * is kept, and the head script shows it when the day has passed since the site was built.
 */
export function PastNote({ day, words, about, hear = '#newsletter' }: SinceProps) {
  return (
    <p {...shownAfter(day)}>
      {`${words} `}
      <a href={hear} aria-label={`Hear of the next one after ${about}`}>
        Hear of the next one
      </a>
    </p>
  )
}
