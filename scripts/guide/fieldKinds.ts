import { z } from 'zod'
import { COLLECTIONS, type Collection } from '../../src/content/collections.ts'
import { expectation } from '../../src/content/schemaErrors.ts'
import { checksOf, notesOf, unwrap } from '../../src/content/schemaInspection.ts'
import { kindKey, kindsOf, optionsOf } from '../../src/content/schemaParts.ts'
import { joinWords } from '../../src/lib/text.ts'

/** How a field is written, mostly in the words of the content check, with its maximum length. */
export function describeFieldKind(schema: z.ZodType): string {
  const limit = checksOf(unwrap(schema)).find(({ check }) => check === 'max_length')?.maximum
  return `${kindOf(schema)}${typeof limit === 'number' ? ` At most ${limit} characters.` : ''}`
}

function kindOf(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const notes = notesOf(schema)
  if (notes.picture) return `A picture, shown up to ${notes.width} pixels wide${notes.decoration ? '; may be decoration' : ''}.`
  if (inner instanceof z.ZodObject) return 'A group.'
  if (inner instanceof z.ZodArray) return 'A list.'
  if (inner instanceof z.ZodUnion) {
    const key = kindKey(inner)
    if (key)
      return `A group whose \`${key}\` is ${joinWords(
        kindsOf(inner).map(({ kind }) => `\`${kind}\``),
        'or',
      )}.`
    const [literals, values] = [true, false].map((is) => optionsOf(inner).filter((option) => option instanceof z.ZodLiteral === is))
    return [
      ...(values ?? []).map(kindOf),
      ...(literals ?? []).map((literal) => `\`${[...(literal as z.ZodLiteral).values].join(' ')}\`.`),
    ].join(' Or: ')
  }
  if (notes.reference)
    return `The name of a file in \`content/${(COLLECTIONS as Readonly<Record<string, Collection>>)[notes.reference]?.path.split('*')[0]}\`.`
  if (notes.blocks) return 'Paragraphs.'
  if (notes.prose) return 'A sentence.'
  return inner instanceof z.ZodString && !notes.expected ? 'Plain words.' : expectation(schema)
}
