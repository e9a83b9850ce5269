import type { Company } from '../content/schemas/company.ts'
import type { Messages } from '../content/schemas/messages.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { formServiceKind } from '../lib/formAction.ts'
import { countOf } from '../lib/text.ts'

/** What happens to what visitors type into the two forms, by where the company’s file sends them and how long messages are stored. */
export function toPrivacyTexts({ services: { forms, newsletter }, privacy }: Company, { forms: { privacy: texts } }: Messages) {
  const hostOf = (address: string) => new URL(address).host
  const { deleteAfterDays: days } = privacy
  const deleted = days === undefined ? '' : fillTokens(texts.deleted, { days: countOf(days, 'day') })
  const contact = {
    receiver: `${texts.receiver} ${deleted}`.trim(),
    service: formServiceKind(forms) === 'service' ? fillTokens(texts.service, { host: hostOf(forms) }) : '',
    none: texts.none,
  }[formServiceKind(forms)]
  return {
    contact,
    newsletter: newsletter
      ? fillTokens(texts.newsletterService, { host: hostOf(newsletter.address) })
      : formServiceKind(forms) === 'receiver'
        ? texts.newsletter
        : contact,
  }
}
