import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import type { KindName } from '../kinds.ts'
import { type ContentDocument, originalsFirst } from '../read/documents.ts'
import type { Path } from '../schemas/inspection.ts'
import { type FieldOf, type Finding, findFields, placeOf, type Rule } from './rule.ts'

interface Use {
  document: ContentDocument
  path: Path
  /** What belongs to one thing alone. */
  key: string
}

/** Every use of something after its first. */
export function findShared(uses: readonly Use[], what?: string): Finding[] {
  const first = new Map<string, Use>()
  return uses.flatMap((use): Finding[] => {
    const { document, path, key } = use
    const other = first.get(key)
    if (!other) first.set(key, use)
    if (!other || key.includes(PLACEHOLDER_MARK)) return []
    return [{ document, path, message: `${placeOf(other.document, other.path)} has the same ${what ?? path.at(-1)}. Each has its own.` }]
  })
}

/** A field whose values no two files share. */
const unique = <const Kind extends KindName>(
  kind: Kind,
  field: FieldOf<Kind>,
  toKey: (value: string) => string = (value) => value,
): Rule => ({
  level: 'warning',
  kinds: [kind],
  field,
  find: (set) =>
    findShared(
      originalsFirst(set.of(kind)).flatMap((document) =>
        findFields(set, document, field).flatMap(({ path, value }) =>
          typeof value === 'string' ? [{ document, path, key: toKey(value) }] : [],
        ),
      ),
    ),
})

/** A name without capitals or diacritics, its words sorted: “Balógun, Adùnní” is “adunni balogun”. */
const toWords = (name: string) => (foldDiacritics(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ')

/** Two files with one place in their list: their order would change with their names. */
const order: Rule = {
  level: 'error',
  find: (set) =>
    [...new Set(set.all.map(({ kind }) => kind))].flatMap((kind) => {
      const first = new Map<number, string>()
      const ordered = originalsFirst(set.of(kind)).filter(({ data }) => typeof data.order === 'number')
      const next = Math.floor(Math.max(0, ...ordered.map(({ data }) => Number(data.order)))) + 1
      return ordered.flatMap((document): Finding[] => {
        const place = Number(document.data.order)
        const other = first.get(place)
        if (other === undefined) {
          first.set(place, document.file)
          return []
        }
        const message = `${other} has order ${place} already. Give each file an order of its own, for example ${next}, after all others.`
        return [{ document, path: ['order'], message }]
      })
    }),
}

/** What belongs to one thing alone, and would lead to the wrong one in a second place. */
export const DUPLICATE_RULES: readonly Rule[] = [
  order,
  unique('productions', 'title', toWords),
  unique('programmes', 'title', toWords),
  unique('news', 'title', toWords),
  unique('tickets', 'title', toWords),
  unique('tickets', 'dates.*.ticketLink'),
  unique('festivalEvents', 'title', toWords),
  unique('courses', 'title', toWords),
  unique('roles', 'title', toWords),
  unique('roles', 'applicationLink'),
  unique('people', 'name', toWords),
  unique('partners', 'name', toWords),
  unique('venues', 'name', toWords),
]
