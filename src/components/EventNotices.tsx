import type { EventDateWords, Hindrance } from '../lib/eventTypes.ts'
import { DateWords } from './DateWords.tsx'
import { HindranceWords } from './EventNotice.tsx'

type HinderedDate = Pick<EventDateWords, 'start' | 'end' | 'hindrance'>

const isSame = (a: Hindrance | undefined, b: Hindrance | undefined) =>
  a?.status === b?.status && a?.reason === b?.reason && a?.newDate?.start === b?.newDate?.start

/** What keeps visitors from the dates of an event: said once where it is the same for all of them, else date by date. */
export function HindranceLines({ dates }: { dates: readonly HinderedDate[] }) {
  const hindered = dates.flatMap(({ hindrance, ...date }) => (hindrance ? [{ ...date, hindrance }] : []))
  const [first] = hindered
  if (!first) return null
  if (dates.every(({ hindrance }) => isSame(hindrance, first.hindrance))) {
    return (
      <p>
        <HindranceWords hindrance={first.hindrance} />
      </p>
    )
  }
  return (
    <ul>
      {hindered.map(({ start, end, hindrance }) => (
        <li key={start}>
          <DateWords start={start} end={end} />: <HindranceWords hindrance={hindrance} />
        </li>
      ))}
    </ul>
  )
}
