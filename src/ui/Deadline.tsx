import { getToday } from '../lib/clock.ts'
import { hasPassed } from '../lib/pastDates.ts'
import { Day } from './Day.tsx'
import { PastBadge } from './PastNote.tsx'

interface DeadlineProps {
  day: string
  /** The day after which another note on the page says that everything is over. The badge is then left out. */
  until: string
}

/** A deadline, with a badge once it has passed. */
export function Deadline({ day, until }: DeadlineProps) {
  return (
    <>
      <Day value={day} /> {hasPassed(until, getToday()) ? null : <PastBadge day={day}>Passed</PastBadge>}
    </>
  )
}
