import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { FIXED_PATHS, hasManyFiles, KIND_NAMES, KINDS, type KindName, PAGED_KINDS } from '../kinds.ts'
import { addressOf, hasPage, listAddresses, listFormer } from '../pageAddresses.ts'
import type { ContentDocument } from '../read/documents.ts'
import type { Path } from '../schemas/inspection.ts'
import { type FieldOf, type Finding, findValues, placeOf, type Rule } from './rule.ts'

/** A place that uses what belongs to one thing alone. */
interface Use {
  document: ContentDocument
  path: Path
  key: string
}

function findRepeated(uses: readonly Use[], explain: (use: Use, first: Use) => string): Finding[] {
  const firstUses = new Map<string, Use>()
  return uses.flatMap((use): Finding[] => {
    const first = firstUses.get(use.key)
    if (!first) firstUses.set(use.key, use)
    return first ? [{ ...use, message: explain(use, first) }] : []
  })
}

const explainShared = (address: string, owner: string) =>
  `The address ${address} belongs to ${owner}. Give this page another: the name of its file, or its slug.`

/** Two pages at one address: visitors would see only one of them. */
const sharedAddresses: Rule = {
  level: 'error',
  find: (set) => {
    const pages = PAGED_KINDS.flatMap((kind) => set.of(kind)).flatMap((document): Use[] => {
      const key = addressOf(document)
      if (key === undefined || set.hasError(document, ['slug'])) return []
      return [{ document, path: document.data.slug === undefined ? [] : ['slug'], key }]
    })
    return [
      ...pages
        .filter(({ key }) => FIXED_PATHS.some((path) => path === key))
        .map((use) => ({ ...use, message: explainShared(use.key, 'another page of the site') })),
      ...findRepeated(pages, ({ key }, first) => explainShared(key, first.document.file)),
    ]
  },
}

/** A former address that leads in a circle, to two places or to a page that does not exist: whoever has stored the link is lost. */
const formerAddresses: Rule = {
  level: 'error',
  find: (set) => {
    const pages = listAddresses(set)
    const former = listFormer(set.all).filter(({ document, path }) => !set.hasError(document, path))
    const misleading = former.flatMap(({ address, document, path, isRetired }): Finding[] => {
      const message =
        'This file has no page of its own, so nothing can be found at its new address. Take `page: false` out, or these lines.'
      if (!isRetired && !hasPage(document)) return [{ document, path, message }]
      return pages.includes(address)
        ? [{ document, path, message: `There is a page at ${address}: nobody would be led on. Take this line out.` }]
        : []
    })
    const uses = former.map(({ address, document, path }) => ({ document, path, key: address }))
    const repeated = findRepeated(
      uses,
      ({ key }, first) => `${first.document.file} says the same of ${key}, and an address leads to one place. Take one of the lines out.`,
    )
    return [...misleading, ...repeated]
  },
}

/** A name without capitals or diacritics, its words sorted: “Balógun, Adùnní” is “adunni balogun”. */
const toWords = (name: string) => (foldDiacritics(name).match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ')

/** A field whose values no two files share: a copy that was not finished, which shows visitors one thing twice, or leads them to the wrong one. */
const unique = <const Kind extends KindName>(
  kind: Kind,
  field: FieldOf<Kind>,
  toKey = toWords,
  level: Rule['level'] = 'warning',
): Rule => ({
  level,
  kind,
  field,
  find: (set) => {
    const uses = findValues(set, kind, field)
      .filter(({ value }) => !String(value).includes(PLACEHOLDER_MARK))
      .map(({ document, path, value }) => ({ document, path, key: toKey(String(value)) }))
    return findRepeated(
      uses,
      ({ path }, first) => `${placeOf(first.document, first.path)} has the same \`${path.at(-1)}\`. Each has its own.`,
    )
  },
})

const unchanged = (value: string) => value

type KindWith<Field extends string> = { [Kind in KindName]: Field extends FieldOf<Kind> ? Kind : never }[KindName]

/** The kinds of many files whose schema has a field. */
const kindsWith = <const Field extends string>(field: Field) =>
  KIND_NAMES.filter((kind): kind is KindWith<Field> => hasManyFiles(kind) && field in KINDS[kind].schema.shape)

/** What belongs to one thing alone, and would lead to the wrong one in a second place. */
export const ADDRESS_RULES: readonly Rule[] = [
  sharedAddresses,
  formerAddresses,
  // Two files with one place in their list: their order would change with their names.
  ...kindsWith('order').map((kind) => unique(kind, 'order', unchanged, 'error')),
  ...kindsWith('title').map((kind) => unique(kind, 'title')),
  ...kindsWith('name').map((kind) => unique(kind, 'name')),
  unique('tickets', 'dates.*.ticketLink', unchanged),
  unique('roles', 'applicationLink', unchanged),
]
