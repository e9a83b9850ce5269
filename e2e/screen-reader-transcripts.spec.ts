import { expect } from '@playwright/test'
import { loadAllWidgets } from '../scripts/audit/screen-reader/recordedSite.ts'
import { firstDifference } from '../scripts/audit/screen-reader/recordOrCompare.ts'
import { readTranscript } from '../scripts/audit/screen-reader/transcripts.ts'
import { readWithScreenReader } from '../scripts/audit/screen-reader/virtualScreenReader.ts'
import { test } from './islands.ts'

/** Pages with the same text on every day. `npm run audit screen-reader` reads all pages, on the day of the record. */
const TRANSCRIPT_PAGES = ['/contact', '/academy/young-creatives-bootcamp/faculty', '/news/alliance-francaise-partnership', '/about']

const ACCEPT_HINT = 'after a change that is meant: npx tsx scripts/audit/screenReader.ts transcripts --record'

// The CSP would block the virtual screen reader’s script.
test.use({ bypassCSP: true, viewport: { width: 1280, height: 900 } })
test.describe.configure({ timeout: 120_000 })

for (const route of TRANSCRIPT_PAGES) {
  test(`${route} has the transcript that is recorded`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // tsx makes named functions call a helper, `__name`, which would be missing in the page.
    await page.addInitScript('globalThis.__name = (marked) => marked')
    await page.goto(route)
    await loadAllWidgets(page)
    const recorded = readTranscript(route)
    expect(recorded.length).toBeGreaterThan(60)
    expect(firstDifference(recorded, await readWithScreenReader(page)), ACCEPT_HINT).toEqual([])
  })
}
