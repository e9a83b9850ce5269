import { COLLECTIONS, type Collection, type CollectionName } from '../../src/content/collections.ts'
import { notesOf } from '../../src/content/schemaInspection.ts'
import { TOKENS } from '../../src/content/tokens.ts'

/** Descriptions of tokens that are computed from other fields or counted. */
const COMPUTED_TOKENS: Readonly<Record<string, string>> = {
  dates: 'its first and last day, from `starts` and `ends`',
  hours: 'its hours, from `opens` and `closes`',
  lowestPrice: 'the price of its cheapest pass',
  fee: 'its fee',
  roles: 'how many roles there are, as a word',
  courses: 'how many courses there are, as a word',
  faculty: 'how many people teach, as a word',
  productions: 'how many productions there are, as a word',
  topic: 'what the visitor was interested in',
  program: 'the programme’s title',
  programme: 'the programme’s title',
  date: 'the day on which the page was stored',
  address: 'the address of the page that is printed',
  deleteAfter: 'how long the receiver stores messages, from `deleteAfterDays`',
  confirm: 'the link that subscribes',
  unsubscribe: 'the link that unsubscribes',
  facts: 'what nobody has confirmed, by name',
  kind: 'the kind of access performance',
  place: 'the place and its city',
  start: 'the day and time of one date',
  street: 'the address of the place',
  doors: 'when the doors open, as the ticketed event says',
  price: 'the price, or the lowest and the highest',
  host: 'the host of the seller’s address',
  time: 'the running time',
}

/** A table row for each token: its value and where it may be used. Throws when a token has no description here. */
export function describeTokens(): string[][] {
  const shape = (COLLECTIONS.company.schema as { shape: Readonly<Record<string, Parameters<typeof notesOf>[0]>> }).shape
  const everywhere = Object.entries(TOKENS.fields).map(([token, field]) => {
    const described = shape[field] ? notesOf(shape[field]).description : undefined
    return [`\`{${token}}\``, `\`${field}\` in \`content/${COLLECTIONS.company.path}\`: ${lowerFirst(described ?? field)}`, 'in every file']
  })
  return [...everywhere, ...describeMade(TOKENS.own ?? {}), ...describeMade(TOKENS.runtimeTokens ?? {}, ', by the page')]
}

function describeMade(tokens: Readonly<Record<string, Readonly<Record<string, unknown>> | readonly string[]>>, by = ''): string[][] {
  return Object.entries(tokens).flatMap(([name, own]) => {
    const words = Array.isArray(own) ? (own as readonly string[]) : Object.keys(own)
    const file = `\`content/${(COLLECTIONS as Record<string, Collection>)[name as CollectionName]?.path}\``
    return words
      .filter((word) => !/^[A-Z]/.test(word))
      .map((word) => {
        const made = COMPUTED_TOKENS[word]
        if (!made) throw new Error(`The guide does not say what {${word}} is filled with. Add it to scripts/guide/describeTokens.ts.`)
        return [`\`{${word}}\``, `${made}${by}`, `in ${file}`]
      })
  })
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
