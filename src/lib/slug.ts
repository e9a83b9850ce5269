import { foldDiacritics } from './foldDiacritics.ts'

/** A text as the name of a file or an id: lowercase letters, digits and dashes. */
export const toSlug = (text: string): string =>
  foldDiacritics(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** An id for each of several names, each different: names that differ in their diacritics alone have one slug. */
export function toIds(names: readonly string[]): string[] {
  const slugs = names.map((name) => toSlug(name) || 'item')
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length
    return before === 0 ? slug : `${slug}-${before + 1}`
  })
}
