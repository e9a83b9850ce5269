import type { Company } from '../content/schemas/company.ts'
import { formatTime } from '../lib/dates.ts'
import { Facts } from '../ui/Facts.tsx'
import { LagosTime } from '../ui/LagosTime.tsx'

/** Office hours for each day, in Lagos time. */
export function OfficeHours({ company }: { company: Company }) {
  return (
    <div>
      <Facts
        facts={company.hours.map(({ days, opens, closes }) => ({
          term: days,
          detail: opens && closes ? `${formatTime(opens)} to ${formatTime(closes)}` : 'Closed',
        }))}
      />
      <p className="meta">
        <LagosTime />
      </p>
    </div>
  )
}
