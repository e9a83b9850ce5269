import type { EventDateWords } from '../lib/eventTypes.ts'
import { notYetOver } from '../lib/pastDates.ts'
import { PassedMark } from '../ui/PastBadge.tsx'
import { HindranceWords } from './EventNotice.tsx'

interface DateStateProps {
  date: Pick<EventDateWords, 'start' | 'end' | 'held' | 'completed' | 'hindrance'>
  /** Whether it is one of several, of which some are still to come: of a run that is over, its own note tells. */
  isOneOfRun: boolean
}

/** What is true of one date, beside the words for its state: what hinders it, and whether it is over. */
export function DateState({ date, isOneOfRun }: DateStateProps) {
  const { start, end = start, held, completed, hindrance } = date
  const truth = completed ? notYetOver('event', { start, end }) : undefined
  return (
    <>
      {hindrance ? (
        <p>
          <HindranceWords hindrance={hindrance} />
        </p>
      ) : null}
      {truth ? <p>{truth}</p> : null}
      {isOneOfRun && held && !completed ? (
        <p>
          <PassedMark day={held.end}>Took place</PassedMark>
        </p>
      ) : null}
    </>
  )
}
