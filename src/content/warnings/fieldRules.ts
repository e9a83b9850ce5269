import { truncate } from '../../lib/text.ts'
import type { Problem } from '../problems.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../read/documents.ts'
import { isRecord, type Path, valueAt, visitValues } from '../schemas/inspection.ts'
import { warn } from './warn.ts'

/** A field with a rule, and everything around it. */
export interface Place {
  set: ContentDocuments
  document: ContentDocument
  path: Path
  /** The group of fields that holds this one. */
  group: Readonly<Record<string, unknown>>
  /** An ISO day. */
  today: string
}

/** A rule about the values of some fields. */
export interface FieldRule {
  /** The collections and the fields: `tickets: dates.*.start`, `news|people: title|name`, `*: **.alt`; `roles:` for whole files. */
  at: string
  /** The sentence about a wrong value. */
  explain(value: unknown, place: Place): string | undefined | false
}

/** What a rule finds at a field. */
export type Finding = [document: ContentDocument, path: Path, message: string]

const toPattern = (text: string) =>
  new RegExp(`^(?:${text.replaceAll('.', '\\.').replaceAll('**\\.', '(?:.+\\.)?').replaceAll('**', '.+').replaceAll('*', '[^.]+')})$`)

/** The fields that a rule is about, each with its place. A field with an error is not looked at. */
export function findFields(set: ContentDocuments, where: string, today: string, documents: Iterable<ContentDocument> = set.all) {
  const [collections, fields] = where.split(/: ?/).map(toPattern) as [RegExp, RegExp]
  const found: (Place & { value: unknown })[] = []
  for (const document of documents)
    if (collections.test(document.collection))
      visitValues(document.data, (value, path) => {
        if (!fields.test(path.join('.')) || set.hasError(document, path)) return
        const group = valueAt(document.data, path.slice(0, -1))
        found.push({ set, document, path, value, group: isRecord(group) ? group : {}, today })
      })
  return found
}

/** What a table of rules finds. */
const findByRules = (set: ContentDocuments, rules: readonly FieldRule[], ...rest: [today: string, documents?: Iterable<ContentDocument>]) =>
  rules.flatMap(({ at: where, explain }) =>
    findFields(set, where, ...rest).flatMap(({ value, ...place }): Finding[] => {
      const message = explain(value, place)
      return message ? [[place.document, place.path, message]] : []
    }),
  )

/** Every warning of a table of rules. */
export const applyFieldRules = (...input: Parameters<typeof findByRules>): Problem[] =>
  findByRules(...input).map((finding) => warn(...finding))

/** Reports every error of a table of rules. */
export const reportByRules = (rules: readonly FieldRule[]) => (set: ContentDocuments) => {
  for (const finding of findByRules(set, rules, '')) set.report(...finding)
}

/** A rule about words, in fields and in texts. */
export interface WordRule {
  pattern: RegExp
  /** What is wrong with the words, which it follows; or a function with the sentence about a match. */
  says: string | ((match: RegExpMatchArray, place: { document: ContentDocument; path: Path }) => string | undefined | false)
  /** The names of the only fields with such words. */
  in?: RegExp
}

/** Every warning of a table of rules. */
export const applyWordRules = (set: ContentDocuments, rules: readonly WordRule[]): Problem[] =>
  rules.flatMap(({ pattern, says, in: fields = /./ }) =>
    findInTexts(set.all, pattern).flatMap(({ document, match, path, line }) => {
      if (!fields.test(String(path.at(-1))) || set.hasError(document, path)) return []
      const quote = `“${truncate(match[0].replace(/\s+/g, ' ').trim(), 60)}”`
      const message = typeof says === 'string' ? `${quote} ${says}.` : says(match, { document, path })
      return message ? [warn(document, path, message, line)] : []
    }),
  )
