import { statSync } from 'node:fs'
import path from 'node:path'
import { BROCHURES } from './contentFiles.ts'

/** A part of the site as a PDF to download. */
interface Brochure {
  /** The address on this site: /brochures/storytelling-intensive.pdf. */
  url: string
  bytes: number
}

/** The path of a brochure’s file, relative to the project root. */
export const brochureFile = (id: string): string => `${BROCHURES}/${id}.pdf`

/** A generated brochure; undefined if it has not been generated. */
export function findBrochure(id: string): Brochure | undefined {
  const file = statSync(path.join(process.cwd(), brochureFile(id)), { throwIfNoEntry: false })
  return file && { url: `/brochures/${id}.pdf`, bytes: file.size }
}

/** The text sizes of the visit guide’s PDFs, with the ids of its brochures and the text of their links. */
export const VISIT_GUIDE_BROCHURES = [
  { points: 12, toId: (production: string) => `${production}-first-visit`, label: 'pdf' },
  { points: 18, toId: (production: string) => `${production}-first-visit-large-print`, label: 'largePdf' },
] as const
