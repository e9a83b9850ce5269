import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'

/**
 * Compares the pattern sheet with its screenshots. The threshold sees another shade of the brand’s colour. After an intended change:
 * `npx playwright test pattern-sheet --project fixture --update-snapshots`, then look at the new screenshots before you commit them.
 */
const STORED = path.join(import.meta.dirname, 'pattern-sheet.spec.ts-snapshots/browser.json')
const SHEET = path.resolve('.generated/sheet.html')
const majorOf = (version: string) => version.split('.')[0]

// Serially, because both widths use one sheet.
test.describe.configure({ mode: 'serial' })

test.beforeAll(({ browser }, testInfo) => {
  execFileSync(process.execPath, ['--import', 'tsx', 'e2e/pattern-sheet/build.ts'], { stdio: 'inherit' })
  if (!['all', 'changed'].includes(testInfo.config.updateSnapshots)) return
  mkdirSync(path.dirname(STORED), { recursive: true })
  writeFileSync(STORED, `{ "chromium": "${majorOf(browser.version())}" }\n`)
})

for (const width of [390, 1280]) {
  // The screenshot of a phone is compared by `npm test`, so that no change of a colour goes unseen there.
  test(`components look like their screenshots, ${width} px wide`, async ({ page, browser }) => {
    const stored = existsSync(STORED) ? (JSON.parse(readFileSync(STORED, 'utf8')) as { chromium: string }).chromium : 'none'
    const current = majorOf(browser.version())
    const reason = `The screenshots are of Chromium ${stored} on Linux, and this is ${current} on ${process.platform}, which renders text differently. Update them: npx playwright test pattern-sheet --update-snapshots`
    const isOther = stored !== current || process.platform !== 'linux'
    if (isOther) console.log(reason)
    test.skip(isOther, reason)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(pathToFileURL(SHEET).href)
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`parts-${width}.png`, { fullPage: true, maxDiffPixelRatio: 0.002, threshold: 0.05 })
  })
}
