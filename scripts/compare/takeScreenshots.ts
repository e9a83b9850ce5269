import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { escapeXml } from '../../src/seo/xml.ts'
import { startBrowser } from '../browser/findBrowser.ts'
import { scrollToEnd } from '../browser/scrollToEnd.ts'
import { serveSite } from '../serve/server.ts'
import type { Comparison } from './compareSites.ts'

/** A phone’s width: most visitors use one, and text overflows there first. */
const VIEWPORT = { width: 390, height: 844 }
/** Maximum number of pages: nobody would view more. */
const MAX_PAGES = 20

/** Takes screenshots of each changed page, before and after, and writes `index.html` in `folder`. Resolves with their number. */
export async function takeScreenshots(
  { before, after, folder }: Record<'before' | 'after' | 'folder', string>,
  comparison: Comparison,
): Promise<number> {
  const { pagesAdded, pagesGone, pagesMoved, changes } = comparison
  const moved = new Map(pagesMoved.map(({ from, to }) => [to, from]))
  const pairs = [
    ...pagesAdded.map(({ address }) => ({ after: address })),
    ...pagesGone.map(({ address }) => ({ before: address })),
    ...changes.map(({ address }) => ({ before: moved.get(address) ?? address, after: address })),
  ].slice(0, MAX_PAGES)
  mkdirSync(folder, { recursive: true })
  const browser = await startBrowser()
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', serviceWorkers: 'block' })
  const rows: string[] = []
  let count = 0
  for (const [side, site] of Object.entries({ before, after })) {
    const { origin, close } = await serveSite(site)
    for (const [index, pair] of pairs.entries()) {
      const address = pair[side as keyof typeof pair]
      if (address === undefined) continue
      const page = await context.newPage()
      await page.goto(origin + address)
      await scrollToEnd(page)
      const file = `${String(index).padStart(2, '0')}-${side}.png`
      await page.screenshot({ path: path.join(folder, file), fullPage: true })
      await page.close()
      rows[index] =
        `${rows[index] ?? ''}<figure><figcaption>${side}: ${escapeXml(address)}</figcaption><img src="${file}" width="390" alt=""></figure>`
      count += 1
    }
    close()
  }
  await browser.close()
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Before and after</title>${STYLE}${rows.map((row) => `<section>${row}</section>`).join('\n')}\n`,
  )
  return count
}

const STYLE = '<style>section{display:flex;gap:1rem;align-items:start}figure{margin:1rem 0}figcaption{font:1rem sans-serif}</style>'
