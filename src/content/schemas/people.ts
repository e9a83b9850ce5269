import { z } from 'zod'
import { externalLink, picture, prose, text } from './fields.ts'

/** A person whom the site shows. The text under the front matter is the biography. */
export const personSchema = z.strictObject({
  name: text('The full name, with its diacritics', 'Adùnní Balógun'),
  portrait: picture('The portrait', './adunni-balogun.svg', 400),
  summary: prose('One sentence for cards', 'A director who begins with the drum.'),
  social: z
    .strictObject({
      instagram: externalLink('Instagram', 'https://instagram.example/adunni').optional(),
      twitter: externalLink('X/Twitter', 'https://x.example/adunni').optional(),
      linkedin: externalLink('LinkedIn', 'https://linkedin.example/adunni').optional(),
    })
    .optional()
    .meta({ description: 'Profiles, where there are any', examples: [{ instagram: 'https://instagram.example/adunni' }] }),
})

/** A partner organisation. */
export const partnerSchema = z.strictObject({
  name: text('The name as it wishes to be called', 'A French cultural institute in Lagos'),
  kind: text('What it is', 'Cultural institute'),
  description: prose('What we do together', 'Hosts our Lagos premieres.'),
  logo: picture('The mark', './institute.svg', 400),
})
