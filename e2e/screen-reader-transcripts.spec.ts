import { expect, type Page } from '@playwright/test'
import { loadAllWidgets } from '../scripts/audit/screen-reader/recordedSite.ts'
import { readTranscript } from '../scripts/audit/screen-reader/transcripts.ts'
import { readWithScreenReader } from '../scripts/audit/screen-reader/virtualScreenReader.ts'
import { getEntry } from '../src/content/site.ts'
import { findVisitGuide } from '../src/model/visitGuide.ts'
import { site } from '../tests/fixtures/site.ts'
import { test } from './test.ts'

// The CSP would block the virtual screen reader’s script.
test.use({ bypassCSP: true, viewport: { width: 1280, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** The virtual screen reader’s transcript of a page, line by line. */
async function transcriptOf(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // tsx makes named functions call a helper, `__name`, which would be missing in the page.
  await page.addInitScript('globalThis.__name = (marked) => marked')
  await page.goto(path)
  await loadAllWidgets(page)
  return await readWithScreenReader(page)
}

/** Pages with the same text on every day. `npm run audit screen-reader` reads all pages, on the day of the record. */
const TRANSCRIPT_PAGES = ['/contact', '/academy/young-creatives-bootcamp/faculty', '/news/alliance-francaise-partnership', '/about']

const ACCEPT_HINT = 'after an intended change: npx tsx scripts/audit/screenReader.ts transcripts --record'

for (const route of TRANSCRIPT_PAGES)
  test(`${route} has the recorded transcript`, async ({ page }) => {
    const recorded = readTranscript(route)
    expect(recorded.length).toBeGreaterThan(60)
    expect(await transcriptOf(page, route), ACCEPT_HINT).toEqual(recorded)
  })

const after = (lines: readonly string[], line: string) => lines.slice(lines.indexOf(line) + 1)

test('the page of a production reads the visit guide sentence by sentence, after the facts to know before coming', async ({ page }) => {
  const lines = await transcriptOf(page, '/productions/in-the-continuum')
  const visit = after(lines, 'heading, What happens when I come, level 2')
  expect(lines.indexOf('heading, Before you come, level 2')).toBeLessThan(lines.length - visit.length)
  const parts = findVisitGuide(site, getEntry(site, 'productions', 'in-the-continuum')) ?? []
  expect(parts).toHaveLength(7)
  for (const { title, groups } of parts) {
    const [first = '', ...others] = groups.flatMap(({ sentences }) => sentences).map((sentence) => sentence.replaceAll('₦', ''))
    const announced = after(visit, `heading, ${title}, level 3`)
    expect(announced.slice(0, 30).join('\n'), title).toContain(first.replace(/\.$/, ''))
    for (const sentence of others.filter((one) => !/\d,\d/.test(one))) expect(announced, title).toContain(sentence)
  }
})

test('unconfirmed facts of a production are read once, and no upcoming date is called past', async ({ page }) => {
  const lines = await transcriptOf(page, '/productions/sankara')
  expect(lines.filter((line) => /not (?:yet )?confirmed/i.test(line))).toHaveLength(1)
  expect(lines).not.toContain('heading, What happens when I come, level 2')
})

test('where every event has passed, the home page says so before its cards', async ({ page }) => {
  const lines = await transcriptOf(page, '/')
  const upcoming = after(lines, 'heading, Upcoming Events, level 2')
  const firstCard = upcoming.findIndex((line) => line.startsWith('heading, '))
  expect(upcoming.slice(0, firstCard)).toContain(site.messages.empty.upcoming)
  const buttons = upcoming.filter((line) => /, Buy Tickets for /.test(line))
  expect(buttons).toHaveLength(2)
  expect(upcoming.findIndex((line) => /took place/.test(line))).toBeLessThan(upcoming.indexOf(buttons[0] ?? ''))
})
