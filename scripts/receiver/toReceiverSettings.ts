import type { Site } from '../../src/content/site.ts'
import { getFormService } from '../../src/model/formService.ts'
import type { ReceiverSettings } from './settings.ts'

/** The receiver’s settings for a site; undefined when the site has none. */
export function toReceiverSettings(site: Site): ReceiverSettings | undefined {
  const service = getFormService(site)
  if (service.kind !== 'receiver') return undefined
  const { name, email, phone, whatsapp, url, privacy } = site.company
  return {
    path: service.path,
    site: url,
    company: { name, email, phone, whatsapp },
    reasons: site.contact.reasons,
    deleteAfterDays: privacy.deleteAfterDays,
    words: site.messages.forms.receiver,
  }
}
