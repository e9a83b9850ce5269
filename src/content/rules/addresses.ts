import { FIXED_PATHS } from '../../lib/paths.ts'
import { PAGED_KINDS } from '../kinds.ts'
import { addressOf, hasPage, listAddresses, listFormer, listReadable } from '../pageAddresses.ts'
import { listItems, originalsFirst } from '../read/documents.ts'
import type { Path } from '../schemas/inspection.ts'
import type { Finding, Rule } from './rule.ts'

/** Two pages at one address: visitors would see only one of them. */
const sharedAddresses: Rule = {
  level: 'error',
  find: (set) => {
    const first = new Map<string, string>(FIXED_PATHS.map((path) => [path, 'another page of the site']))
    return PAGED_KINDS.flatMap((kind) => originalsFirst(set.of(kind))).flatMap((document): Finding[] => {
      const address = addressOf(document)
      if (address === undefined || set.hasError(document, ['slug'])) return []
      const other = first.get(address)
      if (other === undefined) {
        first.set(address, document.file)
        return []
      }
      const [path, advice]: [Path, string] =
        document.data.slug === undefined
          ? [[], 'Give this file another name: its name becomes its address.']
          : [['slug'], 'Give each page an address of its own.']
      return [{ document, path, message: `The address ${address} belongs to ${other}. ${advice}` }]
    })
  },
}

/** A former address that leads in a circle, to two places or to a page that does not exist: whoever has stored the link is lost. */
const formerAddresses: Rule = {
  level: 'error',
  find: (set) => {
    const pages = listAddresses(set)
    const seen = new Map<string, string>()
    return listFormer(originalsFirst(set.all)).flatMap(({ address, document, path, isRetired }): Finding[] => {
      if (set.hasError(document, path)) return []
      const first = seen.get(address)
      if (first === undefined) seen.set(address, document.file)
      const explain = () => {
        if (!isRetired && !hasPage(document))
          return 'This file has no page of its own, so nothing can be found at its new address. Take “page: false” out, or these lines.'
        if (address === addressOf(document)) return `This page is at ${address} now: visitors would be led in a circle. Take this line out.`
        if (pages.includes(address))
          return `There is a page at ${address}, and an address leads to one place. Take this line out, or rename that page.`
        return first && `${first} says the same of ${address}, and an address leads to one place. Take one of the lines out.`
      }
      const message = explain()
      return message ? [{ document, path, message }] : []
    })
  },
}

/** A known gap that has a page, or a nearest page that does not exist: the not-found page would mislead. */
const gaps: Rule = {
  level: 'error',
  find: (set) => {
    const addresses = listAddresses(set)
    // A file that cannot be parsed may have `page: false`.
    const certain = listReadable(set)
    return ['knownGaps', 'retired'].flatMap((list) =>
      listItems(set, 'company', list).flatMap(({ document, item: { path: gap, nearest }, path }): Finding[] => [
        ...(list === 'knownGaps' && certain.includes(String(gap))
          ? [{ document, path: [...path, 'path'], message: `The page ${gap} is there. Take it out of the known gaps.` }]
          : []),
        ...(typeof nearest === 'string' && nearest.startsWith('/') && !addresses.includes(nearest)
          ? [{ document, path: [...path, 'nearest'], message: `The page that helps most must be one that is there. Found “${nearest}”.` }]
          : []),
      ]),
    )
  },
}

/** The addresses of pages, now and before. */
export const ADDRESS_RULES: readonly Rule[] = [sharedAddresses, formerAddresses, gaps]
