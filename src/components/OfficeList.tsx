import type { Company } from '../content/schemas/company.ts'
import { toTelHref } from '../lib/phone.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'

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
