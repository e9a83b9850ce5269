/** The maximum size of a brochure: mobile data is costly. */
export const MAX_BROCHURE_BYTES = 150_000

/** The address of a brochure: /brochures/storytelling-intensive.pdf. */
export const toBrochureUrl = (id: string): string => `/brochures/${id}.pdf`

/**
 * Whether this build prints brochures, which needs a browser: `npm run build -- --brochures` sets the variable. Otherwise pages offer to be
 * printed themselves.
 */
export const hasBrochures = (): boolean => process.env.BROCHURES === 'on'

/** The text sizes of the visit guide’s PDFs, with the ids of its brochures and the key of their link’s words. */
export const VISIT_GUIDE_BROCHURES = [
  { points: 12, toId: (production: string) => `${production}-first-visit`, wordsKey: 'pdf' },
  { points: 18, toId: (production: string) => `${production}-first-visit-large-print`, wordsKey: 'largePdf' },
] as const
