import type { Site } from '../content/site.ts'

/** The direct ways to reach the company, for the places that only acknowledge. */
export interface ContactChannels {
  email: string
  phone: string
  whatsapp: string
  /** A link to the contact form with what it is about chosen. */
  write?: { href: string; text: string }
}

/** The direct ways to reach the company. */
export const getContactChannels = ({ company }: Site): ContactChannels => ({
  email: company.email,
  phone: company.phone,
  whatsapp: company.whatsapp,
})
