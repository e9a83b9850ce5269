import { z } from 'zod'
import { formatRange, formatTime, isDay, TIME } from '../lib/dates.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { formatNaira } from '../lib/money.ts'
import { capitalise, countOf, findNearest, joinWords, toNumberWord, truncate } from '../lib/text.ts'
import { type ContentDocument, type ContentDocuments, textsOf } from './documents.ts'
import { exampleOf } from './examples.ts'
import { groupsIn, isRecord } from './schemaInspection.ts'

/** Tokens of a file by their names, each with what replaces it, in words for the authoring guide. */
type OwnTokens = Readonly<Record<string, { about: string; compute: ComputedToken }>>

/**
 * Computes a token’s text from the unchecked fields of its file, or from the number of files in a collection; undefined if they are not
 * sufficient.
 */
type ComputedToken = (data: Readonly<Record<string, unknown>>, countFiles: (collection: string) => number) => string | undefined

/** The tokens that content may use, and where their values come from. */
export interface TokenTable {
  collection: string
  /** The field with each token’s value, in the file of `collection`: the value of `{company}` is in `name`. */
  fields: Readonly<Record<string, string>>
  /** Tokens that stay in the text for the page to replace, by collection, each with what replaces it. */
  runtimeTokens?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Tokens computed from other fields of the same file, or from the number of files, by collection, so that no fact is written twice. */
  own?: Readonly<Record<string, OwnTokens>>
}

const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value)

/** {roles}: ten, and {Roles}: Ten, from the number of files. */
const countTokens = (collection: string, about = `how many ${collection} there are, as a word`): OwnTokens => ({
  [collection]: { about, compute: (_data, countFiles) => toNumberWord(countFiles(collection)) },
  [capitalise(collection)]: { about, compute: (_data, countFiles) => capitalise(toNumberWord(countFiles(collection))) },
})

/** All tokens of this site. */
export const TOKENS: TokenTable = {
  collection: 'company',
  fields: { company: 'name', companyFull: 'fullName', slug: 'slug', email: 'email', phone: 'phone' },
  runtimeTokens: {
    messages: {
      topic: 'what the visitor was interested in',
      program: 'the programme’s title',
      programme: 'the programme’s title',
      date: 'the day on which the page was stored',
      days: 'after how long messages are deleted',
      limit: 'the most characters of a message',
      facts: 'what nobody has confirmed, by name',
      kind: 'the kind of access performance',
      place: 'the place and its city',
      start: 'the day and time of one date',
      street: 'the address of the place',
      doors: 'when the doors open, as the ticketed event says',
      price: 'the price, or the lowest and the highest',
      host: 'the host of the seller’s or the service’s address',
      time: 'the running time',
    },
  },
  own: {
    company: {
      deleteAfter: {
        about: 'how long the receiver stores messages, from `deleteAfterDays`',
        compute: ({ privacy }) =>
          isRecord(privacy) && typeof privacy.deleteAfterDays === 'number' ? countOf(privacy.deleteAfterDays, 'day') : undefined,
      },
    },
    festival: {
      dates: {
        about: 'its first and last day, from `starts` and `ends`',
        compute: ({ starts, ends }) => (isDay(starts) && isDay(ends) ? formatRange(starts, ends) : undefined),
      },
      hours: {
        about: 'its hours, from `opens` and `closes`',
        compute: ({ opens, closes }) => (isTime(opens) && isTime(closes) ? `${formatTime(opens)} to ${formatTime(closes)}` : undefined),
      },
      lowestPrice: {
        about: 'the price of its cheapest pass',
        compute: ({ passes }) => {
          const prices = groupsIn(passes).flatMap(([, { price }]) => (typeof price === 'number' ? [price] : []))
          return prices.length > 0 ? formatNaira(Math.min(...prices)) : undefined
        },
      },
    },
    workshop: { fee: { about: 'its fee', compute: ({ fee }) => (typeof fee === 'number' ? formatNaira(fee) : undefined) } },
    careers: countTokens('roles'),
    bootcamp: { ...countTokens('courses'), ...countTokens('faculty', 'how many people teach, as a word') },
    productionsPage: countTokens('productions'),
  },
}

type TokenValues = Readonly<Record<string, string>>

function fillTokensDeep(value: unknown, tokens: TokenValues): unknown {
  if (typeof value === 'string') return fillTokens(value, tokens)
  if (Array.isArray(value)) return value.map((item) => fillTokensDeep(item, tokens))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillTokensDeep(part, tokens)]))
}

/** A possible token: braces and the text between them. */
const BRACES = /\{+([^{}\n]*)\}*/g

/** The texts of a file, as written, that may have tokens. */
const textsWithBraces = (document: ContentDocument) => textsOf(document, document.source).filter(({ text }) => text.includes('{'))

/** Reports unknown tokens in fields and texts. */
export function checkTokens(tokens: TokenTable, set: ContentDocuments): void {
  for (const document of set.all) {
    const known = [
      ...Object.keys(tokens.fields),
      ...Object.keys(tokens.runtimeTokens?.[document.collection] ?? {}),
      ...Object.keys(tokens.own?.[document.collection] ?? {}),
    ]
    for (const { text, path, lineOf } of textsWithBraces(document))
      for (const { 0: token, 1: inner = '', index } of text.matchAll(BRACES)) {
        const isWhole = token === `{${inner}}` && /^\S+$/.test(inner)
        if (isWhole && known.includes(inner)) continue
        const nearest = findNearest(isWhole ? inner : (/[\w-]+/.exec(inner)?.[0] ?? ''), known)
        const advice = nearest ? `Did you mean {${nearest}}?` : `These are known: ${joinWords(known.map((word) => `{${word}}`))}.`
        const message = isWhole
          ? `${token} is not a known token. ${advice}`
          : `“${truncate(token.trim(), 40)}” would be shown literally: a token is one word between one pair of braces, without spaces. ${advice}`
        set.report(document, path, message, undefined, lineOf(token, index))
      }
  }
}

/** Longer values are not filled in: they are mistakes in the file that defines the token. */
const MAX_TOKEN_LENGTH = 120

/**
 * Replaces tokens in all documents. If the file that defines them is missing or invalid, valid example values are used, so that its error
 * is reported once and not in every file that uses the token.
 */
export function fillTokensInDocuments(tokens: TokenTable, set: ContentDocuments, schema: z.ZodType | undefined): void {
  const fields = set.of(tokens.collection)[0]?.source.data ?? {}
  const shape: Record<string, z.ZodType | undefined> = schema instanceof z.ZodObject ? schema.shape : {}
  const shared = Object.entries(tokens.fields).flatMap(([token, field]) => {
    const part = shape[field]
    const value = part && !part.safeParse(fields[field]).success ? exampleOf(part) : fields[field]
    return typeof value === 'string' && value.length <= MAX_TOKEN_LENGTH ? [[token, value]] : []
  })
  for (const document of set.all) {
    if (textsWithBraces(document).length === 0) continue
    const own = Object.entries(tokens.own?.[document.collection] ?? {}).flatMap(([token, { compute }]) => {
      const value = compute(document.source.data, (collection) => set.of(collection).length)
      return value === undefined ? [] : [[token, value]]
    })
    const values: TokenValues = Object.fromEntries([...shared, ...own])
    document.data = fillTokensDeep(document.source.data, values) as Record<string, unknown>
    document.body = fillTokens(document.source.body, values)
  }
}
