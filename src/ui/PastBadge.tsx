import { shownAfter } from '../lib/pastDates.ts'

/** A word or two that is true of one day among several, once that day has passed. Before that its room is kept, as src/ui/PastNote.tsx does. */
export function PastBadge({ day, children }: { day: string; children: string }) {
  return (
    <span className="badge" {...shownAfter(day)}>
      {children}
    </span>
  )
}
