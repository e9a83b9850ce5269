import { Day, DayRange } from '../ui/Day.tsx'

/** When something is: a moment, a day, or several days. */
export function DateText({ start, end = start }: { start: string; end?: string }) {
  return end === start ? <Day value={start} as="moment" /> : <DayRange start={start} end={end} />
}
