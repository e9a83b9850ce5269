import { cpSync } from 'node:fs'
import path from 'node:path'
import { brochureFile, findBrochure } from '../../src/content/brochures.ts'
import type { Site } from '../../src/content/site.ts'
import { listBrochures } from '../brochures/listBrochures.ts'

/** Copies the brochures that pages offer into the finished site. They are printed before and stored, so that a build needs no browser. */
export function copyBrochures(root: string, folder: string, site: Site): void {
  for (const { id } of listBrochures(site)) {
    const brochure = findBrochure(id)
    if (brochure) cpSync(path.join(root, brochureFile(id)), path.join(folder, brochure.url))
  }
}
