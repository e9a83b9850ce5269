import { isRoute, matchesPath, ROUTES } from '../lib/routes.ts'
import { findNearest } from '../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findHeldBack, listGaps } from './documents.ts'

/** Every page in the map has its file. A file more is a thing without a page: lists show it, and say that its page is to come. */
export const PAGE_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  (set) => checkPages(set, 'productions', '/productions/', 'content/productions/*/index.md'),
  (set) => checkPages(set, 'programmes', '/academy/', 'content/academy/programmes/*.md'),
  checkArticleFiles,
  checkArticleAddresses,
]

/** Pages under /academy that are no programmes: each has a file of its own kind. */
const OTHER_PAGES = ['young-creatives-bootcamp', 'young-creative-workshop']

/** The names of the pages in a folder of the site map. */
const listPages = (folder: string): string[] => {
  const names = ROUTES.filter((route) => route.startsWith(folder)).map((route) => route.slice(folder.length))
  return names.filter((name) => !name.includes('/') && !OTHER_PAGES.includes(name))
}

/** Every file that there is of a collection, readable or not. */
const listIds = (set: ContentDocuments, collection: string): string[] => [
  ...set.of(collection).map(({ id }) => id),
  ...set.unreadable.flatMap((name) => (name.startsWith(`${collection}/`) ? name.slice(collection.length + 1) : [])),
]

/** `file` has `*` for the name. */
function checkPages(set: ContentDocuments, collection: string, folder: string, file: string): void {
  const pages = listPages(folder)
  const lonely = reportMissingFiles(set, collection, folder, file)
  for (const document of set.of(collection)) {
    if (folder === '/academy/' && OTHER_PAGES.includes(document.id)) {
      set.report(document, [], `The page ${folder}${document.id} shows another file. Give this one a name of its own.`)
      continue
    }
    const nearest = pages.includes(document.id) ? undefined : findNearest(document.id, lonely)
    if (nearest) set.report(document, [], `There is no page ${folder}${document.id} for this file. Did you mean to call it “${nearest}”?`)
  }
}

function reportMissingFiles(set: ContentDocuments, collection: string, folder: string, file: string): string[] {
  const ids = new Set(listIds(set, collection))
  const lonely = listPages(folder).filter((page) => !ids.has(page))
  for (const page of lonely) {
    const message = findHeldBack(set, collection, page)
      ? `This file is not published now, and the page ${folder}${page} cannot do without it. Take out the line that holds it back.`
      : `This file is missing, and the page ${folder}${page} shows it.`
    set.reportMissing(file.replace('*', page), message)
  }
  return lonely
}

/** The page of an article shows the file of its name, at the address of that name. */
function checkArticleFiles(set: ContentDocuments): void {
  reportMissingFiles(set, 'news', '/news/', 'content/news/*.md')
  const pages = new Set(listPages('/news/'))
  for (const document of set.of('news')) {
    const { slug } = document.data
    if (!pages.has(document.id) || typeof slug !== 'string' || slug === document.id) continue
    const message = `The page /news/${document.id} shows this file, so its address cannot be /news/${slug}. Take this line out.`
    set.report(document, ['slug'], message, `slug: ${document.id}`)
  }
}

function checkArticleAddresses(set: ContentDocuments): void {
  const seen = new Map<string, string>()
  for (const document of set.of('news')) {
    if (set.isFaulty(document, ['slug'])) continue
    const address = typeof document.data.slug === 'string' ? document.data.slug : document.id
    if (/^[a-z0-9-]+$/.test(address)) checkArticleAddress(set, document, address, seen)
    else {
      const message = `The last part of an address holds small letters, digits and dashes only. Found “${address}”.`
      set.report(document, ['slug'], message, 'slug: nine-artists')
    }
  }
}

function checkArticleAddress(set: ContentDocuments, document: ContentDocument, address: string, seen: Map<string, string>): void {
  const first = seen.get(address)
  const path = `/news/${address}`
  if (first !== undefined) {
    set.report(document, ['slug'], `The address ${path} belongs to ${first} already. Give each article an address of its own.`)
    return
  }
  seen.set(address, document.file)
  const gaps = listGaps(set)
  if (gaps === undefined || isRoute(path) || gaps.some((gap) => matchesPath(gap, path))) return
  set.report(document, ['slug'], `There is no page ${path}, and knownGaps in company.md does not say so.`)
}
