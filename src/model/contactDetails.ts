import type { Site } from '../content/site.ts'

/** The company’s direct contact details, shown beside buttons that only show a message. */
export interface CompanyContact {
  email: string
  phone: string
  whatsapp: string
  /** A link to the contact form with the subject already chosen. */
  write?: { href: string; text: string }
}

export const getContactDetails = ({ company }: Site): CompanyContact => ({
  email: company.email,
  phone: company.phone,
  whatsapp: company.whatsapp,
})
