import { z } from 'zod'
import { exampleLine } from '../../src/content/examples.ts'
import { isOptional, notesOf, unwrap } from '../../src/content/schemaInspection.ts'
import { describeFieldKind } from './fieldKinds.ts'

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
  const inner = knownValue(schema)
  if (inner instanceof z.ZodUnion) return kindRows(inner, path)
  if (inner instanceof z.ZodArray) return itemRows(inner.element as z.ZodType, [...path, 'item'])
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) => fieldRows(field, [...path, key], key))
}

function fieldRows(schema: z.ZodType, path: readonly string[], key: string | number): FieldRow[] {
  const row: FieldRow = {
    field: path.join(', '),
    // The kind of a field says that it may be unconfirmed, so its purpose does not.
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

/** A union of object types: a row for the field that tells them apart, then the fields of each type. */
function kindRows(union: z.ZodUnion, path: readonly string[]): FieldRow[] {
  const options = (union.options as z.ZodType[]).map(unwrap).filter((option) => option instanceof z.ZodObject)
  return options.flatMap((option) => {
    const [key, literal] = Object.entries(option.shape).find(([, field]) => field instanceof z.ZodLiteral) ?? []
    if (key === undefined || !(literal instanceof z.ZodLiteral)) return []
    const word = [...literal.values].join()
    const rows = listRows(option, path).map((row) => ({ ...row, onlyWith: `${key}: ${word}` }))
    return rows.filter(({ field }) => field !== [...path, key].join(', '))
  })
}

/** The schema of a confirmed value, for fields that accept "not yet confirmed". */
function knownValue(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodUnion)) return inner
  const known = (inner.options as z.ZodType[]).filter((option) => !(unwrap(option) instanceof z.ZodLiteral))
  return known.length === 1 && known[0] ? unwrap(known[0]) : inner
}

/** The example of a field. Groups and lists have none, because their fields and items have; that of a picture is its `src`. */
function toExample(schema: z.ZodType, key: string | number): { example?: string } {
  const known = knownValue(schema)
  if (notesOf(schema).picture && known instanceof z.ZodObject) return exampleLine(known.shape.src as z.ZodType, 'src')
  if (known instanceof z.ZodObject || known instanceof z.ZodArray) return {}
  if (known instanceof z.ZodUnion && known.options.every((option) => option instanceof z.ZodObject)) {
    const { example } = exampleLine(known, key)
    return example ? { example: example.split('\n').slice(1, 2).join('').trim() } : {}
  }
  return exampleLine(known === unwrap(schema) ? schema : known, key)
}
