import { Day, DayRange } from '../ui/Day.tsx'

/** A date as text: a moment, a day, or a range of days. */
export function DateText({ start, end = start }: { start: string; end?: string }) {
  return end === start ? <Day value={start} as="moment" /> : <DayRange start={start} end={end} />
}
