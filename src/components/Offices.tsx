import type { Company } from '../content/schemas/company.ts'
import { formatTime } from '../lib/dates.ts'
import { toTelHref } from '../lib/phone.ts'
import { LAGOS_TIME } from '../ui/dates.tsx'
import { ExternalLink } from '../ui/links.tsx'
import { Facts } from '../ui/lists.tsx'

/** The offices, each with a link to a map, with email, phone and WhatsApp below. */
export const OfficeList = ({ company: { offices, email, phone, whatsapp } }: { company: Company }) => (
  <address className="offices">
    {offices.map(({ city, address, map }) => (
      <p key={city}>
        <strong>{city}:</strong> <ExternalLink href={map} describe={`${address}, ${city}: open in a map`} nameHost text={address} />
      </p>
    ))}
    <p>
      <a href={`mailto:${email}`}>{email}</a>
    </p>
    <p>
      <a href={toTelHref(phone)}>{phone}</a>
    </p>
    <p>
      <ExternalLink href={whatsapp} describe="WhatsApp us" text="WhatsApp" />
    </p>
  </address>
)

/** Office hours for each day, in Lagos time. */
export const OfficeHours = ({ company }: { company: Company }) => (
  <div className="stack">
    <Facts
      facts={company.hours.map(({ days, opens, closes }) => ({
        term: days,
        detail: opens && closes ? `${formatTime(opens)} to ${formatTime(closes)}` : 'Closed',
      }))}
    />
    <p className="meta">{LAGOS_TIME}</p>
  </div>
)
