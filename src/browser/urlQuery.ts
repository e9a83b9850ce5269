/** Reads a query parameter of the URL, such as ?category=film. Undefined when it is missing or empty. */
export const readQuery = (name: string): string | undefined => new URLSearchParams(location.search).get(name) || undefined

/**
 * Writes a query parameter into the URL, or removes it. `replace` adds no entry to the history.
 * Does nothing when the URL would stay the same.
 */
export function writeQuery(name: string, value: string | undefined, replace = false) {
  if (readQuery(name) === value) return
  const url = new URL(location.href)
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
}
