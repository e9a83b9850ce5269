import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyChangedSite } from '../copyChangedSite.ts'
import { markFirst } from './markFirstPicture.ts'
import { stripScripts } from './stripScripts.ts'

/** Two copies of the built site, so that a build during the audit changes nothing. */
interface Copies {
  asBuilt: string
  scriptFree: string
}

/**
 * Copies the built site twice, as it is and without scripts. Throws when it has not been built. The second copy is still opened with
 * JavaScript enabled: otherwise the browser would render noscript content and ignore lazy loading, and be slower. With `marked` pictures,
 * both report when the first was painted.
 */
export function makeCopies(built: string, folder: string, { marked = false } = {}): Copies {
  rmSync(folder, { recursive: true, force: true })
  const copies = { asBuilt: path.join(folder, 'as-built'), scriptFree: path.join(folder, 'script-free') }
  const mark = marked ? markFirst : (html: string) => html
  copyChangedSite(built, copies.scriptFree, (html) => mark(stripScripts(html)))
  if (marked) copyChangedSite(built, copies.asBuilt, mark)
  else cpSync(built, copies.asBuilt, { recursive: true })
  return copies
}
