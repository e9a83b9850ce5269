import { VISIT_GUIDE_BROCHURES } from '../../src/content/brochures.ts'
import type { Site } from '../../src/content/site.ts'
import { findPagePath } from '../../src/lib/paths.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'
import type { PrintOptions } from './printBrochure.ts'

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
