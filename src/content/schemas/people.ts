import { z } from 'zod'
import * as f from './fields.ts'

export const personSchema = z.strictObject({
  name: f.text('The full name, with its diacritics', 'Adùnní Balógun'),
  portrait: f.picture('The portrait. The drum of the company stands in for a missing one', './adunni-balogun.svg', 400).optional(),
  summary: f.prose('One sentence for cards', 'A director who begins with the drum.'),
  social: f
    .group('Profiles, where there are any', {
      instagram: f.externalLink('Instagram', 'https://instagram.example/adunni').optional(),
      twitter: f.externalLink('X/Twitter', 'https://x.example/adunni').optional(),
      linkedin: f.externalLink('LinkedIn', 'https://linkedin.example/adunni').optional(),
    })
    .optional(),
})

export const partnerSchema = z.strictObject({
  name: f.text('The name as it wishes to be called', 'A French cultural institute in Lagos'),
  kind: f.text('What it is', 'Cultural institute'),
  description: f.prose('What we do together', 'Hosts our Lagos premieres.'),
  logo: f.picture('The mark', './institute.svg', 400),
})
