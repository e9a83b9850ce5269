/**
 * The fields of the two forms, with the most characters of each, counted as browsers count `maxlength`. The specification sets none; these
 * are far above what people type, and the receiver has to stop somewhere.
 */
export const FORM_FIELDS = {
  contact: {
    name: { label: 'Name', most: 200 },
    email: { label: 'Email', most: 254, isEmail: true },
    reason: { label: 'Reason for contact', most: 100 },
    subject: { label: 'Subject', most: 300 },
    message: { label: 'Message', most: 20_000, hasLines: true },
    needs: { label: 'What I need', most: 1100, isOptional: true, isList: true },
  },
  newsletter: { email: { label: 'Email address', most: 254, isEmail: true } },
} as const

/** The beginning of subjects that a link to the contact form may hold in full; others it names by their slug. */
export const ACCESS_SUBJECT = 'Access: '
