import type { Company } from '../content/schemas/company.ts'
import { toTelHref } from '../lib/phone.ts'

/** The offices with phone and email under them. */
export function OfficeList({ company }: { company: Company }) {
  return (
    <address className="offices">
      {company.offices.map((office) => (
        <p key={office.city}>
          <strong>{office.city}</strong> {office.address}
        </p>
      ))}
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <p>
        <a href={toTelHref(company.phone)}>{company.phone}</a>
      </p>
    </address>
  )
}
