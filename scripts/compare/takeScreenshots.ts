import path from 'node:path'
import type { Browser } from 'playwright'
import { startBrowser } from '../browser/findBrowser.ts'
import { scrollToEnd } from '../browser/scrollToEnd.ts'
import { pageName } from '../lib/pageName.ts'
import { serveSite } from '../serve/server.ts'
import type { Comparison } from './compareSites.ts'

/** A phone, which most visitors use and where text overflows first, and a laptop. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const
/** Maximum number of pages: nobody would view more. */
const MAX_PAGES = 20

/** Takes screenshots of each changed page, before and after. Their names sort them side by side: about-390-1-before.png. */
export async function takeScreenshots(before: string, after: string, folder: string, comparison: Comparison): Promise<number> {
  const { pagesAdded, pagesGone, changes } = comparison
  const addresses = [...pagesAdded, ...pagesGone, ...changes].map(({ address }) => address).slice(0, MAX_PAGES)
  const browser = await startBrowser()
  let count = 0
  for (const [side, site, missing] of [['1-before', before, pagesAdded] as const, ['2-after', after, pagesGone] as const]) {
    const { origin, close } = await serveSite(site)
    for (const address of addresses.filter((one) => !missing.some((page) => page.address === one)))
      for (const screen of SCREENS) {
        const file = path.join(folder, `${pageName(address)}-${screen.width}-${side}.png`)
        await takeScreenshot(browser, screen, origin + address, file)
        count += 1
      }
    close()
  }
  await browser.close()
  return count
}

/**
 * Takes a screenshot of a whole page as a visitor meets it who scrolls to its end, so that its pictures load, and back to the top, where
 * the header belongs.
 */
async function takeScreenshot(browser: Browser, viewport: (typeof SCREENS)[number], address: string, file: string) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await page.goto(address)
  await scrollToEnd(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(500)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
