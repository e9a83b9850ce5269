import type { ReactNode } from 'react'
import { getToday } from '../lib/clock.ts'
import { endOfDay, hasPassed } from '../lib/passed.ts'

/**
 * A note that is true once a day has passed. Before that its room is kept, and the head script shows it when the day has passed
 * since the site was built. `day` is a day or a moment.
 */
export function Since({ day, children }: { day: string; children: ReactNode }) {
  return hasPassed(day, getToday()) ? (
    <p>{children}</p>
  ) : (
    <p hidden data-after={endOfDay(day)}>
      {children}
    </p>
  )
}
