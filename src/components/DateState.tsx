import type { EventDateProps } from '../lib/eventTypes.ts'
import { notYetOver } from '../lib/pastDates.ts'
import { PastBadge } from '../ui/PastBadge.tsx'
import { EventNotice } from './EventNotice.tsx'

interface DateStateProps {
  date: Pick<EventDateProps, 'start' | 'end' | 'held' | 'completed' | 'notice'>
  /** Whether it is one of several, of which some are still to come: of a run that is over, its own note tells. */
  isOneOfRun: boolean
}

/** What is true of one date, beside the words for its state: what hinders it, and whether it is over. */
export function DateState({ date, isOneOfRun }: DateStateProps) {
  const { start, end = start, held, completed, notice } = date
  const truth = completed ? notYetOver('event', { start, end }) : undefined
  return (
    <>
      {notice ? (
        <p>
          <EventNotice notice={notice} />
        </p>
      ) : null}
      {truth ? <p>{truth}</p> : null}
      {isOneOfRun && held && !completed ? (
        <p>
          <PastBadge day={held.end}>Took place</PastBadge>
        </p>
      ) : null}
    </>
  )
}
