import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyChangedSite } from '../copyChangedSite.ts'
import type { Round } from './figures.ts'

/**
 * Copies the built site twice, as it is and without scripts, so that a build during the audit changes nothing. Throws when it has not been built. The second copy is still opened with
 * JavaScript enabled: otherwise the browser would render noscript content and ignore lazy loading, and be slower. With `marked` pictures,
 * both report when the first was painted.
 */
export function makeCopies(built: string, folder: string, { marked = false } = {}): Round<string> {
  rmSync(folder, { recursive: true, force: true })
  const copies = { asBuilt: path.join(folder, 'as-built'), twin: path.join(folder, 'script-free') }
  const mark = marked ? markFirst : (html: string) => html
  copyChangedSite(built, copies.twin, (html) => mark(stripScripts(html)))
  if (marked) copyChangedSite(built, copies.asBuilt, mark)
  else cpSync(built, copies.asBuilt, { recursive: true })
  return copies
}

/**
 * Marks the picture that a page requests first, its largest above the fold, with elementtiming (https://wicg.github.io/element-timing/).
 * LCP itself may choose a slightly larger block of text, and then reports no picture.
 */
export const markFirst = (html: string): string => html.replace(/<img(?=[^>]* fetchpriority="high")/i, '$& elementtiming="first-picture"')

/** Removes scripts from a page. JSON-LD and other data stay: they never run. */
export function stripScripts(html: string): string {
  return html.replace(/<script(?! type="application\/)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
}
