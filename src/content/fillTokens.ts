import { z } from 'zod'
import type { Drafts } from './drafts.ts'
import { exampleOf } from './examples.ts'
import { findUnknownTokens, replaceTokens, replaceTokensDeep, type TokenTable, visitTexts } from './tokens.ts'

/** Longer words are a mistake in the file that holds them. */
const LONGEST = 120

/** Says which tokens of fields and texts stand for nothing. */
export function checkTokens(tokens: TokenTable, set: Drafts): void {
  for (const draft of set.all) {
    const known = [
      ...Object.keys(tokens.fields),
      ...(tokens.kept?.[draft.collection] ?? []),
      ...Object.keys(tokens.own?.[draft.collection] ?? {}),
    ]
    visitTexts(draft.source.data, [], (text, place) => {
      for (const { token, message } of findUnknownTokens(text, known))
        set.report(draft, place, message, undefined, draft.source.lineOf(place, token))
    })
    for (const { index, message } of findUnknownTokens(draft.source.body, known)) {
      set.report(draft, [], message, undefined, draft.source.bodyLine + draft.source.body.slice(0, index).split('\n').length - 1)
    }
  }
}

/**
 * Puts words in the place of tokens in all drafts. Where the file that holds the words is missing or wrong, words that would be right
 * stand in, so that its mistake is told once and not in every file that names the company.
 */
export function fillTokens(tokens: TokenTable, set: Drafts, schema: z.ZodType | undefined): void {
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
  for (const draft of set.all) {
    const own = Object.entries(tokens.own?.[draft.collection] ?? {}).map(([token, toWords]) => [token, toWords(draft.source.data, count)])
    const all = { ...words, ...Object.fromEntries(own.filter(([, found]) => found !== undefined)) }
    draft.data = replaceTokensDeep(draft.source.data, all) as Record<string, unknown>
    draft.body = replaceTokens(draft.source.body, all)
  }
}
