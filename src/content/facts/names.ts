import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { toSlug } from '../../lib/slug.ts'
import { countEdits } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts, textsOf } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { valueAt, visitValues } from '../schemaInspection.ts'
import { warn } from '../warnings/warn.ts'

/** Warns of names, addresses and numbers that are almost, but not quite, those of a person or of the company, and of those of another. */
export const findNameErrors = (set: ContentDocuments): Problem[] => [
  ...findMisspeltPeople(set),
  ...findOtherPeople(set),
  ...findContactErrors(set),
]

/** Two or three words with capitals. */
const FULL_NAME = /(?<![\p{L}\p{M}@/])\p{Lu}[\p{L}\p{M}’'-]+(?= (\p{Lu}[\p{L}\p{M}’'-]+))/gu

const listPeople = (set: ContentDocuments) =>
  set
    .of('people')
    .flatMap(({ data, id }) =>
      typeof data.name === 'string' ? [{ id, name: data.name.normalize('NFC'), folded: foldDiacritics(data.name) }] : [],
    )

/** Finds names of people without their diacritics, or with a letter changed: one of the two words must be theirs. */
function findMisspeltPeople(set: ContentDocuments): Problem[] {
  const people = listPeople(set)
  const byWord = new Map<string, typeof people>()
  for (const person of people) for (const word of person.folded.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), person])
  return set.all.flatMap((document) =>
    textsOf(document).flatMap(({ text, path, lineOf }) =>
      [...text.normalize('NFC').matchAll(FULL_NAME)].flatMap(({ 0: first, 1: last = '', index }) => {
        const written = `${first} ${last}`.replace(/’s?$/, '')
        const folded = foldDiacritics(written)
        const candidates = folded.split(' ').flatMap((word) => byWord.get(word) ?? [])
        const meant = candidates.find((person) => person.name !== written && isNearName(folded, person.folded))
        if (!meant || candidates.some(({ name }) => name === written) || path.at(-1) === 'alt') return []
        const message = `“${written}” looks like ${meant.name} in content/people/${meant.id}.md, with other letters or marks. Write the name as it is there.`
        return [warn(document, path, message, lineOf(first, index))]
      }),
    ),
  )
}

function isNearName(written: string, name: string): boolean {
  if (written === name) return true
  const [one, other] = [written.split(' '), name.split(' ')]
  const pairs = one.map((word, index) => [word, other[index] ?? ''] as const)
  // Short names that differ in one letter are other names; with one letter more or less they are not.
  const isNear = (word: string, known: string) =>
    countEdits(word, known, 3) < (known.length > 6 ? 3 : 2) && (known.length > 3 || word.length !== known.length)
  return one.length === other.length && pairs.every(([word, known]) => word === known || (known.length > 2 && isNear(word, known)))
}

