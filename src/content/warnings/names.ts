import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { toSlug } from '../../lib/slug.ts'
import { countEdits } from '../../lib/text.ts'
import { type ContentDocuments, findInTexts } from '../documents.ts'
import type { Problem } from '../problems.ts'
import type { FieldRule } from './fieldRules.ts'
import { warn } from './warn.ts'

/** Warns of names, addresses and numbers that are almost, but not quite, those of a person or of the company. */
export const findNameErrors = (set: ContentDocuments): Problem[] => [
  ...findMisspeltPeople(set),
  ...findContactErrors(set),
  ...findBareNames(set),
]

/** Two words with capitals. */
const FULL_NAME = /(?<![\p{L}\p{M}@/])\p{Lu}[\p{L}\p{M}’'-]+(?= (\p{Lu}[\p{L}\p{M}’'-]+))/gu

/** Finds names of people without their diacritics, or with a letter changed. */
function findMisspeltPeople(set: ContentDocuments): Problem[] {
  const people = set
    .of('people')
    .map(({ data, file }) => ({ file, name: String(data.name), words: foldDiacritics(String(data.name)).split(' ') }))
  return findInTexts(set.all, FULL_NAME).flatMap(({ document, match: [first, last], path, line }) => {
    const written = `${first} ${last}`.replace(/’s?$/, '')
    const words = foldDiacritics(written).split(' ')
    // One of the two words must be theirs.
    const candidates = people.filter((person) => words.some((word) => person.words.includes(word)))
    const meant = candidates.find((person) => words.every((word, index) => isNearWord(word, person.words[index] ?? '')))
    if (!meant || candidates.some(({ name }) => name === written) || path.at(-1) === 'alt') return []
    const message = `“${written}” looks like ${meant.name} in ${meant.file}, with other letters or marks. Write the name as it is there.`
    return [warn(document, path, message, line)]
  })
}

/** Short names that differ in one letter are other names; with one letter more or less they are not. */
function isNearWord(word: string, known: string): boolean {
  const isLong = known.length > 3 || (known.length === 3 && word.length !== 3)
  return word === known || (isLong && countEdits(word, known, 3) < (known.length > 6 ? 3 : 2))
}

const toDigits = (text: string) => text.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '234')

/** The company’s email and telephone number: how they are found in texts, and how many typing errors still mean them. */
const CONTACTS = [
  { field: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, normalise: (text: string) => text.toLowerCase(), most: 3 },
  { field: 'phone', pattern: /(?<![\d/,₦])\+?\d(?:[\d ()-]{7,})\d(?![\d,-])/g, normalise: toDigits, most: 4 },
]

const findContactErrors = (set: ContentDocuments): Problem[] =>
  CONTACTS.flatMap(({ field, pattern, normalise, most }) => {
    const right = String(set.of('company')[0]?.data[field] ?? '')
    const known = normalise(right)
    return findInTexts(set.all, pattern).flatMap(({ document, match: [text], path, line }) => {
      const written = normalise(text)
      const isMeant = countEdits(written, known, most + 1) <= most || (written.length > 5 && known.startsWith(written))
      if (known === '' || written === known || !isMeant || path[0] === field) return []
      return [warn(document, path, `“${text.trim()}” is almost the company’s, “${right}”. Write {${field}} instead.`, line)]
    })
  })

const withoutDiacritics = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Finds the company’s name without its diacritics in other files. With them it is an error (textRules.ts). */
function findBareNames(set: ContentDocuments): Problem[] {
  const [company] = set.of('company')
  const name = String(company?.data.name ?? '')
  const bare = withoutDiacritics(name)
  if (bare === name) return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}/.@[-])${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}\\p{N}-])`, 'u')
  const message = `“${bare}” lacks the diacritics of the company’s name. Write {company}, which is replaced by “${name}”.`
  const others = set.all.filter((document) => document !== company)
  return findInTexts(others, pattern, 'source').map(({ document, path, line }) => warn(document, path, message, line))
}

/** “Ìlù Ayọ̀” and “ilu-ayo” are equal. */
const toPlainLetters = (text: string) => foldDiacritics(text).replace(/[^a-z0-9]/g, '')

/** What the company’s own file says twice. */
export const COMPANY_RULES: readonly FieldRule[] = [
  {
    at: 'company: (fullName|slug|url|email)',
    // An address may hold only one word of a long name, or the slug.
    explain: (value, { path, group: { name, slug } }) => {
      const words = toSlug(String(name))
        .split('-')
        .filter((word) => word.length > 3)
      const parts = [toPlainLetters(String(name)), ...words, ...(/url|email/.test(String(path[0])) ? [toPlainLetters(String(slug))] : [])]
      if (!name || typeof value !== 'string' || parts.some((part) => part !== '' && toPlainLetters(value).includes(part))) return undefined
      return `“${value}” does not hold the company’s name, “${name}”. If the company was renamed, change this line too.`
    },
  },
  {
    at: 'company: whatsapp',
    explain: (whatsapp, { group: { phone } }) => {
      const [known, written] = [phone, whatsapp].map((text) => toDigits(/\d[\d ]*$/.exec(String(text))?.[0] ?? '')) as [string, string]
      const edits = countEdits(known, written, 5)
      return (
        known !== '' && edits > 0 && edits < 5 && `This number, ${written}, is almost that of “phone”, ${known}. Is one of them misspelt?`
      )
    },
  },
]
