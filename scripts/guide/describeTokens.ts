import type { z } from 'zod'
import { COLLECTIONS, type CollectionName } from '../../src/content/collections.ts'
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
  const { fields, own = {}, runtimeTokens = {} } = TOKENS
  const shape: Readonly<Record<string, z.ZodType>> = COLLECTIONS.company.schema.shape
  const everywhere = Object.entries(fields).map(([token, field]) => {
    const about = (shape[field] && notesOf(shape[field]).description) ?? field
    return [`\`{${token}}\``, `\`${field}\` in \`content/${COLLECTIONS.company.path}\`: ${lowerFirst(about)}`, 'in every file']
  })
  const computed = Object.entries(own).flatMap(([name, tokens]) => Object.keys(tokens).map((token) => [name, token, ''] as const))
  const byPage = Object.entries(runtimeTokens).flatMap(([name, tokens]) => tokens.map((token) => [name, token, ', by the page'] as const))
  const inOneFile = [...computed, ...byPage].filter(([, token]) => !/^[A-Z]/.test(token))
  return [
    ...everywhere,
    ...inOneFile.map(([name, token, by]) => {
      const made = COMPUTED_TOKENS[token]
      if (!made) throw new Error(`The guide does not say what {${token}} is filled with. Add it to scripts/guide/describeTokens.ts.`)
      return [`\`{${token}}\``, `${made}${by}`, `in \`content/${COLLECTIONS[name as CollectionName].path}\``]
    }),
  ]
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
