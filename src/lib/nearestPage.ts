import { foldDiacritics } from './foldDiacritics.ts'
import { matchesPath } from './paths.ts'
import { countEdits } from './text.ts'

interface NamedPage {
  path: string
  name: string
}

/** An address without a page, and the best page to show instead. `*` matches any one part. */
interface Gap {
  path: string
  nearest: string
}

/**
 * Suggests a page for an address that has none: first a page whose address differs only by typing errors, or whose last part or name was
 * typed alone; then the page of a known gap; then the nearest parent page. Ignores case, diacritics, endings such as .html
 * and trailing slashes.
 */
export function findNearestPage(address: string, pages: readonly NamedPage[], gaps: readonly Gap[]): string | undefined {
  const meant = normaliseAddress(address)
  const exact = gaps.find(({ path }) => path === meant)
  if (exact) return exact.nearest
  const gap = gaps.find(({ path }) => matchesPath(path, meant))
  const parts = meant.split('/').filter(Boolean)
  return findNear(parts, pages) ?? gap?.nearest ?? findAbove(parts, pages)
}

/** The page whose address differs from this one only by typing errors; or, for an address of one part, by what stands before that part. */
export const findSimilarPage = (address: string, pages: readonly string[]): string | undefined =>
  findNear(
    normaliseAddress(address).split('/').filter(Boolean),
    pages.map((path) => ({ path, name: '' })),
  )

function findAbove(parts: readonly string[], pages: readonly NamedPage[]): string | undefined {
  const above = parts.slice(0, -1)
  return above.length > 0 ? (findNear(above, pages) ?? findAbove(above, pages)) : undefined
}

function findNear(parts: readonly string[], pages: readonly NamedPage[]): string | undefined {
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { path, name } of pages) {
    const pageParts = path.split('/').slice(1)
    const known = parts.length > 1 ? [pageParts] : [pageParts.slice(-1), [foldDiacritics(name).split(' ').join('-')]]
    const errors = Math.min(...known.map((one) => countTypingErrors(parts, one)))
    if (errors < least) {
      least = errors
      nearest = path
    }
  }
  return nearest
}

/**
 * The number of typing errors between two addresses, part by part; infinite if a part is a different word. At most one character in three may
 * differ.
 */
function countTypingErrors(parts: readonly string[], pageParts: readonly string[]): number {
  if (parts.length !== pageParts.length) return Number.POSITIVE_INFINITY
  return parts.reduce((sum, part, index) => {
    const tooMany = Math.min(part.length, Math.max(1, Math.floor(part.length / 3)) + 1)
    const errors = countEdits(part, pageParts[index] as string, tooMany)
    return errors < tooMany ? sum + errors : Number.POSITIVE_INFINITY
  }, 0)
}

/** Normalises an address for comparison: no capitals, diacritics, endings such as .html, or trailing slashes. */
export const normaliseAddress = (address: string): string => foldDiacritics(address).replace(/(\/index)?(\.\w+)?\/*$/, '')
