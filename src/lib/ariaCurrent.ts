/** The `aria-current` of a link: `page` on the page it leads to, `true` on the pages below that page. */
export function toAriaCurrent(href: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === undefined) return undefined
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
