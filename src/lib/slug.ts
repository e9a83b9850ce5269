import { foldDiacritics } from './foldDiacritics.ts'

/** Turns a text into a file name or id: lowercase letters, digits and dashes. */
export const toSlug = (text: string): string =>
  foldDiacritics(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Makes a different id for each of several names. Names that differ only in diacritics have the same slug and get a number. */
export function toUniqueIds(names: readonly string[]): string[] {
  const ids: string[] = []
  for (const name of names) ids.push(findFreeName(toSlug(name) || 'item', (id) => ids.includes(id)))
  return ids
}

/** The name itself, or the first of name-2, name-3 and so on that is free. An extension stays at the end: poster-2.svg. */
export function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  const [, stem, ending = ''] = /^(.*?)(\.\w+)?$/s.exec(name) ?? []
  let free = name
  for (let count = 2; isTaken(free); count += 1) free = `${stem}-${count}${ending}`
  return free
}
