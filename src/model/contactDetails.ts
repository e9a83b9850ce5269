import type { Site } from '../content/site.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { toSlug } from '../lib/slug.ts'
import { capitalise } from '../lib/text.ts'

/** The company’s direct contact details, shown with the message of buttons that have no function yet. */
export const getContactDetails = ({ company: { email, phone, whatsapp } }: Site) => ({ email, phone, whatsapp })

/** The subjects of buttons whose message links to the contact form: topics of interest, the newsletter, and programmes. */
function listSubjects({ academy, getInvolved, programmes }: Site): string[] {
  const actions = [...getInvolved.ways, ...getInvolved.opportunities].map(({ action }) => action)
  const topics = actions.flatMap((action) => (action.kind === 'interest' ? [action.topic] : []))
  return [...topics, 'newsletter', ...[...(academy.upcoming ?? []), ...programmes].map(({ title }) => title)]
}

/** The subjects that the contact form’s URL may preselect, by their value in its query. */
export const listContactSubjects = (site: Site): Readonly<Record<string, string>> =>
  Object.fromEntries(listSubjects(site).map((subject) => [toSlug(subject), capitalise(subject)]))

/** Contact details for one subject, with a link to the contact form that preselects its reason and subject. */
export function getContactDetailsAbout(site: Site, subject: string, reason: string) {
  const known = site.contact.reasons.some(({ value }) => value === reason)
  const query = new URLSearchParams({ ...(known ? { reason } : {}), about: toSlug(subject) })
  return {
    ...getContactDetails(site),
    write: { href: `/contact?${query}`, text: fillTokens(site.messages.forms.write, { topic: subject }) },
  }
}
