import { expect, type Page } from '@playwright/test'
import { blockScripts, findInPage, goToFragment, holdResponses } from './scripts.ts'
import { test } from './test.ts'

/** A section far below the viewport (src/styles/offScreen.css). Not the last section, because that one, for sharing, is not printed. */
const farSection = (page: Page) => page.locator('main > section').nth(5)
const isRendered = (page: Page) =>
  farSection(page).evaluate((section) => section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))
const allRendered = (page: Page) => page.locator('html:not([data-sections]) .footer-parts[data-rendered]')

async function openUntilStyled(page: Page) {
  await page.goto('/festival', { waitUntil: 'domcontentloaded' })
  await page.locator('html:not([data-loading=styles])').waitFor()
}

/** Opens the festival with pictures that arrive, and a load event, when the returned function is called. */
async function openWithoutLoadEvent(page: Page) {
  const release = await holdResponses(page, '**/pictures/**')
  await openUntilStyled(page)
  await expect.poll(() => isRendered(page)).toBe(false)
  return release
}

test.use({ viewport: { width: 390, height: 844 } })

test('every section, and the footer, is rendered after the load event, without scrolling', { tag: '@core' }, async ({ page }) => {
  const load = await openWithoutLoadEvent(page)
  load()
  await expect(allRendered(page)).toBeAttached()
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
  await farSection(page).evaluate((section) => section.scrollIntoView())
  await expect.poll(() => isRendered(page)).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
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
  const load = await openWithoutLoadEvent(page)
  const last = page.locator('main > section').last()
  await last.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await expect(last).toBeInViewport()
  const topOf = () => last.evaluate((section) => section.getBoundingClientRect().top)
  // Sections near the viewport get their real size first.
  const before = await page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    .then(topOf)
  load()
  await expect(allRendered(page)).toBeAttached()
  expect(Math.abs((await topOf()) - before)).toBeLessThan(2)
})

test('no section is ever skipped if the page’s script does not load', async ({ page }) => {
  await blockScripts(page)
  await openUntilStyled(page)
  expect(await isRendered(page)).toBe(true)
})

test('without scripts, no section is ever skipped', async ({ pageWithoutScripts: page }) => {
  await page.goto('/festival')
  expect(await isRendered(page)).toBe(true)
})
