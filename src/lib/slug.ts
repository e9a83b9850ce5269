import { foldDiacritics } from './foldDiacritics.ts'

/** Turns a text into a file name or id: lowercase letters, digits and dashes. */
export const toSlug = (text: string): string =>
  foldDiacritics(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Makes a different id for each of several names. Names that differ only in diacritics have the same slug and get a number. */
export function toUniqueIds(names: readonly string[]): string[] {
  const slugs = names.map((name) => toSlug(name) || 'item')
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length
    return before === 0 ? slug : `${slug}-${before + 1}`
  })
}
