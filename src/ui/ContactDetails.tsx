import { toMailHref } from '../lib/mailto.ts'
import { toTelHref } from '../lib/phone.ts'
import { WORDS } from '../lib/words.ts'
import { ExternalLink } from './links.tsx'

/** Direct contact details, shown beside buttons that only show a message. */
export interface ContactChannels {
  email: string
  phone: string
  whatsapp: string
  /** A link to the contact form with the subject already chosen, and a sentence to announce before it. */
  write?: { before: string; href: string; text: string } | undefined
}

/** One line: email, phone and WhatsApp. */
export function ContactDetails({
  email,
  phone,
  whatsapp,
  write,
  lead = WORDS.contact.reachUs,
  subject,
}: ContactChannels & { lead?: string; subject?: string }) {
  return (
    <p className="contact-details">
      {write ? (
        <>
          <a href={write.href}>{write.text}</a>.{' '}
        </>
      ) : null}
      {lead}{' '}
      <a href={subject ? toMailHref(email, subject) : `mailto:${email}`}>
        {email}
        {subject ? <span className="visually-hidden">: {subject}</span> : null}
      </a>
      , <a href={toTelHref(phone)}>{phone}</a> {WORDS.contact.or} <ExternalLink href={whatsapp} text="WhatsApp" />
    </p>
  )
}
