/** The address of the not-found page. The build turns it into 404.html. */
export const NOT_FOUND = '/404'

/** The address of the offline page, which the service worker shows without a network. */
export const OFFLINE = '/offline'

/** Whether an address, without fragment and query, matches a pattern in which `*` matches any one part. */
export function matchesPath(pattern: string, path: string): boolean {
  const patternParts = pattern.split('/')
  const parts = path.split('/')
  return patternParts.length === parts.length && patternParts.every((part, index) => part === '*' || part === parts[index])
}
