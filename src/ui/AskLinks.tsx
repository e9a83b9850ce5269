import type { AskDetails } from '../lib/eventTypes.ts'
import { toTelHref } from '../lib/phone.ts'
import { WORDS } from '../lib/words.ts'
import { ExternalLink, MoreLink } from './links.tsx'

interface AskLinksProps extends AskDetails {
  /** The text of the link to the contact form. */
  text: string
}

/**
 * One line to ask about access: the contact form, phone and WhatsApp. No paragraph: Mozilla’s reader mode removes rows of a fact list that
 * hold paragraphs and many links, with the fact.
 */
export const AskLinks = ({ about, text, form, phone, whatsapp }: AskLinksProps) => (
  <>
    {' '}
    <span className="actions">
      <MoreLink href={form} aria-label={text.includes(about) ? undefined : WORDS.common.accessibleName(text, about)} text={text} />{' '}
      <MoreLink href={toTelHref(phone)} text={phone} />{' '}
      <ExternalLink href={whatsapp} describe={WORDS.common.accessibleName('WhatsApp', about)} className="more" text="WhatsApp" />
    </span>
  </>
)
