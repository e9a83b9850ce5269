import type { EventDateProps } from '../lib/eventTypes.ts'
import { notYetOver } from '../lib/pastDates.ts'
import { PastBadge } from '../ui/PastBadge.tsx'
import { EventNotice } from './EventNotice.tsx'

interface DateStateProps {
  date: Pick<EventDateProps, 'start' | 'end' | 'actualSpan' | 'completed' | 'notice'>
  /** Whether it belongs to a run with upcoming dates. When the whole run is over, the run’s own note says so. */
  isOneOfRun: boolean
}

/** The state of one date: its status text, its notice, and whether it is over. */
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
