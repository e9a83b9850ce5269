import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { FIXED_PATHS } from '../../lib/paths.ts'
import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import { type KindName, PAGED_KINDS } from '../kinds.ts'
import { addressOf, hasPage, listAddresses, listFormer } from '../pageAddresses.ts'
import { type ContentDocument, originalsFirst } from '../read/documents.ts'
import type { Path } from '../schemas/inspection.ts'
import { type FieldOf, type Finding, findValues, placeOf, type Rule } from './rule.ts'

/** A place that uses what belongs to one thing alone. */
interface Use {
  document: ContentDocument
  path: Path
  key: string
}

/** Every use of something after its first. */
function findRepeated(uses: readonly Use[], explain: (use: Use, first: Use) => string): Finding[] {
  const firstUses = new Map<string, Use>()
  return uses.flatMap((use): Finding[] => {
    const first = firstUses.get(use.key)
    if (!first) firstUses.set(use.key, use)
    return first ? [{ ...use, message: explain(use, first) }] : []
  })
}

const explainShared = ({ path, key }: Use, owner: string): string => {
  const advice = path.length === 0 ? 'Give this file another name: its name becomes its address.' : 'Give each page an address of its own.'
  return `The address ${key} belongs to ${owner}. ${advice}`
}

/** Two pages at one address: visitors would see only one of them. */
const sharedAddresses: Rule = {
  level: 'error',
  find: (set) => {
    const pages = PAGED_KINDS.flatMap((kind) => originalsFirst(set.of(kind))).flatMap((document): Use[] => {
      const key = addressOf(document)
      if (key === undefined || set.hasError(document, ['slug'])) return []
      return [{ document, path: document.data.slug === undefined ? [] : ['slug'], key }]
    })
    return [
      ...pages
        .filter(({ key }) => FIXED_PATHS.some((path) => path === key))
        .map((use) => ({ ...use, message: explainShared(use, 'another page of the site') })),
      ...findRepeated(pages, (use, first) => explainShared(use, first.document.file)),
    ]
  },
}

/** A former address that leads in a circle, to two places or to a page that does not exist: whoever has stored the link is lost. */
const formerAddresses: Rule = {
  level: 'error',
  find: (set) => {
    const pages = listAddresses(set)
    const former = listFormer(originalsFirst(set.all)).filter(({ document, path }) => !set.hasError(document, path))
    const misleading = former.flatMap(({ address, document, path, isRetired }): Finding[] => {
      if (!isRetired && !hasPage(document)) {
        const message =
          'This file has no page of its own, so nothing can be found at its new address. Take “page: false” out, or these lines.'
        return [{ document, path, message }]
      }
      if (!pages.includes(address)) return []
      const message =
        address === addressOf(document)
          ? `This page is at ${address} now: visitors would be led in a circle. Take this line out.`
          : `There is a page at ${address}, and an address leads to one place. Take this line out, or rename that page.`
      return [{ document, path, message }]
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
    const uses = findValues(set, kind, field, originalsFirst(set.of(kind)))
      .filter(({ value }) => !String(value).includes(PLACEHOLDER_MARK))
      .map(({ document, path, value }) => ({ document, path, key: toKey(String(value)) }))
    return findRepeated(uses, ({ path }, first) => `${placeOf(first.document, first.path)} has the same ${path.at(-1)}. Each has its own.`)
  },
})

const unchanged = (value: string) => value

/** Two files with one place in their list: their order would change with their names. */
const uniqueOrder = <const Kind extends KindName>(kind: Kind, field: FieldOf<Kind>) => unique(kind, field, unchanged, 'error')

/** What belongs to one thing alone, and would lead to the wrong one in a second place. */
export const ADDRESS_RULES: readonly Rule[] = [
  sharedAddresses,
  formerAddresses,
  uniqueOrder('productions', 'order'),
  uniqueOrder('tickets', 'order'),
  uniqueOrder('news', 'order'),
  uniqueOrder('festivalEvents', 'order'),
  uniqueOrder('programmes', 'order'),
  uniqueOrder('courses', 'order'),
  uniqueOrder('faculty', 'order'),
  uniqueOrder('roles', 'order'),
  unique('productions', 'title'),
  unique('programmes', 'title'),
  unique('news', 'title'),
  unique('tickets', 'title'),
  unique('tickets', 'dates.*.ticketLink', unchanged),
  unique('festivalEvents', 'title'),
  unique('courses', 'title'),
  unique('roles', 'title'),
  unique('roles', 'applicationLink', unchanged),
  unique('people', 'name'),
  unique('partners', 'name'),
  unique('venues', 'name'),
]
