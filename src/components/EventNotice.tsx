import { EVENT_STATUSES, type Notice } from '../lib/eventTypes.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from './DateWords.tsx'

/** What keeps visitors from a date, why, and when it takes place after all. */
export function EventNotice({ notice: { status, reason, newDate } }: { notice: Notice }) {
  return (
    <>
      <Badge>{EVENT_STATUSES[status]}</Badge> {reason}
      {newDate ? (
        <>
          {' '}
          <strong>
            New date: <DateText {...newDate} />
          </strong>
        </>
      ) : null}
    </>
  )
}
