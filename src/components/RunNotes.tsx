import type { EventDateProps, Span } from '../lib/eventTypes.ts'
import { tookPlace } from '../lib/pastDates.ts'
import { PastNote } from '../ui/PastNote.tsx'
import { AccessDates } from './AccessLines.tsx'
import { EventNotices } from './EventNotices.tsx'

/** The notices, access services and past note of an event, for pages that do not list its dates. */
export function RunNotes({ title, dates, actualSpan }: { title: string; dates: readonly EventDateProps[]; actualSpan: Span | undefined }) {
  return (
    <>
      <EventNotices dates={dates} />
      <AccessDates dates={dates} />
      {actualSpan ? <PastNote day={actualSpan.end} words={tookPlace('event', actualSpan)} about={title} /> : null}
    </>
  )
}
