import { escapeRegExp } from '../../lib/text.ts'
import { findInTexts } from '../read/documents.ts'
import { fillFacts } from '../tokens.ts'
import type { Finding, Rule } from './rule.ts'

/** Dates with a year, hours and amounts: anything shorter may stand for something else. */
const isDistinct = (value: string) => /, \d{4}$|\d [AP]M|₦/.test(value)

/** A fact that a text repeats word for word: when the field changes, the text keeps the old one, and visitors read both. */
const repeatedFacts: Rule = {
  level: 'warning',
  find: (set) =>
    set.all.flatMap((document) =>
      fillFacts(set, document).flatMap(({ name, from, value }): Finding[] => {
        // A name with a full stop is that of another file’s fact, which is about something else.
        if (value === undefined || name.includes('.') || !isDistinct(value)) return []
        const pattern = new RegExp(`(?<![\\p{L}\\d,])${escapeRegExp(value)}(?!,?\\d)`, 'u')
        return findInTexts([document], pattern)
          .filter(({ path }) => path.join('.') !== from && !set.hasError(document, path))
          .map(({ match: _, ...place }) => ({
            ...place,
            message: `“${value}” stands in this text and in \`${from}\`. Write {${name}}, so that both change together.`,
          }))
      }),
    ),
}

/** A token of a fact that nobody knows: visitors would read its name between braces. */
const emptyTokens: Rule = {
  level: 'error',
  find: (set) => {
    // An unread file, or a field with an error, may be the one that the fact is in.
    if (set.unreadable.length > 0 || set.all.some(set.hasErrors)) return []
    return set.all.flatMap((document) =>
      fillFacts(set, document)
        .filter(({ value }) => value === undefined)
        .flatMap(({ name, from }) =>
          findInTexts([document], new RegExp(`\\{${escapeRegExp(name)}\\}`, 'i')).map(({ match: _, ...place }) => ({
            ...place,
            message: `Nothing can be filled in for {${name}}: \`${from}\` does not say it. Write the words, or fill in that field.`,
          })),
        ),
    )
  },
}

/** Facts that a field knows and a text repeats. */
export const FACT_RULES: readonly Rule[] = [repeatedFacts, emptyTokens]
