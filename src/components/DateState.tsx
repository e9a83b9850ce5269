import type { EventDateProps } from '../lib/eventTypes.ts'
import { notYetOver } from '../lib/pastDates.ts'
import { PastBadge } from '../ui/PastNote.tsx'
import { EventNotice } from './EventNotices.tsx'

interface DateStateProps {
  date: Pick<EventDateProps, 'start' | 'end' | 'actualSpan' | 'completed' | 'notice'>
  /** Whether the date belongs to a run that has upcoming dates. Once the whole run is over, one note for the run says so instead. */
  isOneOfRun: boolean
}

/** The state of one date: its notice, a correction if the content calls it over too early, and a badge once it has passed. */
export function DateState({ date, isOneOfRun }: DateStateProps) {
  const { start, end = start, actualSpan, completed, notice } = date
  const correction = completed ? notYetOver('event', { start, end }) : undefined
  return (
    <>
      {notice ? (
        <p>
          <EventNotice notice={notice} />
        </p>
      ) : null}
      {correction ? <p>{correction}</p> : null}
      {isOneOfRun && actualSpan && !completed ? (
        <p>
          <PastBadge day={actualSpan.end}>Took place</PastBadge>
        </p>
      ) : null}
    </>
  )
}
