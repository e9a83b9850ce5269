import type { EventDateProps, Notice } from '../lib/eventTypes.ts'
import { DateText } from './DateWords.tsx'
import { EventNotice } from './EventNotice.tsx'

type HinderedDate = Pick<EventDateProps, 'start' | 'end' | 'notice'>

const isSame = (a: Notice | undefined, b: Notice | undefined) =>
  a?.status === b?.status && a?.reason === b?.reason && a?.newDate?.start === b?.newDate?.start

/** What keeps visitors from the dates of an event: said once where it is the same for all of them, else date by date. */
export function EventNotices({ dates }: { dates: readonly HinderedDate[] }) {
  const hindered = dates.flatMap(({ notice, ...date }) => (notice ? [{ ...date, notice }] : []))
  const [first] = hindered
  if (!first) return null
  if (dates.every(({ notice }) => isSame(notice, first.notice))) {
    return (
      <p>
        <EventNotice notice={first.notice} />
      </p>
    )
  }
  return (
    <ul>
      {hindered.map(({ start, end, notice }) => (
        <li key={start}>
          <DateText start={start} end={end} />: <EventNotice notice={notice} />
        </li>
      ))}
    </ul>
  )
}
