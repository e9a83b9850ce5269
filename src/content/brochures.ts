import { statSync } from 'node:fs'
import path from 'node:path'
import { BROCHURES } from './files.ts'

/** A part of the site as a PDF to be downloaded. */
interface Brochure {
  /** The address on this site: /brochures/storytelling-intensive.pdf. */
  url: string
  bytes: number
}

/** Where a brochure is stored, from the project’s root. */
export const brochureFile = (id: string): string => `${BROCHURES}/${id}.pdf`

/** A brochure that has been printed; undefined where it has not. */
export function findBrochure(id: string): Brochure | undefined {
  const file = statSync(path.join(process.cwd(), brochureFile(id)), { throwIfNoEntry: false })
  return file && { url: `/brochures/${id}.pdf`, bytes: file.size }
}

/** The sizes of type in which a first visit is printed, with the ids of its brochures and the words of their links. */
export const VISIT_BROCHURES = [
  { points: 12, toId: (production: string) => `${production}-first-visit`, label: 'pdf' },
  { points: 18, toId: (production: string) => `${production}-first-visit-large-print`, label: 'largePdf' },
] as const
