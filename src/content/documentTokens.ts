import { z } from 'zod'
import { type ContentDocuments, textsOf } from './documents.ts'
import { exampleOf } from './examples.ts'
import { findUnknownTokens, replaceTokens, replaceTokensDeep, type TokenTable } from './tokens.ts'

/** Longer values are not filled in: they are mistakes in the file that defines the token. */
const MAX_TOKEN_LENGTH = 120

/** Reports unknown tokens in fields and texts. */
export function checkTokens(tokens: TokenTable, set: ContentDocuments): void {
  for (const document of set.all) {
    const known = [
      ...Object.keys(tokens.fields),
      ...(tokens.runtimeTokens?.[document.collection] ?? []),
      ...Object.keys(tokens.own?.[document.collection] ?? {}),
    ]
    for (const { text, path, lineOf } of textsOf(document, document.source))
      for (const { token, index, message } of findUnknownTokens(text, known))
        set.report(document, path, message, undefined, lineOf(token, index))
  }
}

/**
 * Replaces tokens in all documents. If the file that defines them is missing or invalid, valid example values are used, so that its error
 * is reported once and not in every file that uses the token.
 */
export function fillTokensInDocuments(tokens: TokenTable, set: ContentDocuments, schema: z.ZodType | undefined): void {
  const fields = set.of(tokens.collection)[0]?.source.data ?? {}
  const shape: Record<string, z.ZodType | undefined> = schema instanceof z.ZodObject ? schema.shape : {}
  const words = Object.fromEntries(
    Object.entries(tokens.fields).flatMap(([token, field]) => {
      const part = shape[field]
      const value = part && !part.safeParse(fields[field]).success ? exampleOf(part) : fields[field]
      return typeof value === 'string' && value.length <= MAX_TOKEN_LENGTH ? [[token, value]] : []
    }),
  )
  const count = (collection: string) => set.of(collection).length
  for (const document of set.all) {
    const own = Object.entries(tokens.own?.[document.collection] ?? {}).map(([token, toWords]) => [
      token,
      toWords(document.source.data, count),
    ])
    const all = { ...words, ...Object.fromEntries(own.filter(([, found]) => found !== undefined)) }
    document.data = replaceTokensDeep(document.source.data, all) as Record<string, unknown>
    document.body = replaceTokens(document.source.body, all)
  }
}
