import type { Site } from '../content/site.ts'

/** The company’s direct contact details, for buttons that only acknowledge. */
export interface CompanyContact {
  email: string
  phone: string
  whatsapp: string
  /** A link to the contact form with the subject already chosen. */
  write?: { href: string; text: string }
}

/** Gets the company’s direct contact details. */
export const getContactDetails = ({ company }: Site): CompanyContact => ({
  email: company.email,
  phone: company.phone,
  whatsapp: company.whatsapp,
})
