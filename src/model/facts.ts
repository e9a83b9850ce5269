import type { BeforeYouCome } from '../content/schemas/access.ts'
import { NOT_YET_CONFIRMED } from '../content/schemas/fields.ts'
import { formatMinutes } from '../lib/dates.ts'

interface PlainFact {
  term: string
  /** One line, or several. */
  detail: string | readonly string[]
}

/** A fact, or the site’s words for what nobody has confirmed. */
export const orUnknown = <Value>(value: Value, unknown: string): Value | string => (value === NOT_YET_CONFIRMED ? unknown : value)

/** What a visitor needs to know before coming, in the order they ask. `unknown` stands where nothing is confirmed. */
export function beforeYouComeFacts(facts: BeforeYouCome, unknown: string): PlainFact[] {
  return [
    { term: 'Running time', detail: typeof facts.runningTime === 'number' ? formatMinutes(facts.runningTime) : unknown },
    { term: 'Interval', detail: orUnknown(facts.interval, unknown) },
    { term: 'For whom', detail: orUnknown(facts.age, unknown) },
    { term: 'What to expect', detail: orUnknown(facts.whatToExpect, unknown) },
    { term: 'Language', detail: orUnknown(facts.language, unknown) },
    { term: 'Access', detail: orUnknown(facts.access, unknown) },
  ]
}
