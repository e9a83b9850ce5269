/** `page` for the page itself, `true` for its section on a sub-page (decisions.md). */
export function toAriaCurrent(href: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === undefined) return undefined
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}
