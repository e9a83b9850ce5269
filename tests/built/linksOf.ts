import type { Site } from '../../src/content/site.ts'
import type { BuiltPage } from './readPages.ts'

/** The links of a page to pages of this site, split into path and fragment. */
export function linksOf({ route, document }: BuiltPage) {
  return [...document.querySelectorAll('a[href], area[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (!/^[/#?]/.test(href) || href.startsWith('//')) return []
    const url = new URL(href, `https://site.example${route}`)
    return [{ href, path: url.pathname, fragment: decodeURIComponent(url.hash.slice(1)) }]
  })
}

/** Links for payments, tickets, applications and registrations, whose names must say whose site it is. */
export const providersOf = ({ company, tickets, roles }: Site): ReadonlySet<string> =>
  new Set(
    [
      ...Object.values(company.services),
      ...tickets.flatMap((event) => event.dates.map((date) => date.ticketLink)),
      ...roles.map((role) => role.applicationLink),
    ]
      // Leaves out the receiver of the forms if it is on this site.
      .filter((address): address is string => typeof address === 'string' && address.startsWith('https://')),
  )
