import { z } from 'zod'
import { lineAt } from '../lib/text.ts'
import type { ContentDocuments } from './documents.ts'
import { exampleOf } from './examples.ts'
import { findUnknownTokens, replaceTokens, replaceTokensDeep, type TokenTable, visitTexts } from './tokens.ts'

/** Longer words are a mistake in the file that holds them. */
const LONGEST = 120

/** Says which tokens of fields and texts stand for nothing. */
export function checkTokens(tokens: TokenTable, set: ContentDocuments): void {
  for (const document of set.all) {
    const known = [
      ...Object.keys(tokens.fields),
      ...(tokens.kept?.[document.collection] ?? []),
      ...Object.keys(tokens.own?.[document.collection] ?? {}),
    ]
    visitTexts(document.source.data, [], (text, place) => {
      for (const { token, message } of findUnknownTokens(text, known))
        set.report(document, place, message, undefined, document.source.lineOf(place, token))
    })
    for (const { index, message } of findUnknownTokens(document.source.body, known)) {
      set.report(document, [], message, undefined, document.source.bodyLine + lineAt(document.source.body, index) - 1)
    }
  }
}

/**
 * Puts words in the place of tokens in all documents. Where the file that holds the words is missing or wrong, words that would be right
 * stand in, so that its mistake is told once and not in every file that names the company.
 */
export function fillTokens(tokens: TokenTable, set: ContentDocuments, schema: z.ZodType | undefined): void {
  const fields = set.of(tokens.collection)[0]?.source.data ?? {}
  const shape: Record<string, z.ZodType | undefined> = schema instanceof z.ZodObject ? schema.shape : {}
  const words = Object.fromEntries(
    Object.entries(tokens.fields).flatMap(([token, field]) => {
      const part = shape[field]
      const value = part && !part.safeParse(fields[field]).success ? exampleOf(part) : fields[field]
      return typeof value === 'string' && value.length <= LONGEST ? [[token, value]] : []
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
