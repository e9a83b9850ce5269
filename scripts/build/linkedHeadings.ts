import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/files.ts'
import { toPageAddress } from './staging.ts'

/**
 * Makes every heading focusable to which a link of any page leads, in a template or in a text, so that screen readers go on reading there.
 * The others are not, because screen readers would announce them as clickable.
 */
export function makeLinkedHeadingsFocusable(folder: string): void {
  const pages = listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file: path.join(folder, file), address: toPageAddress(file), html: readFileSync(path.join(folder, file), 'utf8') }))
  const linked = new Set(pages.flatMap(({ address, html }) => listTargets(html, address)))
  for (const { file, address, html } of pages) {
    const changed = html.replace(/<h[1-6](?=[^>]* id="([^"]*)")(?![^>]* tabindex=)/g, (tag, id) =>
      linked.has(`${address}#${id}`) ? `${tag} tabindex="-1"` : tag,
    )
    if (changed !== html) writeFileSync(file, changed)
  }
}

/** The targets of a page’s links with a fragment, but for those of the header to parts of its own page. */
function listTargets(html: string, address: string): string[] {
  const links = html.slice(html.indexOf('<main')).matchAll(/<a [^>]*?href="(\/[^"?#]*)?(?:\?[^"#]*)?#([^"]+)"/g)
  return [...links].map(([, page, id]) => `${page ?? address}#${id}`)
}
