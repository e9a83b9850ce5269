import { renderToString } from 'react-dom/server'
import { findPagePath, isPaged } from '../../src/content/kinds.ts'
import type { Loaded } from '../../src/content/loadContent.ts'
import { resolvePictures } from '../../src/content/pictures/resolvePictures.ts'
import { formatField, type Problem } from '../../src/content/problems.ts'
import { type ContentDocument, findInTexts } from '../../src/content/read/documents.ts'
import { toSiteWithoutPictures } from '../../src/content/site.ts'
import { findNearest } from '../../src/lib/text.ts'
import { findPage } from '../../src/model/pages.ts'
import { pageAt } from '../lib/pageAt.tsx'

/** A link in Markdown, possibly to a fragment of its own page, or a field that contains only an address of this site. */
const LINK = /(?:\]\((\/[\w/-]*)?|^(\/[\w/-]*))#([\w-]+)(?=\)|$)/g
const ID = /\sid="([^"]+)"/g
const ANY_PICTURE = new Proxy({}, { get: () => ({ url: '/', width: 1, height: 1, bytes: 0, sources: [] }) })

/**
 * Finds links to missing fragments. Renders the linked pages, so it may only be called for content without
 * other errors.
 */
export function findBrokenFragments({ documents, entries }: Loaded): Problem[] {
  const site = toSiteWithoutPictures(resolvePictures(entries, ANY_PICTURE))
  const known = new Map<string, ReadonlySet<string>>()
  const listIds = (address: string) => {
    const html = known.has(address) ? '' : renderToString(pageAt(site, address))
    const ids = known.get(address) ?? new Set([...html.matchAll(ID)].map(([, id = '']) => id))
    known.set(address, ids)
    return ids
  }
  return findInTexts(documents.all, LINK).flatMap(({ document, match, path, line }) => {
    const [found, inText = '', page = inText, id = ''] = match
    const address = page || ownAddress(document)
    if (!address || !findPage(site, address)) return []
    const ids = listIds(address)
    if (ids.has(id)) return []
    const nearest = findNearest(id, ids)
    const right = nearest ? `${page}#${nearest}` : address
    const advice = nearest ? `Did you mean #${nearest}?` : `Take #${id} out.`
    const message = `There is no part “${id}” on the page ${address}. ${advice}`
    const example = found.startsWith('](') ? {} : { example: `${String(path.at(-1))}: ${right}` }
    return [{ file: document.file, line, field: formatField(path), message, ...example }]
  })
}

/** The address of a document’s own page; undefined for files without one. */
const ownAddress = ({ kind, data, id }: ContentDocument): string | undefined =>
  isPaged(kind) ? findPagePath(kind, { ...data, id }) : undefined
