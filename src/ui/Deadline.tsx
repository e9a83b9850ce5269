import { getToday } from '../lib/clock.ts'
import { hasPassed } from '../lib/pastDates.ts'
import { Day } from './Day.tsx'
import { PastBadge } from './PastBadge.tsx'

interface DeadlineProps {
  day: string
  /** The day from which another note says that everything is over. */
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
