import { z } from 'zod'
import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import { checksOf, notesOf, unwrap } from '../../src/content/schemaInspection.ts'
import { kindKey, kindsOf, optionsOf } from '../../src/content/schemaParts.ts'
import { joinWords } from '../../src/lib/text.ts'

/** The kinds of field in the guide’s tables: their format, and an example. */
export const FIELD_KINDS: Readonly<Record<string, readonly [meaning: string, example: string]>> = {
  words: ['One line of plain words. Markup would be shown literally.', 'Sankara'],
  'a sentence': ['A sentence or a short paragraph, with marks where they help.', 'A captain, a guitar and a *country* renamed.'],
  paragraphs: ['Several paragraphs, with lists and headings where they help.', '(see “A long text” above)'],
  'whole naira': ['A whole number, digits alone: no ₦, comma, space or quotation marks. The site writes ₦15,000.', '15000'],
  'a whole number': ['Digits alone.', '3'],
  'a day': ['Year, month, day. The site writes May 17, 2025.', '2025-05-17'],
  'a day with its time': [
    'The day, the letter T, the time, and +01:00 for Lagos. The site writes May 17, 2025 at 3:00 PM.',
    '2025-05-17T15:00+01:00',
  ],
  'a time': ['Two digits for the hour and two for the minute, from 00:00 to 23:59.', '09:00'],
  'a short name': ['Lowercase letters, digits and dashes.', 'first-night'],
  'the name of a file': ['The name of another content file, without its ending: see “References”.', 'adunni-balogun'],
  'a link': ['A page of this site, beginning with /, or a whole address that begins with https://.', '/productions/sankara'],
  'an address elsewhere': ['A whole address that begins with https://.', 'https://tickets.example/sankara'],
  'an address for forms': ['A path of one word, a whole address that begins with https://, or `none`.', '/forms'],
  'an email address': ['As people write it.', 'hello@company.example'],
  'a phone number': ['+ and the number of the country, then digits and spaces.', '+234 800 000 0000'],
  'a WhatsApp address': ['A whole address that ends in the number: digits alone, the country’s first.', 'https://wa.me/2348000000000'],
  'an address within the site': ['It begins with /; * stands for any one part.', '/festival/events/*'],
  'yes or no': ['`true` or `false`, without quotation marks.', 'true'],
  'one of': ['One of the words given, exactly as written here.', 'Theatre'],
  'a picture': ['A group of fields: see “Pictures”.', '(see “Pictures”)'],
  'a group': ['Fields of its own, each on its own line, two spaces further in.', '(its fields are the next rows)'],
  'a list': ['Each item on its own line, beginning with a dash and a space.', '(its items are the next rows)'],
}

/** The format of a field in a few words, most often a key of FIELD_KINDS, with the maximum length. */
export function describeFieldKind(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const limit = longest(inner)
  return `${kindOf(schema, inner)}${limit === undefined ? '' : `, at most ${limit} characters`}`
}

function kindOf(schema: z.ZodType, inner: z.ZodType): string {
  const notes = notesOf(schema)
  if (notes.picture) return `a picture, shown up to ${notes.width} pixels wide${notes.decoration ? '; may be decoration' : ''}`
  if (inner instanceof z.ZodUnion) return describeChoice(inner)
  if (inner instanceof z.ZodObject) return 'a group'
  if (inner instanceof z.ZodArray) return 'a list'
  if (inner instanceof z.ZodEnum)
    return `one of: ${joinWords(
      inner.options.map((word) => `\`${word}\``),
      'or',
    )}`
  if (inner instanceof z.ZodLiteral) return `\`${[...inner.values].join(' ')}\``
  if (inner instanceof z.ZodBoolean) return 'yes or no'
  if (notes.naira) return 'whole naira'
  if (inner instanceof z.ZodNumber) return describeNumber(inner)
  if (notes.day) return 'a day'
  if (notes.moment) return 'a day with its time'
  if (notes.time) return 'a time'
  if (notes.reference) return `the name of a file in \`${folderOf(notes.reference)}\``
  if (notes.reference === '') return 'a short name'
  if (notes.whatsapp) return 'a WhatsApp address'
  if (notes.formService) return 'an address for forms'
  if (notes.phone) return 'a phone number'
  if (notes.link) return inner instanceof z.ZodString && inner.safeParse('/about').success ? 'a link' : 'an address elsewhere'
  if (inner instanceof z.ZodEmail) return 'an email address'
  if (notes.pictureFile) return 'the picture’s file'
  if (notes.offeredFile) return 'a file beside this one'
  if (notes.blocks) return 'paragraphs'
  if (notes.prose) return 'a sentence'
  return checksOf(inner).some(({ pattern }) => pattern instanceof RegExp) ? 'an address within the site' : 'words'
}

function folderOf(name: string): string {
  const collection = (COLLECTIONS as Readonly<Record<string, Collection>>)[name]
  return `content/${collection?.path.split('*')[0]}`
}

function describeChoice(union: z.ZodUnion): string {
  const key = kindKey(union)
  const kinds = kindsOf(union).map(({ kind }) => `\`${kind}\``)
  if (key) return `a group whose \`${key}\` is ${joinWords(kinds, 'or')}`
  const isLiteral = (option: z.ZodType) => option instanceof z.ZodLiteral
  const values = optionsOf(union).filter((option) => !isLiteral(option))
  return [...values, ...optionsOf(union).filter(isLiteral)].map(describeFieldKind).join(', or ')
}

function describeNumber({ minValue }: z.ZodNumber): string {
  const least = minValue !== null && minValue > 0 && minValue !== Number.MIN_SAFE_INTEGER ? `, ${minValue} or more` : ''
  return `a whole number${least}`
}

function longest(schema: z.ZodType): number | undefined {
  const limit = checksOf(schema).find(({ check }) => check === 'max_length')?.maximum
  return typeof limit === 'number' ? limit : undefined
}
