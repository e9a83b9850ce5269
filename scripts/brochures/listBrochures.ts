import { VISIT_GUIDE_BROCHURES } from '../../src/content/brochures.ts'
import { findPagePath } from '../../src/content/kinds.ts'
import type { Site } from '../../src/content/site.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'

/** What a brochure is printed from. */
export interface PrintOptions {
  /** The page: /academy/storytelling-intensive. */
  address: string
  /** The last line; `{address}` is replaced by a link to the page. */
  lastLine: string
  /** The sections to print, and their type size in points. By default the whole page is printed. */
  parts?: { selector: string; points: number }
}

/** A PDF that pages offer, and its source page. */
export interface Brochure extends PrintOptions {
  id: string
}

/** The parts of a production’s page that are printed as its visit guide. */
const VISIT_PARTS = 'main h1, main section:has(#first-visit)'

/** Every PDF that the site offers: one for each programme, and each production’s visit guide, if it has one, in two type sizes. */
export function listBrochures(site: Site): Brochure[] {
  const { brochure, firstVisit } = site.messages
  const programmes = site.programmes.map(({ id }) => ({ id, address: `/academy/${id}`, lastLine: brochure }))
  const visits = site.productions.flatMap((production) => {
    const address = findPagePath('productions', production)
    if (!address || !findVisitGuide(site, production)) return []
    return VISIT_GUIDE_BROCHURES.map(({ toId, points }) => ({
      id: toId(production.id),
      address,
      parts: { selector: VISIT_PARTS, points },
      lastLine: firstVisit.printed,
    }))
  })
  return [...programmes, ...visits]
}
