import { NOTICE_STATUSES, type Notice } from '../lib/eventTypes.ts'
import { Badge } from '../ui/Badge.tsx'
import { DateText } from './DateText.tsx'

/** A notice: the status of a date, its reason, and the new date if there is one. */
export function EventNotice({ notice: { status, reason, newDate } }: { notice: Notice }) {
  return (
    <>
      <Badge>{NOTICE_STATUSES[status]}</Badge> {reason}
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
