import type { Site } from '../../src/content/site.ts'
import type { BuiltPage } from './readPages.ts'

/** An address of this site that a page links to, with path and fragment apart. */
interface InternalLink {
  href: string
  path: string
  fragment: string
}

/** The addresses of this site that a page links to. */
export function linksOf({ route, document }: BuiltPage): InternalLink[] {
  return [...document.querySelectorAll('a[href], area[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (!/^[/#?]/.test(href) || href.startsWith('//')) return []
    const url = new URL(href, `https://site.example${route}`)
    return [{ href, path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }]
  })
}

/** Where visitors pay, buy, apply or sign up: before they go they are told whose site it is. */
export const providersOf = ({ company, tickets, roles }: Site): ReadonlySet<string> =>
  new Set(
    [
      ...Object.values(company.services),
      ...tickets.flatMap((event) => event.dates.map((date) => date.ticketLink)),
      ...roles.map((role) => role.applicationLink),
    ]
      // The site's own forms may be received at an address of this site.
      .filter((address) => address.startsWith('https://')),
  )
