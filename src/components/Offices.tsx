import type { Company } from '../content/schemas/company.ts'
import { formatTime } from '../lib/dates.ts'
import { toTelHref } from '../lib/phone.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Facts } from '../ui/Facts.tsx'
import { LagosTime } from '../ui/LagosTime.tsx'

/** The offices, each with a link to a map, with email, phone and WhatsApp below. */
export function OfficeList({ company }: { company: Company }) {
  return (
    <address className="offices">
      {company.offices.map((office) => (
        <p key={office.city}>
          <strong>{office.city}</strong>{' '}
          <ExternalLink href={office.map} describe={`${office.address}, ${office.city}: open in a map`} nameHost>
            {office.address}
          </ExternalLink>
        </p>
      ))}
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <p>
        <a href={toTelHref(company.phone)}>{company.phone}</a>
      </p>
      <p>
        <ExternalLink href={company.whatsapp} describe="WhatsApp us">
          WhatsApp
        </ExternalLink>
      </p>
    </address>
  )
}

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
