import type { Company } from '../content/schemas/company.ts'
import { formatTime } from '../lib/dates.ts'
import { Facts } from '../ui/Facts.tsx'

/** When the offices are open, day by day. */
export function OfficeHours({ company }: { company: Company }) {
  return (
    <Facts
      facts={company.hours.map(({ days, opens, closes }) => ({
        term: days,
        detail: opens && closes ? `${formatTime(opens)} to ${formatTime(closes)}` : 'Closed',
      }))}
    />
  )
}
