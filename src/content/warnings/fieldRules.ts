import { truncate } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, valueAt, visitValues } from '../schemaInspection.ts'
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

/** Finds the fields that a rule is about. */
export function compileAt(rule: string) {
  const [collections = '', fields = ''] = rule.split(/: ?/)
  const toPattern = (text: string) =>
    new RegExp(`^(?:${text.replaceAll('.', '\\.').replaceAll('**\\.', '(?:.+\\.)?').replaceAll('**', '.+').replaceAll('*', '[^.]+')})$`)
  return { collections: toPattern(collections), fields: toPattern(fields) }
}

/** What a rule finds at a field. */
export type Finding = [document: ContentDocument, path: Path, message: string]

/** What a table of rules finds. A field with an error is not looked at. */
function findByRules(set: ContentDocuments, rules: readonly FieldRule[], today: string, documents = set.all) {
  const compiled = rules.map(({ at: where, explain }) => ({ ...compileAt(where), explain }))
  const found: Finding[] = []
  for (const document of documents) {
    const own = compiled.filter(({ collections }) => collections.test(document.collection))
    visitValues(document.data, (value, path) => {
      const name = path.join('.')
      const around = valueAt(document.data, path.slice(0, -1))
      const place = { set, document, path, group: isRecord(around) ? around : {}, today }
      for (const { fields, explain } of own) {
        const message = fields.test(name) && !set.hasError(document, path) && explain(value, place)
        if (message) found.push([document, path, message])
      }
    })
  }
  return found
}

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
      if (!fields.test(String(path.at(-1)))) return []
      const quote = `“${truncate(match[0].replace(/\s+/g, ' ').trim(), 60)}”`
      const message = typeof says === 'string' ? `${quote} ${says}.` : says(match, { document, path })
      return message ? [warn(document, path, message, line)] : []
    }),
  )
