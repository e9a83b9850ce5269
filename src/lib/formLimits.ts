/**
 * The most characters of the forms’ fields, counted as browsers count `maxlength`. The specification sets none; these are far above what
 * people type, and the receiver has to stop somewhere.
 */
export const FORM_LIMITS = { name: 200, email: 254, subject: 300, needs: 1000, message: 20_000 } as const

/** The beginning of subjects that a link to the contact form may hold in full; others it names by their slug. */
export const ACCESS_SUBJECT = 'Access: '
