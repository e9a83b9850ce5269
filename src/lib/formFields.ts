/** The fields of the two forms. None has a limit of its own: the receiver takes up to 256 KB (receiver/submission.ts). */
export const FORM_FIELDS = {
  contact: {
    name: { label: 'Name' },
    email: { label: 'Email', isEmail: true },
    reason: { label: 'Reason for contact' },
    subject: { label: 'Subject' },
    message: { label: 'Message', hasLines: true },
    needs: { label: 'What I need', isOptional: true, isList: true },
  },
  newsletter: { email: { label: 'Email address', isEmail: true } },
} as const

/** The beginning of subjects that a link to the contact form may hold in full; others it names by their slug. */
export const ACCESS_SUBJECT = 'Access: '
