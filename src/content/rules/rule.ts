import type { z } from 'zod'
import type { KINDS, KindName } from '../kinds.ts'
import { formatField, type Problem } from '../problems.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../read/documents.ts'
import { isRecord, type Path, valueAt } from '../schemas/inspection.ts'

/** What a rule finds at a field, on its line or on the one given. */
export interface Finding {
  document: ContentDocument
  path: Path
  /** A sentence. The fields that it names stand between backticks, so that the editor can show their labels. */
  message: string
  line?: number
}

/** One entry of the list of rules. */
export interface Rule {
  /** An error stops the build. A warning does not. */
  level: 'error' | 'warning'
  /** The kind of file and the field that it is about, if it is about one. */
  kind?: KindName
  field?: string
  /** The name of such a warning, in the singular and in the plural, where only the owner can settle it. */
  forOwner?: readonly [one: string, many: string]
  find(set: ContentDocuments, today: string): Finding[]
}

type FieldsOf<Kind extends KindName> = z.output<(typeof KINDS)[Kind]['schema']>

/** The paths of all fields in a value: `dates.*.start`, where * is any item of a list. */
type PathsIn<Value> = Value extends readonly (infer Item)[]
  ? '*' | `*.${PathsIn<Item>}`
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${PathsIn<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never

type Child<Value, Key extends string> = Value extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Value
    ? NonNullable<Value[Key]>
    : never

type ValueIn<Value, Field extends string> = Field extends `${infer Key}.${infer Rest}`
  ? ValueIn<Child<Value, Key>, Rest>
  : Child<Value, Field>

type GroupIn<Value, Field extends string> = Field extends `${infer Key}.${infer Rest}` ? GroupIn<Child<Value, Key>, Rest> : Value

export type FieldOf<Kind extends KindName> = PathsIn<FieldsOf<Kind>> & string

/** The group that holds a field. The compiler knows its fields, but not their values: they may have errors. */
export type GroupOf<Kind extends KindName, Field extends string> = { readonly [Key in keyof GroupIn<FieldsOf<Kind>, Field>]?: unknown }

interface FoundValue<Kind extends KindName, Field extends string> {
  document: ContentDocument
  path: Path
  value: ValueIn<FieldsOf<Kind>, Field>
  group: GroupOf<Kind, Field>
}

/** The values of a field in all files of a kind, or in those given. Fields with errors are left out: they have been reported. */
export function findValues<const Kind extends KindName, const Field extends FieldOf<Kind>>(
  set: ContentDocuments,
  kind: Kind,
  field: Field,
  documents: readonly ContentDocument[] = set.of(kind),
): FoundValue<Kind, Field>[] {
  return documents.flatMap((document) =>
    listPaths(document.data, field.split('.'))
      .filter((path) => !set.hasError(document, path))
      .map((path) => {
        const group = valueAt(document.data, path.slice(0, -1))
        const found = { document, path, value: valueAt(document.data, path), group: isRecord(group) ? group : {} }
        return found as FoundValue<Kind, Field>
      }),
  )
}

/** The paths in a value that a field stands for, as far as they are there. */
function listPaths(value: unknown, [key, ...rest]: readonly string[], path: Path = []): Path[] {
  if (value === undefined) return []
  if (key === undefined) return [path]
  if (key !== '*') return listPaths(valueAt(value, [key]), rest, [...path, key])
  return Array.isArray(value) ? value.flatMap((item, index) => listPaths(item, rest, [...path, index])) : []
}

/** What is wrong, as a sentence; nothing if all is well. */
type Sentence = string | undefined | false

/** A rule about one field of one kind of file. The compiler knows the field, its value and the fields beside it. */
export function fieldRule<const Kind extends KindName, const Field extends FieldOf<Kind>>({
  test,
  ...rule
}: Omit<Rule, 'kind' | 'field' | 'find'> & {
  kind: Kind
  field: Field
  test(value: ValueIn<FieldsOf<Kind>, Field>, found: FoundValue<Kind, Field> & { set: ContentDocuments; today: string }): Sentence
}): Rule {
  return {
    ...rule,
    find: (set, today) =>
      findValues(set, rule.kind, rule.field).flatMap((found): Finding[] => {
        const message = test(found.value, { ...found, set, today })
        return message ? [{ document: found.document, path: found.path, message }] : []
      }),
  }
}

/** A rule about words wherever they stand, in fields or in the text under them, before their tokens are filled in. */
export function textRule({
  pattern,
  test,
  ...rule
}: Omit<Rule, 'kind' | 'field' | 'find'> & {
  /** The words: every match of a global pattern, else the first of each text. */
  pattern: RegExp | ((set: ContentDocuments) => RegExp)
  test(match: RegExpExecArray, place: Omit<Finding, 'message'> & { set: ContentDocuments }): Sentence
}): Rule {
  return {
    ...rule,
    find: (set) =>
      findInTexts(set.all, pattern instanceof RegExp ? pattern : pattern(set)).flatMap(({ match, ...place }): Finding[] => {
        const message = !set.hasError(place.document, place.path) && test(match, { ...place, set })
        return message ? [{ ...place, message }] : []
      }),
  }
}

export const toProblem = ({ document: { file, source }, path, message, line = source.lineOf(path) }: Finding): Problem => ({
  file,
  line,
  field: formatField(path),
  message,
})

/** The position of a field, for readers. */
export const placeOf = (document: ContentDocument, path: Path): string => `${document.file}:${document.source.lineOf(path)}`
