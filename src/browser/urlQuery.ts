/** What the address holds under a name: ?category=film. Undefined when it holds nothing. */
export const readQuery = (name: string): string | undefined => new URLSearchParams(location.search).get(name) || undefined

/**
 * Writes a value into the address, or takes the name out of it. `replace` leaves no step for Back to return to.
 * An address that would not change is left alone.
 */
export function writeQuery(name: string, value: string | undefined, replace = false) {
  if (readQuery(name) === value) return
  const url = new URL(location.href)
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  history[replace ? 'replaceState' : 'pushState'](null, '', url)
}
