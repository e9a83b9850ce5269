import type { ContentDocument, ContentDocuments } from '../documents.ts'
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
  /** The sentences about a wrong value. */
  explain(value: unknown, place: Place): string | readonly string[] | undefined | false
}

/** Finds the fields that a rule is about. */
export function compileAt(rule: string) {
  const [collections = '', fields = ''] = rule.split(/: ?/)
  const toPattern = (text: string) =>
    new RegExp(`^(?:${text.replaceAll('.', '\\.').replaceAll('**\\.', '(?:.+\\.)?').replaceAll('**', '.+').replaceAll('*', '[^.]+')})$`)
  return { collections: toPattern(collections), fields: toPattern(fields) }
}

/** Every warning of a table of rules. */
export function applyFieldRules(set: ContentDocuments, rules: readonly FieldRule[], today: string, documents = set.all): Problem[] {
  const compiled = rules.map(({ at: where, explain }) => ({ ...compileAt(where), explain }))
  return documents.flatMap((document) => {
    const own = compiled.filter(({ collections }) => collections.test(document.collection))
    const found: Problem[] = []
    visitValues(document.data, (value, path) => {
      const name = path.join('.')
      const around = valueAt(document.data, path.slice(0, -1))
      for (const { fields, explain } of own)
        if (fields.test(name)) {
          const messages = explain(value, { set, document, path, group: isRecord(around) ? around : {}, today })
          found.push(...[messages || []].flat().map((message) => warn(document, path, message)))
        }
    })
    return found
  })
}
