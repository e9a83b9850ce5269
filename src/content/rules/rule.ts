import type { z } from 'zod'
import { truncate } from '../../lib/text.ts'
import { KINDS, type KindName } from '../kinds.ts'
import { formatField, type Problem } from '../problems.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../read/documents.ts'
import { isRecord, type Notes, type Path, valueAt, visitFields } from '../schemas/inspection.ts'

/** An error stops the build. A warning is for the author, or, with `forOwner`, waits for what only the owner can settle. */
export type Level = 'error' | 'warning'

/** What a rule finds at a field, on its line or on the one given. */
export interface Finding {
  document: ContentDocument
  path: Path
  message: string
  example?: string | undefined
  line?: number | undefined
}

/** One entry of the list of rules. Make it by one of the functions below. */
export interface Rule {
  level: Level
  /** The kinds and the field that it names, for the test that walks over the schemas. */
  kinds?: readonly KindName[]
  field?: string
  /** The name of this kind of warning, in the singular and in the plural, where only the owner can settle it. */
  forOwner?: readonly [one: string, many: string] | undefined
  /** `today` is an ISO day. */
  find(set: ContentDocuments, today: string): Finding[]
}

/** The fields of a kind of file, as its schema has them. */
type FieldsOf<Kind extends KindName> = Kind extends KindName ? z.output<(typeof KINDS)[Kind]['schema']> : never

