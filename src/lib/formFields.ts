import { FIELD_LABELS } from './words.ts'

/** The fields of the two forms. None has a limit of its own: the receiver takes up to 256 KB (receiver/submission.ts). */
export const FORM_FIELDS = {
  contact: {
    name: { label: FIELD_LABELS.name },
    email: { label: FIELD_LABELS.email, isEmail: true },
    reason: { label: FIELD_LABELS.reason },
    subject: { label: FIELD_LABELS.subject },
    message: { label: FIELD_LABELS.message, hasLines: true },
    needs: { label: FIELD_LABELS.needs, isOptional: true, isList: true },
  },
  newsletter: { email: { label: FIELD_LABELS.newsletterEmail, isEmail: true } },
} as const

/** The beginning of subjects that a link to the contact form may hold in full; others it names by their slug. */
export const ACCESS_SUBJECT = 'Access: '
