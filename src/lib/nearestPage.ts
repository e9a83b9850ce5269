import { foldDiacritics } from './foldDiacritics.ts'
import { matchesPath } from './routes.ts'
import { countEdits } from './text.ts'

interface NamedPage {
  path: string
  name: string
}

/** An address that has no page, and the page that fits it best. `*` matches any one part. */
interface Gap {
  path: string
  nearest: string
}

/**
 * Suggests a page for an address that has none: first a page whose address differs only by typing errors, or whose last part or name was
 * typed alone; then the page of a known gap; then the nearest page above in the address. Ignores case, diacritics, endings such as .html
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

function findAbove(parts: readonly string[], pages: readonly NamedPage[]): string | undefined {
  const above = parts.slice(0, -1)
  return above.length > 0 ? (findNear(above, pages) ?? findAbove(above, pages)) : undefined
}

function findNear(parts: readonly string[], pages: readonly NamedPage[]): string | undefined {
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { path, name } of pages) {
    const wanted = path.split('/').slice(1)
    const known = parts.length > 1 ? [wanted] : [wanted.slice(-1), [foldDiacritics(name).split(' ').join('-')]]
    const slips = Math.min(...known.map((one) => countSlips(parts, one)))
    if (slips < least) {
      least = slips
      nearest = path
    }
  }
  return nearest
}

/**
 * The number of typing errors between two addresses, part by part; infinite when a part is another word. At most one character in three may
 * differ.
 */
function countSlips(parts: readonly string[], wanted: readonly string[]): number {
  if (parts.length !== wanted.length) return Number.POSITIVE_INFINITY
  return parts.reduce((sum, part, index) => {
    const tooMany = Math.min(part.length, Math.max(1, Math.floor(part.length / 3)) + 1)
    const slips = countEdits(part, wanted[index] ?? '', tooMany)
    return slips < tooMany ? sum + slips : Number.POSITIVE_INFINITY
  }, 0)
}

/** Normalises an address for comparison: no capitals, diacritics, endings such as .html, or trailing slashes. */
export const normaliseAddress = (address: string): string => foldDiacritics(address).replace(/(\/index)?(\.\w+)?\/*$/, '')
