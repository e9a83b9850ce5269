import type { EventDateProps, Span } from '../lib/eventTypes.ts'
import { tookPlace } from '../lib/pastDates.ts'
import { PastNote } from '../ui/PastNote.tsx'
import { AccessDates } from './AccessLines.tsx'
import { EventNotices } from './EventNotices.tsx'

interface RunNotesProps {
  title: string
  dates: readonly EventDateProps[]
  /** The first and the last day on which the event takes place, as far as is known now. */
  actualSpan: Span | undefined
}

/** The notices, access services and past note of an event, for pages that do not list its dates. */
export function RunNotes({ title, dates, actualSpan }: RunNotesProps) {
  return (
    <>
      <EventNotices dates={dates} />
      <AccessDates dates={dates} />
      {actualSpan ? <PastNote day={actualSpan.end} words={tookPlace('event', actualSpan)} about={title} /> : null}
    </>
  )
}
