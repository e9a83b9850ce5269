import { HINDRANCES, type Hindrance } from '../lib/eventTypes.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateWords } from './DateWords.tsx'

/** What keeps visitors from a date, why, and when it takes place after all. */
export function HindranceWords({ hindrance: { status, reason, newDate } }: { hindrance: Hindrance }) {
  return (
    <>
      <Badge>{HINDRANCES[status]}</Badge> {reason}
      {newDate ? (
        <>
          {' '}
          <strong>
            New date: <DateWords {...newDate} />
          </strong>
        </>
      ) : null}
    </>
  )
}
