import { statSync } from 'node:fs'
import path from 'node:path'
import { BROCHURES } from './files.ts'

/** A programme’s page as a file to be downloaded. */
interface Brochure {
  /** The address on this site: /brochures/storytelling-intensive.pdf. */
  url: string
  bytes: number
}

/** Where a programme’s brochure is kept, from the project’s root. */
export const brochureFile = (programme: string): string => `${BROCHURES}/${programme}.pdf`

/** The brochure of a programme; undefined where none has been printed. */
export function findBrochure(programme: string): Brochure | undefined {
  const file = statSync(path.join(process.cwd(), brochureFile(programme)), { throwIfNoEntry: false })
  return file && { url: `/brochures/${programme}.pdf`, bytes: file.size }
}
