import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { countEdits } from '../../lib/text.ts'
import type { ContentDocuments } from '../read/documents.ts'
import { escapeRegExp } from '../textRules.ts'
import type { WordRule } from './fieldRules.ts'

/** Short names that differ in one letter are other names; with one letter more or less they are not. */
function isNearWord(word: string, known: string): boolean {
  const isLong = known.length > 3 || (known.length === 3 && word.length !== 3)
  return word === known || (isLong && countEdits(word, known, 3) < (known.length > 6 ? 3 : 2))
}

const toDigits = (text: string) => text.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '234')

/** The company’s email and telephone number: how they are found in texts, and how many typing errors still mean them. */
const CONTACTS = [
  { field: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, normalise: (text: string) => text.toLowerCase(), most: 3 },
  { field: 'phone', pattern: /(?<![\d,₦])\+?\d(?:[\d ()-]{7,})\d(?![\d,-])/g, normalise: toDigits, most: 4 },
]

/** Names, addresses and numbers that are almost, but not quite, those of a person or of the company. */
export function listNameRules(set: ContentDocuments): WordRule[] {
  const people = set
    .of('people')
    .map(({ data, file }) => ({ file, name: String(data.name), words: foldDiacritics(String(data.name)).split(' ') }))
  const [company] = set.of('company')
  const ofCompany = (field: string) => (company && !set.hasError(company, [field]) ? String(company.data[field] ?? '') : '')
  const bare = ofCompany('name').normalize('NFD').replace(/\p{M}/gu, '')
  return [
    {
      // Two words with capitals.
      pattern: /(?<![\p{L}\p{M}@/])\p{Lu}[\p{L}\p{M}’'-]+(?= (\p{Lu}[\p{L}\p{M}’'-]+))/gu,
      says: ([first, last], { path }) => {
        const written = `${first} ${last}`.replace(/’s?$/, '')
        const words = foldDiacritics(written).split(' ')
        // One of the two words must be theirs.
        const candidates = people.filter((person) => words.some((word) => person.words.includes(word)))
        const meant = candidates.find((person) => words.every((word, index) => isNearWord(word, person.words[index] ?? '')))
        if (!meant || candidates.some(({ name }) => name === written) || path.at(-1) === 'alt') return undefined
        return `“${written}” looks like ${meant.name} in ${meant.file}, with other letters or marks. Write the name as it is there.`
      },
    },
    ...CONTACTS.map(
      ({ field, pattern, normalise, most }): WordRule => ({
        pattern,
        says: ([text], { path }) => {
          const [written, known] = [text, ofCompany(field)].map(normalise) as [string, string]
          const isMeant = countEdits(written, known, most + 1) <= most || (written.length > 5 && known.startsWith(written))
          if (known === '' || written === known || !isMeant || path[0] === field) return undefined
          return `“${text.trim()}” is almost the company’s, “${ofCompany(field)}”. Correct one of them, or write {${field}} in a text.`
        },
      }),
    ),
    {
      pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}/.@[-])${escapeRegExp(bare)}(?![\\p{L}\\p{M}\\p{N}-])`, 'u'),
      // With them it is an error.
      says: (_, { document }) =>
        document !== company &&
        bare !== ofCompany('name') &&
        `“${bare}” lacks the diacritics of the company’s name. Write {company}, which is replaced by “${ofCompany('name')}”.`,
    },
  ]
}