/** Finds credits whose name is not that of the person’s file, initials of another, and portraits that describe somebody else. */
function findOtherPeople(set: ContentDocuments): Problem[] {
  const people = listPeople(set)
  return set.all.flatMap((document) => {
    const found: Problem[] = []
    visitValues(document.data, (value, path) => {
      const [name, person, author, initials] = ['name', 'person', 'author', 'initials'].map((key) => valueAt(value, [key]))
      const known = people.find(({ id }) => id === person)
      if (typeof name === 'string' && known && known.name !== name.normalize('NFC'))
        found.push(
          warn(document, [...path, 'person'], `This file is that of ${known.name}, and the name here is ${name}. Change one of them.`),
        )
      if (typeof author === 'string' && typeof initials === 'string' && initials.length === 2) {
        const letters = foldDiacritics(author.replace(/^(?:Mrs?|Ms|Dr|Chief|Prof)\.? /, ''))
          .split(' ')
          .map((word) => word[0])
        const isTheirs = [...foldDiacritics(initials)].every((letter) => letters.includes(letter))
        if (!isTheirs) found.push(warn(document, [...path, 'initials'], `“${initials}” are not the first letters of ${author}.`))
      }
    })
    const alt = String(valueAt(document.data, ['portrait', 'alt']) ?? '').normalize('NFC')
    const other = people.find(({ id, name }) => document.collection === 'people' && id !== document.id && alt.includes(name))
    if (other && !alt.includes(String(document.data.name).normalize('NFC')))
      found.push(warn(document, ['portrait', 'alt'], `This describes ${other.name}, and the file is that of ${document.data.name}.`))
    return found
  })
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /(?<![\d/,₦])\+?\d(?:[\d ()-]{7,})\d(?![\d,-])/

/** Finds emails and telephone numbers that differ from the company’s by a few signs. */
function findContactErrors(set: ContentDocuments): Problem[] {
  const [company] = set.of('company')
  const near = (what: string, pattern: RegExp, fields: readonly string[], normalise: (text: string) => string, most: number) => {
    const known = fields.flatMap((field) => (typeof company?.data[field] === 'string' ? [normalise(String(company.data[field]))] : []))
    return findInTexts(set.all, new RegExp(pattern, 'g')).flatMap(({ document, match, path, line }) => {
      const written = normalise(match[0])
      const meant = known.find(
        (one) => countEdits(written, one, most + 1) <= most || (most > 3 && written.length > 5 && one.startsWith(written)),
      )
      if (!meant || known.includes(written) || (document === company && fields.includes(String(path[0])))) return []
      return [
        warn(
          document,
          path,
          `“${match[0].trim()}” is almost the ${what} of the company, “${company?.data[fields[0] ?? '']}”. Write {${fields[0]}} instead.`,
          line,
        ),
      ]
    })
  }
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '234')
  return [
    ...near('email', EMAIL, ['email'], (text) => text.toLowerCase(), 3),
    ...near('telephone number', PHONE, ['phone'], digits, 4),
    ...findOtherWhatsApp(company, digits),
  ]
}

/** The number of WhatsApp that is almost the telephone number. */
function findOtherWhatsApp(company: ContentDocument | undefined, digits: (text: string) => string): Problem[] {
  const [phone, whatsapp] = [company?.data.phone, company?.data.whatsapp].map((value) => digits(/\d[\d ]*$/.exec(String(value))?.[0] ?? ''))
  const edits = phone && whatsapp ? countEdits(phone, whatsapp) : 0
  if (!company || edits === 0 || edits > 4) return []
  return [warn(company, ['whatsapp'], `This number, ${whatsapp}, is almost that of “phone”, ${phone}. Is one of them misspelt?`)]
}

const withoutDiacritics = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Warns where the company’s own file still contains an old name, and where other files write the name without its diacritics. */
export function findOldNames(set: ContentDocuments): Problem[] {
  const [company] = set.of('company')
  const name = company?.data.name
  return company && typeof name === 'string' && name !== '' ? [...findOtherNames(company, name), ...findBareNames(set, company, name)] : []
}

/** Normalises to letters and digits in lowercase: “Ìlù Ayọ̀” and “ilu-ayo” are equal. */
const toPlainLetters = (text: string) => foldDiacritics(text).replace(/[^a-z0-9]/g, '')

function findOtherNames(company: ContentDocument, name: string): Problem[] {
  // An address may contain only one word of a long name.
  const parts = [
    toPlainLetters(name),
    ...toSlug(name)
      .split('-')
      .filter((word) => word.length > 3),
  ]
  return ['fullName', 'slug', 'url', 'email'].flatMap((field) => {
    const value = company.data[field]
    const expectedParts = field === 'url' || field === 'email' ? [...parts, toPlainLetters(String(company.data.slug))] : parts
    if (typeof value !== 'string' || expectedParts.some((part) => part !== '' && toPlainLetters(value).includes(part))) return []
    const message = `“${value}” does not hold the company’s name, “${name}”. If the company was renamed, change this line too.`
    return [warn(company, [field], message)]
  })
}

/** Finds the name without its diacritics in other files. The name with its diacritics is an error, not a warning (textRules.ts). */
function findBareNames(set: ContentDocuments, company: ContentDocument, name: string): Problem[] {
  const bare = withoutDiacritics(name)
  if (bare === name) return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}/.@[-])${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}\\p{N}-])`, 'u')
  const message = `“${bare}” lacks the diacritics of the company’s name. Write {company}, which is replaced by “${name}”.`
  const others = set.all.filter((document) => document !== company)
  return findInTexts(others, pattern, 'source').map(({ document, path, line }) => warn(document, path, message, line))
}
