import type { Entry } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { formatWhen } from '../lib/dates.ts'
import type { AskDetails } from '../lib/eventTypes.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { ACCESS_SUBJECT } from '../lib/formFields.ts'
import { toSlug } from '../lib/slug.ts'
import { capitalise } from '../lib/text.ts'
import { toQuery } from '../lib/toQuery.ts'
import { WORDS } from '../lib/words.ts'
import { plannedFor } from './events.ts'
import { ifConfirmed } from './visitFacts.ts'

/** The company’s direct contact details, shown with the message of buttons that have no function yet. */
export const getContactDetails = ({ company: { email, phone, whatsapp } }: Site) => ({ email, phone, whatsapp })

/**
 * The subjects of buttons whose message links to the contact form, and of unconfirmed facts. The form’s URL may fill them in; their slugs
 * are their values in its query.
 */
export function listContactSubjects({ academy, getInvolved, programmes }: Site): string[] {
  const actions = [...getInvolved.ways, ...getInvolved.opportunities].map(({ action }) => action)
  const topics = actions.flatMap((action) => action.topic ?? [])
  const titles = [...(academy.upcoming ?? []), ...programmes].map(({ title }) => title)
  return [...new Set([...topics, WORDS.contact.newsletter, WORDS.contact.pressOfficer, ...titles].map(capitalise))]
}

/** Contact details for one subject, with a link to the contact form that preselects its reason and subject. */
export function getContactDetailsAbout(site: Site, subject: string, reason: string) {
  const known = site.contact.reasons.some(({ value }) => value === reason)
  const query = toQuery({ ...(known ? { reason } : {}), about: toSlug(subject) })
  const { nothingSent, write } = site.messages.forms
  return {
    ...getContactDetails(site),
    write: { before: nothingSent, href: `/contact?${query}#contact-name`, text: fillTokens(write, { topic: subject }) },
  }
}

/** The name of a date in questions about it: “In the Continuum, May 6, 2034 at 4:00 PM”. */
const nameDate = ({ title }: Pick<Entry<'tickets'>, 'title'>, date: Entry<'tickets'>['dates'][number]): string =>
  `${title}, ${formatWhen(plannedFor(date))}`

/** The details for asking about access to something: a production, a date, a place. The links hold the subject itself. */
export const getAskDetails = (site: Site, about: string, reason: 'general' | 'productions' | 'festival' | 'academy'): AskDetails =>
  toAskDetails(site, about, reason, `${ACCESS_SUBJECT}${about}`)

/** The details for asking about an unconfirmed fact of something that the contact form has among its subjects. */
export const getFactAskDetails = (site: Site, about: string, reason: 'academy' | 'press'): AskDetails =>
  toAskDetails(site, about, reason, about, toSlug(about))

const toAskDetails = ({ company: { phone, whatsapp } }: Site, about: string, reason: string, subject: string, value = subject) => ({
  about,
  // The fragment moves the focus to the first field.
  form: `/contact?${toQuery({ reason, about: value })}#contact-name`,
  phone,
  whatsapp: `${whatsapp}?${toQuery({ text: subject })}`,
})

/** The details for asking about an upcoming date. */
export const getDateAskDetails = (site: Site, event: Entry<'tickets'>, date: Entry<'tickets'>['dates'][number]): AskDetails =>
  getAskDetails(site, nameDate(event, date), event.category === 'Festival' ? 'festival' : 'productions')

/** The answer to “how soon does somebody answer?”, as a sentence; undefined while it is not confirmed. */
export const findAnswerTime = ({ contact: { answerTime } }: Pick<Site, 'contact'>): string | undefined =>
  answerTime && ifConfirmed(answerTime)
