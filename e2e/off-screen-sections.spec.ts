import { expect, type Page } from '@playwright/test'
import { findInPage, goToFragment, holdResponses } from './scripts.ts'
import { test } from './test.ts'

/** A section far below the viewport (src/styles/offScreen.css). Not the last section, because that one, for sharing, is not printed. */
const farSection = (page: Page) => page.locator('main > section').nth(5)
const isRendered = (page: Page) =>
  farSection(page).evaluate((section) => section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))

/** Opens the festival with a picture that never arrives, so that there is no load event. */
async function openWithoutLoadEvent(page: Page) {
  await holdResponses(page, '**/pictures/**')
  await page.goto('/festival', { waitUntil: 'domcontentloaded' })
  await page
    .locator('link[rel=stylesheet]')
    .evaluate((link: HTMLLinkElement) => link.sheet || new Promise((done) => link.addEventListener('load', done)))
  await expect.poll(() => isRendered(page)).toBe(false)
}

test.use({ viewport: { width: 390, height: 844 } })

test('every section, and the footer, is rendered a second after the load event, without scrolling', { tag: '@core' }, async ({ page }) => {
  await page.goto('/festival', { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  const skipped = await page
    .locator('main > section > *, .footer-parts > *')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true })).length)
  expect(skipped).toBe(0)
})

test('sections are skipped before the load event, but not near the viewport, with a fragment or in print', async ({ page }) => {
  await openWithoutLoadEvent(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => isRendered(page)).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => isRendered(page)).toBe(false)
  await farSection(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => isRendered(page)).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => isRendered(page)).toBe(false)
  await goToFragment(page, 'find-us')
  await expect(page.locator('#find-us')).toBeInViewport()
  expect(await isRendered(page)).toBe(true)
})

test('find in page finds words in a section that is not rendered yet, and scrolls to them', async ({ page }) => {
  await openWithoutLoadEvent(page)
  await findInPage(page, (await farSection(page).locator('h2').textContent()) ?? '')
  await expect(farSection(page).locator('h2')).toBeInViewport()
  expect(await isRendered(page)).toBe(true)
})

test('the position of a reader stays when the sections above are rendered', async ({ page }) => {
  const release = await holdResponses(page, '**/pictures/**')
  await page.goto('/festival', { waitUntil: 'domcontentloaded' })
  const last = page.locator('main > section').last()
  await expect(last).toBeVisible()
  await last.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(500)
  await expect(last).toBeInViewport()
  const before = await last.evaluate((section) => section.getBoundingClientRect().top)
  release()
  await page.waitForLoadState('load')
  await page.waitForTimeout(1000)
  expect(Math.abs((await last.evaluate((section) => section.getBoundingClientRect().top)) - before)).toBeLessThan(2)
})

test('without scripts, no section is ever skipped', async ({ pageWithoutScripts: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/festival', { waitUntil: 'load' })
  expect(await isRendered(page)).toBe(true)
})
