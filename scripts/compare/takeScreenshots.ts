import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { escapeXml } from '../../src/seo/xml.ts'
import { startBrowser } from '../browser/findBrowser.ts'
import { scrollToEnd } from '../browser/scrollToEnd.ts'
import { serveSite } from '../serve/server.ts'
import type { Comparison } from './compareSites.ts'

/** A phone, which most visitors use and where text overflows first, and a laptop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
/** Maximum number of pages: nobody would view more. */
const MAX_PAGES = 20

type Side = 'before' | 'after'
type Screen = (typeof SCREENS)[number]

/** A changed page, by its address in each site. */
type Pair = Partial<Record<Side, string>>

/** Takes screenshots of each changed page, before and after, and writes `index.html` in `folder`. Resolves with their number. */
export async function takeScreenshots({ before, after, folder }: Record<Side | 'folder', string>, comparison: Comparison): Promise<number> {
  const pairs = listPairs(comparison)
  mkdirSync(folder, { recursive: true })
  const browser = await startBrowser()
  const figures = pairs.map(() => [] as string[])
  for (const screen of SCREENS)
    for (const [side, site] of [['before', before] as const, ['after', after] as const]) {
      const { origin, close } = await serveSite(site)
      for (const [index, { [side]: shown }] of pairs.entries()) {
        if (shown === undefined) continue
        const file = `${String(index).padStart(2, '0')}-${screen.width}-${side}.png`
        await takeScreenshot(browser, screen, origin + shown, path.join(folder, file))
        figures[index]?.push(formatFigure(screen, file, `${side}, ${screen.width} px wide: ${shown}`))
      }
      close()
    }
  await browser.close()
  const sections = figures.map((row) => `<section>${row.join('')}</section>`)
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Before and after</title>${STYLE}${sections.join('\n')}\n`,
  )
  return figures.flat().length
}

function listPairs({ pagesAdded, pagesGone, changes }: Comparison): Pair[] {
  return [
    ...pagesAdded.map(({ address }) => ({ after: address })),
    ...pagesGone.map(({ address }) => ({ before: address })),
    ...changes.map(({ address }) => ({ before: address, after: address })),
  ].slice(0, MAX_PAGES)
}

/**
 * Takes a screenshot of a whole page as a visitor meets it who scrolls to its end, so that its pictures load, and back to the top, where
 * the header belongs.
 */
async function takeScreenshot(browser: Browser, viewport: Screen, address: string, file: string) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    await page.goto(address)
    await scrollToEnd(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForTimeout(500)
    await page.screenshot({ path: file, fullPage: true })
  } finally {
    await page.close()
  }
}

/** A screenshot with a line below the first screenful. */
const formatFigure = ({ width, height }: Screen, file: string, caption: string) =>
  `<figure style="width:${width}px"><figcaption>${escapeXml(caption)}</figcaption><div><img src="${file}" width="${width}" alt=""><i style="top:${height}px"></i></div></figure>`

const STYLE = `<style>
section{display:flex;gap:1rem;align-items:start}
figure{flex:none;margin:1rem 0}
figcaption{font:1rem sans-serif}
div{position:relative}
i{position:absolute;inset-inline:0;border-top:3px dashed #d0006f}
</style>`
