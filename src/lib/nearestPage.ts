import { foldDiacritics } from './foldDiacritics.ts'
import { matchesPath } from './routes.ts'
import { countEdits } from './text.ts'

/** A page, with the words of links to it. */
interface NamedPage {
  path: string
  name: string
}

/** An address without a page, and the page that comes nearest to what it was for. `*` stands for any one part. */
interface Gap {
  path: string
  nearest: string
}

/**
 * The page that somebody may have meant who came to an address without one: a page whose address differs by a slip in each part, or
 * whose last part or name stands there alone; else the page for a known gap; else what comes nearest to the address above. Undefined when
 * nothing is near. Capitals, marks, endings such as .html and slashes at the end do not count.
 */
export function findNearestPage(address: string, pages: readonly NamedPage[], gaps: readonly Gap[]): string | undefined {
  const meant = plain(address)
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

/** The slips between two addresses, part by part; endless where a part is another word rather than the same with a slip: one letter in three at most. */
function countSlips(parts: readonly string[], wanted: readonly string[]): number {
  if (parts.length !== wanted.length) return Number.POSITIVE_INFINITY
  return parts.reduce((sum, part, index) => {
    const tooMany = Math.min(part.length, Math.max(1, Math.floor(part.length / 3)) + 1)
    const slips = countEdits(part, wanted[index] ?? '', tooMany)
    return slips < tooMany ? sum + slips : Number.POSITIVE_INFINITY
  }, 0)
}

/** An address as it is compared: without capitals, marks, an ending such as .html, and slashes at the end. */
export const plain = (address: string): string => foldDiacritics(address).replace(/(\/index)?(\.\w+)?\/*$/, '')