/** The paths of all fields in a value: `dates.*.start`, where * is any item of a list. */
type PathsIn<Value> = Value extends readonly (infer Item)[]
  ? `*` | `*.${PathsIn<Item>}`
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${PathsIn<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never

type Child<Value, Key extends string> = Value extends readonly (infer Item)[]
  ? Key extends '*'
    ? Item
    : never
  : Key extends keyof Value
    ? NonNullable<Value[Key]>
    : never

type ValueIn<Value, Field extends string> = Field extends `${infer Key}.${infer Rest}`
  ? ValueIn<Child<Value, Key>, Rest>
  : Child<Value, Field>

type GroupIn<Value, Field extends string> = Field extends `${infer Key}.${infer Rest}` ? GroupIn<Child<Value, Key>, Rest> : Value
type KeysOf<Value> = Value extends readonly unknown[] ? never : Value extends object ? keyof Value : never

/** The fields that each of several kinds has. */
export type FieldOf<Kind extends KindName> = (Kind extends KindName ? (field: PathsIn<FieldsOf<Kind>>) => void : never) extends (
  field: infer Field,
) => void
  ? Field & string
  : never
export type ValueOf<Kind extends KindName, Field extends string> = ValueIn<FieldsOf<Kind>, Field>

/** Where a field is. */
export interface Place<Key extends PropertyKey = string> {
  set: ContentDocuments
  document: ContentDocument
  path: Path
  /** The group of fields that holds this one. They may have errors. */
  group: { readonly [Name in Key]?: unknown }
  today: string
}

/** The sentence about a wrong value, with an example if there is one. */
type Sentence = string | { message: string; example: string } | undefined | false

/** A rule about one field of one kind of file, or of several. The compiler knows the fields and their values. */
export function fieldRule<const Kind extends KindName, const Field extends FieldOf<Kind>>({
  kind,
  field,
  test,
  from = (set) => set.all,
  ...rest
}: {
  kind: Kind | readonly Kind[]
  field: Field
  level: Level
  forOwner?: Rule['forOwner']
  /** The sentence about a wrong value. */
  test(value: ValueOf<Kind, Field>, place: Place<KeysOf<GroupIn<FieldsOf<Kind>, Field>> & string>): Sentence
  /** The files to look at: by default all that are published. */
  from?(set: ContentDocuments): Iterable<ContentDocument>
}): Rule {
  const kinds = [kind].flat() as KindName[]
  return {
    ...rest,
    kinds,
    field,
    find: (set, today) =>
      [...from(set)]
        .filter(({ kind }) => kinds.includes(kind as KindName))
        .flatMap((document) => findFields(set, document, field))
        .flatMap(({ value, ...found }) => toFindings(found, test(value as never, { ...found, set, today } as never))),
  }
}

/** A rule about a whole file. */
export const fileRule = (
  kinds: readonly KindName[],
  level: Level,
  test: (document: ContentDocument, set: ContentDocuments, today: string) => Sentence,
): Rule => ({
  level,
  kinds,
  find: (set, today) =>
    kinds.flatMap((kind) => set.of(kind).flatMap((document) => toFindings({ document, path: [] }, test(document, set, today)))),
})

/** A rule about all fields in a format, such as days or pictures, whatever they are called. */
export const formatRule = (
  format: keyof Notes,
  level: Level,
  test: (value: unknown, place: Place) => Sentence,
  from: (set: ContentDocuments) => Iterable<ContentDocument> = (set) => set.all,
): Rule => ({
  level,
  find: (set, today) =>
    [...from(set)].flatMap((document) => {
      const found: Finding[] = []
      const schema = Object.hasOwn(KINDS, document.kind) && KINDS[document.kind as KindName].schema
      if (schema)
        visitFields(schema, document.data, ({ notes, value, path }) => {
          if (!notes[format] || set.hasError(document, path)) return
          const place = { set, document, path, group: groupAt(document, path), today }
          found.push(...toFindings(place, test(value, place)))
        })
      return found
    }),
})

/** A rule about words, in fields and in texts. */
export const wordRule = (
  pattern: RegExp | ((set: ContentDocuments) => RegExp),
  level: Level,
  /** What is wrong with the words, which it follows; or a function with the whole sentence. */
  says: string | ((match: RegExpExecArray, place: Omit<Finding, 'message'>, set: ContentDocuments) => Sentence),
  { from = (set: ContentDocuments) => set.all, where }: { from?(set: ContentDocuments): readonly ContentDocument[]; where?: 'source' } = {},
): Rule => ({
  level,
  find: (set) =>
    findInTexts(from(set), typeof pattern === 'function' ? pattern(set) : pattern, where).flatMap(({ match, ...place }) => {
      if (set.hasError(place.document, place.path)) return []
      const quote = `“${truncate(match[0].replace(/\s+/g, ' ').trim(), 60)}”`
      const said = typeof says === 'string' ? `${quote} ${says}.` : says(match, place, set)
      return toFindings(place, said).map((finding) => ({ ...place, ...finding }))
    }),
})

/** The values of a field in a file, each with its path. Fields with errors are left out: they have been reported. */
export function findFields(set: ContentDocuments, document: ContentDocument, field: string) {
  return listValues(document.data, field.split('.'))
    .filter(({ path }) => !set.hasError(document, path))
    .map(({ value, path }) => ({ document, value, path, group: groupAt(document, path) }))
}

function listValues(value: unknown, [key, ...rest]: readonly string[], path: Path = []): { value: unknown; path: Path }[] {
  if (value === undefined) return []
  if (key === undefined) return [{ value, path }]
  if (key === '*') return Array.isArray(value) ? value.flatMap((item, index) => listValues(item, rest, [...path, index])) : []
  return isRecord(value) ? listValues(valueAt(value, [key]), rest, [...path, key]) : []
}

function groupAt({ data }: ContentDocument, path: Path): Readonly<Record<string, unknown>> {
  const group = valueAt(data, path.slice(0, -1))
  return isRecord(group) ? group : {}
}

const toFindings = ({ document, path }: Pick<Place, 'document' | 'path'>, said: Sentence): Finding[] =>
  said ? [{ document, path, ...(typeof said === 'string' ? { message: said } : said) }] : []

/** A finding as a problem of its file. */
export const toProblem = ({ document: { file, source }, path, message, example, line }: Finding): Problem => ({
  file,
  ...source.place(path),
  field: formatField(path),
  message,
  ...(example && { example }),
  ...(line === undefined ? {} : { line }),
})

/** Makes a warning at a field, on its line or on the one given. */
export const warn = (document: ContentDocument, path: Path, message: string, line?: number): Problem =>
  toProblem({ document, path, message, line })

/** The position of a field, for readers. */
export const placeOf = (document: ContentDocument, path: Path): string => `${document.file}:${document.source.place(path).line}`
