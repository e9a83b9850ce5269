import { AS_EMAILS, AS_LINKS, IN_LINKS } from './attacks/addresses.ts'
import type { Attack, PLACES } from './attacks/attack.ts'
import { AS_DRAWINGS } from './attacks/drawings.ts'
import { AMONG_FIELDS, AS_PICTURE_NAMES } from './attacks/fields.ts'
import { AS_FILE_NAMES, AS_FILES } from './attacks/files.ts'
import { AS_PHOTOGRAPHS } from './attacks/photos.ts'
import { HIDDEN, IN_SENTENCES, IN_TEXTS, IN_WORDS } from './attacks/texts.ts'

/** All attacks through content, grouped by the place in the content that holds them. */
export const ATTACKS: readonly { place: keyof typeof PLACES; attacks: readonly Attack[] }[] = [
  { place: 'in the text', attacks: [...IN_TEXTS, ...HIDDEN, ...IN_LINKS] },
  { place: 'in a sentence', attacks: IN_SENTENCES },
  { place: 'in plain words', attacks: IN_WORDS },
  { place: 'as a link', attacks: AS_LINKS },
  { place: 'as the email address of the company', attacks: AS_EMAILS },
  { place: 'among the fields', attacks: AMONG_FIELDS },
  { place: 'as the name of a picture', attacks: AS_PICTURE_NAMES },
  { place: 'as a whole file', attacks: AS_FILES },
  { place: 'as the name of a file', attacks: AS_FILE_NAMES },
  { place: 'as a drawing', attacks: AS_DRAWINGS },
  { place: 'as a photograph', attacks: AS_PHOTOGRAPHS },
]
