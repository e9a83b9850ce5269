import { shownAfter } from '../lib/pastDates.ts'

/** A badge for one of several days, shown once that day has passed. Its space is reserved until then, as in src/ui/PastNote.tsx. */
export function PastBadge({ day, children }: { day: string; children: string }) {
  return (
    <span className="badge" {...shownAfter(day)}>
      {children}
    </span>
  )
}
