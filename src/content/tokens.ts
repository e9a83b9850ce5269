import { findNearest, joinWords, truncate } from '../lib/text.ts'
import { dates, deleteAfter, entryCountTokens, fee, hours, lowestPrice, type TokenWords } from './computedTokens.ts'
import { isRecord, type Path, visitValues } from './schemaInspection.ts'

/** The tokens that content may use, and where their values come from. */
export interface TokenTable {
  collection: string
  /** The field that each token stands for, in the file of `collection`: `{company}` stands for the field `name`. */
  fields: Readonly<Record<string, string>>
  /** Tokens that stay in the text for the page to replace, by collection. */
  runtimeTokens?: Readonly<Record<string, readonly string[]>>
  /** Tokens computed from other fields of the same file, or from the number of files, by collection, so that no fact is written twice. */
  own?: Readonly<Record<string, Readonly<Record<string, TokenWords>>>>
}

/** All tokens of this site. */
export const TOKENS: TokenTable = {
  collection: 'company',
  fields: { company: 'name', companyFull: 'fullName', slug: 'slug', email: 'email', phone: 'phone' },
  runtimeTokens: {
    messages: 'topic program programme date address confirm unsubscribe facts kind place start street doors price host time'.split(' '),
  },
  own: {
    company: { deleteAfter },
    festival: { dates, hours, lowestPrice },
    workshop: { fee },
    careers: entryCountTokens('roles'),
    bootcamp: { ...entryCountTokens('courses'), ...entryCountTokens('faculty') },
    productionsPage: entryCountTokens('productions'),
  },
}

const TOKEN = /\{([^{}\s]+)\}/g

/** Replaces tokens by their values. Unknown tokens stay. */
export function replaceTokens(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(TOKEN, (token, name: string) => (Object.hasOwn(words, name) ? (words[name] ?? token) : token))
}

/** Replaces the tokens in every text of a value. Returns a copy. */
export function replaceTokensDeep(value: unknown, words: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return replaceTokens(value, words)
  if (Array.isArray(value)) return value.map((item) => replaceTokensDeep(item, words))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceTokensDeep(part, words)]))
}

/** Everything that an author may have meant as a token: braces and the text between them. */
const BRACES = /\{+([^{}\n]*)\}*/g

/** Finds the unknown tokens of a text, with a message each. */
export function findUnknownTokens(text: string, known: readonly string[]): { token: string; index: number; message: string }[] {
  return [...text.matchAll(BRACES)].flatMap((match) => {
    const [token, inner = ''] = match
    const isWhole = token === `{${inner}}` && /^\S+$/.test(inner)
    if (isWhole && known.includes(inner)) return []
    const name = isWhole ? inner : (/[\w-]+/.exec(inner)?.[0] ?? '')
    const nearest = findNearest(name, known)
    const advice = nearest ? `Did you mean {${nearest}}?` : `These are known: ${joinWords(known.map((word) => `{${word}}`))}.`
    const message = isWhole
      ? `${token} is not a known token. ${advice}`
      : `“${truncate(token.trim(), 40)}” would be shown literally: a token is one word between one pair of braces, without spaces. ${advice}`
    return [{ token, index: match.index, message }]
  })
}

/** Visits every text of a value, with the path to it. */
export const visitTexts = (value: unknown, place: Path, visit: (text: string, place: Path) => void): void =>
  visitValues(value, (part, path) => typeof part === 'string' && visit(part, path), place)
