import { FIELD_LABELS } from './words.ts'

/**
 * The fields of the two forms, with the most characters of each, counted as browsers count `maxlength`. The specification sets none; these
 * are far above what people type, and the receiver has to stop somewhere.
 */
export const FORM_FIELDS = {
  contact: {
    name: { label: FIELD_LABELS.name, most: 200 },
    email: { label: FIELD_LABELS.email, most: 254, isEmail: true },
    reason: { label: FIELD_LABELS.reason, most: 100 },
    subject: { label: FIELD_LABELS.subject, most: 300 },
    message: { label: FIELD_LABELS.message, most: 20_000, hasLines: true },
    needs: { label: FIELD_LABELS.needs, most: 1100, isOptional: true, isList: true },
  },
  newsletter: { email: { label: FIELD_LABELS.newsletterEmail, most: 254, isEmail: true } },
} as const

/** The beginning of subjects that a link to the contact form may hold in full; others it names by their slug. */
export const ACCESS_SUBJECT = 'Access: '
