import type { Site } from '../content/site.ts'

/** The direct ways to reach the company, for the places that only acknowledge. */
export const getContactChannels = ({ company }: Site): { email: string; phone: string; whatsapp: string } => ({
  email: company.email,
  phone: company.phone,
  whatsapp: company.whatsapp,
})
