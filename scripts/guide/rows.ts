import { z } from 'zod'
import { exampleLine } from '../../src/content/examples.ts'
import { isOptional, notesOf, unwrap } from '../../src/content/schema.ts'
import { describeKind } from './kinds.ts'

/** A field as one line of a table. */
interface Row {
  /** The field as messages name it, with "item" for any one item: "dates, item, price". */
  field: string
  /** What it is for. */
  purpose: string
  /** How it is written. */
  kind: string
  isNeeded: boolean
  /** What stands there when it is left out. */
  standsIn?: string
  /** With which word of a group's kind the field goes. */
  onlyWith?: string
  /** A line of YAML that works. */
  example?: string
}

/** Every field of a kind of file, outer ones first. A picture is one row: its fields are the same everywhere. */
export function listRows(schema: z.ZodType): Row[] {
  return childRows(schema, [])
}

function childRows(schema: z.ZodType, path: readonly string[]): Row[] {
  const inner = knownValue(schema)
  if (inner instanceof z.ZodUnion) return kindRows(inner, path)
  if (inner instanceof z.ZodArray) return itemRows(inner.element as z.ZodType, [...path, 'item'])
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) => fieldRows(field, [...path, key], key))
}

function fieldRows(schema: z.ZodType, path: readonly string[], key: string | number): Row[] {
  const row: Row = {
    field: path.join(', '),
    // That it may be open is told by the kind.
    purpose: (notesOf(schema).description ?? '').replace(/, or "not yet confirmed"$/, ''),
    kind: describeKind(schema),
    isNeeded: !isOptional(schema),
    ...(schema instanceof z.ZodDefault && { standsIn: String(schema.def.defaultValue) }),
    ...toExample(schema, key),
  }
  return notesOf(schema).picture ? [row] : [row, ...childRows(schema, path)]
}

/** Items that are groups show by their fields, unless something is to be said of the item. */
function itemRows(item: z.ZodType, path: readonly string[]): Row[] {
  const isSilent = unwrap(item) instanceof z.ZodObject && !notesOf(item).description
  return isSilent ? childRows(item, path) : fieldRows(item, path, 0)
}

/** A group of one of several kinds: the word that tells the kind, then the fields that go with each. */
function kindRows(union: z.ZodUnion, path: readonly string[]): Row[] {
  const options = (union.options as z.ZodType[]).map(unwrap).filter((option) => option instanceof z.ZodObject)
  return options.flatMap((option) => {
    const [key, literal] = Object.entries(option.shape).find(([, field]) => field instanceof z.ZodLiteral) ?? []
    if (key === undefined || !(literal instanceof z.ZodLiteral)) return []
    const word = [...literal.values].join()
    const rows = childRows(option, path).map((row) => ({ ...row, onlyWith: `${key}: ${word}` }))
    return rows.filter(({ field }) => field !== [...path, key].join(', '))
  })
}

/** The value a field has once it is known, where "not yet confirmed" may stand for it. */
function knownValue(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodUnion)) return inner
  const known = (inner.options as z.ZodType[]).filter((option) => !(unwrap(option) instanceof z.ZodLiteral))
  return known.length === 1 && known[0] ? unwrap(known[0]) : inner
}

/** Groups and lists show by their fields and items; of a picture, its file is what differs. */
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
