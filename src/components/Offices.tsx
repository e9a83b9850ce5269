import type { Company } from '../content/schemas/company.ts'
import { formatTime } from '../lib/dates.ts'
import { toTelHref } from '../lib/phone.ts'
import { WORDS } from '../lib/words.ts'
import { ExternalLink } from '../ui/links.tsx'
import { Facts } from '../ui/lists.tsx'

/** The offices, each with a link to a map, with email, phone and WhatsApp below. */
export const OfficeList = ({ company: { offices, email, phone, whatsapp } }: { company: Company }) => (
  <address className="offices">
    {offices.map(({ city, address, map }) => (
      <p key={city}>
        <strong>{city}:</strong>{' '}
        <ExternalLink href={map} describe={WORDS.contact.openInMap(`${address}, ${city}`)} nameHost text={address} />
      </p>
    ))}
    <p>
      <a href={`mailto:${email}`}>{email}</a>
    </p>
    <p>
      <a href={toTelHref(phone)}>{phone}</a>
    </p>
    <p>
      <ExternalLink href={whatsapp} describe={WORDS.contact.whatsappUs} text="WhatsApp" />
    </p>
  </address>
)

/** Office hours for each day, in Lagos time. */
export const OfficeHours = ({ company }: { company: Company }) => (
  <div className="stack">
    <Facts
      facts={company.hours.map(({ days, opens, closes }) => ({
        term: days,
        detail: opens && closes ? WORDS.contact.openHours(formatTime(opens), formatTime(closes)) : WORDS.contact.closed,
      }))}
    />
    <p className="meta">{WORDS.common.lagosTime}</p>
  </div>
)
