import type { Site } from '../content/site.ts'

/** A link with a fragment: in Markdown, or a whole field. It names its page, or leads to a part of its own. */
const LINK_WITH_FRAGMENT = /(?:\]\(|^)(\/[^\s)#?]*)?(?:\?[^\s)#]*)?#([\w-]+)/g

/** Where links in texts of the site lead: `/about#team`, or `#team` if the link is for its own page. */
export function listLinkTargets(site: Site): ReadonlySet<string> {
  const found = new Set<string>()
  const collect = (value: unknown) => {
    if (typeof value === 'string') for (const [, page = '', id] of value.matchAll(LINK_WITH_FRAGMENT)) found.add(`${page}#${id}`)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner)
  }
  collect(site)
  return found
}

/** The ids on the page at `path` to which texts link. */
export function linkedIds(targets: ReadonlySet<string>, path: string): ReadonlySet<string> {
  const onPage = [...targets].map((target) => target.split('#') as [page: string, id: string])
  return new Set(onPage.filter(([page]) => page === '' || page === path).map(([, id]) => id))
}
