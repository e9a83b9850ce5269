import type { AskDetails } from '../lib/eventTypes.ts'
import { toTelHref } from '../lib/phone.ts'
import { ExternalLink } from './links.tsx'

interface AskLinksProps extends AskDetails {
  /** The text of the link to the contact form. */
  text: string
}

/** The text of the link of a date. */
export const ASK_ABOUT_DATE = 'Ask about access for this date'

/** One line to ask about access: the contact form, phone and WhatsApp. */
export const AskLinks = ({ about, text, form, phone, whatsapp }: AskLinksProps) => (
  <p className="contact-details">
    <a className="more" href={form} aria-label={text.includes(about) ? undefined : `${text}: ${about}`}>
      {text}
    </a>
    , <a href={toTelHref(phone)}>{phone}</a> or <ExternalLink href={whatsapp} describe={`WhatsApp: ${about}`} text="WhatsApp" />
  </p>
)
