import { foldDiacritics } from './foldDiacritics.ts'
import { straightenQuotes } from './text.ts'

/**
 * The words of a text as a search compares them: without diacritics, capitals, typographic quotes, invisible characters (soft hyphens,
 * zero-width spaces) and differences of white space, none of which a visitor sees or types.
 */
export const toSearchWords = (text: string): string[] =>
  straightenQuotes(foldDiacritics(text))
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .filter(Boolean)
