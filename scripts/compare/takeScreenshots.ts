import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
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

/** A changed page, by its address in each site, and the lines of text that only one of them has. */
type Pair = Partial<Record<Side, { address: string; changed: readonly string[] }>>

/** Where a changed line is on a page, in pixels. */
interface Mark {
  top: number
  left: number
  width: number
  height: number
}

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
        if (!shown) continue
        const file = `${String(index).padStart(2, '0')}-${screen.width}-${side}.png`
        const marks = await takeScreenshot(browser, screen, origin + shown.address, shown.changed, path.join(folder, file))
        figures[index]?.push(formatFigure(screen, file, `${side}, ${screen.width} px wide: ${shown.address}`, marks))
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
    ...pagesAdded.map(({ address }) => ({ after: { address, changed: [] } })),
    ...pagesGone.map(({ address }) => ({ before: { address, changed: [] } })),
    ...changes.map(({ address, gone, added }) => ({ before: { address, changed: gone }, after: { address, changed: added } })),
  ].slice(0, MAX_PAGES)
}

/**
 * Takes a screenshot of a whole page as a visitor meets it who scrolls to its end, so that its pictures load, and back to the top, where
 * the header belongs. Resolves with the places of the changed lines.
 */
async function takeScreenshot(browser: Browser, viewport: Screen, address: string, changed: readonly string[], file: string) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    await page.goto(address)
    await scrollToEnd(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForTimeout(500)
    await page.screenshot({ path: file, fullPage: true })
    return await findMarks(page, changed)
  } finally {
    await page.close()
  }
}

/** The places of the innermost elements with each line. A line may be in the head or closed, and then has no place. */
const findMarks = (page: Page, changed: readonly string[]): Promise<Mark[]> =>
  page.locator('body :not(script, style)').evaluateAll(
    (all, lines) =>
      lines.flatMap((line) => {
        const holders = all.filter((element) => element.checkVisibility() && element.textContent?.replace(/\s+/g, ' ').includes(line))
        return holders
          .filter((element) => !holders.some((other) => other !== element && element.contains(other)))
          .map((element) => {
            const { top, left, width, height } = element.getBoundingClientRect()
            return { top, left, width, height }
          })
      }),
    changed,
  )

/** A screenshot with a line below the first screenful, a frame around each changed part, and links to these at the top. */
function formatFigure({ width, height }: Screen, file: string, caption: string, marks: readonly Mark[]): string {
  const idOf = (index: number) => `${file}-${index + 1}`
  const links = marks.map((_, index) => ` <a href="#${idOf(index)}">change ${index + 1}</a>`).join('')
  const frames = marks.map(
    (mark, index) =>
      `<i class="change" id="${idOf(index)}" style="top:${mark.top}px;left:${mark.left}px;width:${mark.width}px;height:${mark.height}px"></i>`,
  )
  return `<figure style="width:${width}px"><figcaption>${escapeXml(caption)}${links}</figcaption><div><img src="${file}" width="${width}" alt=""><i class="fold" style="top:${height}px"></i>${frames.join('')}</div></figure>`
}

const STYLE = `<style>
section{display:flex;gap:1rem;align-items:start}
figure{flex:none;margin:1rem 0}
figcaption{font:1rem sans-serif}
div{position:relative}
i{position:absolute;pointer-events:none}
.fold{inset-inline:0;border-top:3px dashed #d0006f}
.change{outline:4px solid #d0006f;outline-offset:4px;scroll-margin-top:10vh}
</style>`
