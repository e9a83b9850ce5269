import { z } from 'zod'
import { expectation } from '../../src/content/explain/schemaErrors.ts'
import { exampleOf, toLines } from '../../src/content/explain/suggestions.ts'
import { KINDS } from '../../src/content/kinds.ts'
import { isOptional, kindKey, kindsOf, notesOf, optionsOf, shapeOf, unwrap, valueSchema } from '../../src/content/schemas/inspection.ts'
import type { LoadedKind } from '../../src/content/schemas/kind.ts'
import { joinWords } from '../../src/lib/text.ts'

interface FieldRow {
  /** The field as in messages, with "item" for any item of a list: "dates, item, price". */
  field: string
  purpose: string
  kind: string
  isNeeded: boolean
  defaultValue?: string
  /** The kind of group that has this field. */
  onlyWith?: string
  example?: string
}

/** Every field of a kind of file, outer fields first. A picture is one row, since its fields are always the same. */
export function listRows(schema: z.ZodType, path: readonly string[] = []): FieldRow[] {
  const inner = unwrap(valueSchema(schema))
  if (inner instanceof z.ZodUnion) return kindRows(inner, path)
  if (inner instanceof z.ZodArray) return itemRows(inner.element as z.ZodType, [...path, 'item'])
  return Object.entries(shapeOf(inner)).flatMap(([key, field]) => fieldRows(field, [...path, key], key))
}

function fieldRows(schema: z.ZodType, path: readonly string[], key: string | number): FieldRow[] {
  const row: FieldRow = {
    field: path.join(', '),
    // The column for the kind says that the field may be unconfirmed, so its purpose need not.
    purpose: (notesOf(schema).description ?? '').replace(/, or "not yet confirmed"$/, ''),
    kind: describeFieldKind(schema),
    isNeeded: !isOptional(schema),
    ...(schema instanceof z.ZodDefault && { defaultValue: String(schema.def.defaultValue) }),
    ...toExample(schema, key),
  }
  return notesOf(schema).picture ? [row] : [row, ...listRows(schema, path)]
}

/** A list of groups is shown by the fields of the group, unless the item has a description of its own. */
function itemRows(item: z.ZodType, path: readonly string[]): FieldRow[] {
  const isSilent = unwrap(item) instanceof z.ZodObject && !notesOf(item).description
  return isSilent ? listRows(item, path) : fieldRows(item, path, 0)
}

/** A union of groups: a row for each field of each kind, except the discriminator. */
function kindRows(union: z.ZodUnion, path: readonly string[]): FieldRow[] {
  const key = kindKey(union)
  return kindsOf(union).flatMap(({ kind, shape }) =>
    Object.entries(shape)
      .filter(([name]) => name !== key)
      .flatMap(([name, field]) => fieldRows(field, [...path, name], name))
      .map((row) => ({ ...row, onlyWith: `${key}: ${kind}` })),
  )
}

/** The example of a field. Groups and lists have none, because their fields and items have; that of a picture is its `src`. */
function toExample(schema: z.ZodType, key: string | number): { example?: string } {
  const known = valueSchema(schema)
  const inner = unwrap(known)
  if (notesOf(schema).picture) return { example: toLines('src', exampleOf(shapeOf(inner).src as z.ZodType)) }
  if (inner instanceof z.ZodObject || inner instanceof z.ZodArray) return {}
  const value = exampleOf(known)
  if (value === undefined) return {}
  const example = toLines(key, value)
  if (!(inner instanceof z.ZodUnion) || !kindKey(inner)) return { example }
  // The second line of the group’s example is the discriminator.
  return { example: example.split('\n').slice(1, 2).join('').trim() }
}

/** How a field is written, mostly in the words of the content check, with its maximum length. */
function describeFieldKind(schema: z.ZodType): string {
  const inner = unwrap(schema)
  const limit = inner instanceof z.ZodString && inner.maxLength
  return `${kindOf(schema)}${limit ? ` At most ${limit} characters.` : ''}`
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
    return `The name of a file in \`content/${(KINDS as Readonly<Record<string, LoadedKind>>)[notes.reference]?.path.split('*')[0]}\`.`
  if (notes.blocks) return 'Paragraphs.'
  if (notes.prose) return 'A sentence.'
  return inner instanceof z.ZodString && !notes.expected ? 'Plain words.' : expectation(schema)
}
