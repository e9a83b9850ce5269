import { VISIT_GUIDE_BROCHURES } from '../../src/content/brochures.ts'
import type { Site } from '../../src/content/site.ts'
import { findPagePath } from '../../src/lib/paths.ts'
import { datedProduction, latestDay } from '../../src/model/modificationDates.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'
import type { BrochureFacts } from './finishBrochure.ts'
import type { PrintOptions } from './printBrochure.ts'

/** A PDF that pages offer: its source page and its metadata. */
export interface Brochure extends Omit<PrintOptions, 'folder' | 'company'>, Omit<BrochureFacts, 'company'> {
  id: string
}

/** The parts of a production’s page that are printed as its visit guide. */
const VISIT_PARTS = 'main h1, main section:has(#first-visit)'

/** Every PDF that the site offers: one for each programme, and each production’s visit guide, if it has one, in two type sizes. */
export function listBrochures(site: Site): Brochure[] {
  const { brochure, firstVisit } = site.messages
  const programmes = site.programmes.map(({ id, title, description, starts, updated = starts }) => ({
    id,
    address: `/academy/${id}`,
    title,
    description,
    modified: updated,
    lastLine: brochure,
  }))
  const visits = site.productions.flatMap((production) => {
    const address = findPagePath('productions', production)
    if (!address || !findVisitGuide(site, production)) return []
    return VISIT_GUIDE_BROCHURES.map(({ toId, points }) => ({
      id: toId(production.id),
      address,
      parts: { selector: VISIT_PARTS, points },
      title: `${firstVisit.title}: ${production.title}`,
      description: production.description,
      modified: latestDay(datedProduction(site, production)) ?? production.updated,
      lastLine: firstVisit.printed,
    }))
  })
  return [...programmes, ...visits]
}
