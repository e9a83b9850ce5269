import { expect, type Page } from '@playwright/test'
import { PAST_SENTENCES, PAST_SUBJECTS, WORDS } from '../src/lib/words.ts'
import { rewriteHtml } from './scripts.ts'
import { scrollToEnd } from './scrollToEnd.ts'
import { test } from './test.ts'

const NOTE = PAST_SENTENCES.tookPlace(PAST_SUBJECTS.event, 'in July 2025')

/** Opens the tickets page as built when its dates were upcoming, on a device whose clock shows `now`. */
async function openOn(page: Page, now: string) {
  await rewriteHtml(page, '**/tickets', (html) => html.replaceAll(`<p>${NOTE}`, `<p hidden data-after="2025-07-07T00:00+01:00">${NOTE}`))
  await page.clock.setFixedTime(new Date(now))
  await page.goto('/tickets', { waitUntil: 'load' })
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Sankara (Revival)' }) })
  return card.first().getByText(NOTE)
}

/** The vertical positions of all elements, once everything has been on screen. */
async function readPositions(page: Page) {
  await scrollToEnd(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return page.locator('main :is(h2, h3, .button, table)').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
}

test('a site built before an event shows the past note only afterwards, without a layout shift', async ({ page }) => {
  const before = await openOn(page, '2025-07-06T23:59+01:00')
  await expect(before).toHaveCount(1)
  await expect(before).toBeHidden()
  const asBuilt = await readPositions(page)
  const next = page.getByRole('link', { name: WORDS.past.hearOfNextAfter('Sankara (Revival)') })
  await expect(next).toHaveCount(0)
  await page.unrouteAll()
  await expect(await openOn(page, '2025-07-07T00:01+01:00')).toBeVisible()
  await expect(next.first()).toBeVisible()
  expect(await readPositions(page)).toEqual(asBuilt)
})

test('a page left open past midnight shows the past note when it is looked at again', async ({ page }) => {
  const note = await openOn(page, '2025-07-06T23:59+01:00')
  await expect(note).toBeHidden()
  await page.clock.setFixedTime(new Date('2025-07-07T00:01+01:00'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(note).toBeVisible()
})

test('without scripts, nothing is shown about a day that had not passed when the site was built', async ({ pageWithoutScripts: page }) => {
  await expect(await openOn(page, '2026-11-20T12:00+01:00')).toBeHidden()
})
