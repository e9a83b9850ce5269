import { z } from 'zod'
import { fillTokens } from '../lib/fillTokens.ts'
import { findNearest, joinWords, truncate } from '../lib/text.ts'
import { exampleOf } from './explain/suggestions.ts'
import { type ContentDocument, type ContentDocuments, textsOf } from './read/documents.ts'
import { isRecord } from './schemas/inspection.ts'

/** A token: what replaces it, in words for the guide, and how its text is computed from the unchecked fields of a file. */
export interface Token {
  about: string
  /** The field that holds the fact, for messages. */
  from?: string
  /** Undefined while the fields are not sufficient. */
  compute(data: Readonly<Record<string, unknown>>, set: ContentDocuments, id: string): string | undefined
}

export type Tokens = Readonly<Record<string, Token>>

/** The tokens that content may use, and where their values come from. */
export interface TokenTable {
  kind: string
  /** The field with each token’s value, in the file of `kind`: the value of `{company}` is in `name`. */
  fields: Readonly<Record<string, string>>
  /** Tokens that stay in the text for the page to replace, by kind of file, each with what replaces it. */
  runtimeTokens?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Tokens of facts that a kind of file knows, so that no fact is written twice. */
  own?: Readonly<Record<string, Tokens>>
  /** Kinds with one file whose tokens all others may use, behind its name: {festival.dates}. */
  everywhere?: readonly string[]
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

/** The tokens of facts that a file may use: its own, and those of the kinds that are known everywhere. */
const listTokens = ({ own = {}, everywhere = [] }: TokenTable, { kind }: ContentDocument): [name: string, kind: string, token: Token][] => [
  ...Object.entries(own[kind] ?? {}).map(([name, token]): [string, string, Token] => [name, kind, token]),
  ...everywhere
    .filter((other) => other !== kind)
    .flatMap((other) =>
      Object.entries(own[other] ?? {}).map(([name, token]): [string, string, Token] => [`${other}.${name}`, other, token]),
    ),
]

/** A token of a fact with its value in a file, if it has one. */
export interface FilledToken {
  name: string
  from: string
  value: string | undefined
}

/** The tokens of facts that a file may use, with their values there. */
export const fillFacts = (tokens: TokenTable, set: ContentDocuments, document: ContentDocument): FilledToken[] =>
  listTokens(tokens, document).map(([name, kind, { from = name, compute }]) => {
    const source = kind === document.kind ? document : set.of(kind)[0]
    return { name, from, value: source && compute(source.source.data, set, source.id) }
  })

/** Reports unknown tokens in fields and texts. */
export function checkTokens(tokens: TokenTable, set: ContentDocuments): void {
  for (const document of set.all) {
    const known = [
      ...Object.keys(tokens.fields),
      ...Object.keys(tokens.runtimeTokens?.[document.kind] ?? {}),
      ...listTokens(tokens, document).map(([name]) => name),
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
  const fields = set.of(tokens.kind)[0]?.source.data ?? {}
  const shape: Record<string, z.ZodType | undefined> = schema instanceof z.ZodObject ? schema.shape : {}
  const shared = Object.entries(tokens.fields).flatMap(([token, field]) => {
    const part = shape[field]
    const value = part && !part.safeParse(fields[field]).success ? exampleOf(part) : fields[field]
    return typeof value === 'string' && value.length <= MAX_TOKEN_LENGTH ? [[token, value]] : []
  })
  for (const document of set.all) {
    if (textsWithBraces(document).length === 0) continue
    const own = fillFacts(tokens, set, document).flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))
    const values: TokenValues = Object.fromEntries([...shared, ...own])
    document.data = fillTokensDeep(document.source.data, values) as Record<string, unknown>
    document.body = fillTokens(document.source.body, values)
  }
}
