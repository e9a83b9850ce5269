import { expect, type Page } from '@playwright/test'
import { NOT_FOUND, ROUTES } from '../src/lib/routes.ts'
import { keepBack } from './gate.ts'
import { test } from './islands.ts'

/**
 * What lies further down a page waits for the style sheet (src/styles/frame.css): who has scrolled in the meantime would see it laid
 * out a second time, and press what came under the finger.
 */
const SHEET = /\.css$/

test.use({ viewport: { width: 390, height: 844 } })

/** Stops the time after which what waits would come without the sheet: a slow machine must not be overtaken by it. */
const stopTheClock = (page: Page) =>
  page.addInitScript(() => {
    const stop = () => {
      for (const one of document.getAnimations()) if ((one as CSSAnimation).animationName === 'later') one.pause()
      requestAnimationFrame(stop)
    }
    stop()
  })

/** How many parts of a page are hidden, how many of its first are shown and fill the screen, and what within them would change its size. */
const readParts = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > section, .footer')]
    const shown = parts.filter((part) => part.checkVisibility())
    return {
      hidden: parts.length - shown.length,
      first: shown.every((part, index) => part === parts[index]) ? shown.length : Number.NaN,
      fills: (shown.at(-1)?.getBoundingClientRect().bottom ?? 0) >= innerHeight,
      unstyled: [...document.querySelectorAll('.form, .article-aside')].filter((part) => part.checkVisibility()).length,
    }
  })

for (const route of [...ROUTES, NOT_FOUND])
  test(`${route} fills the first screen before its style sheet has come, and shows what lies further down with it`, async ({ page }) => {
    await stopTheClock(page)
    const sendSheet = await keepBack(page, SHEET)
    await page.goto(route, { waitUntil: 'commit' })
    await page.locator('.footer').waitFor({ state: 'attached' })
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => readParts(page)).toEqual({ hidden: expect.any(Number), first: 2, fills: true, unstyled: 0 })
    }
    sendSheet()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await readParts(page)).toMatchObject({ hidden: 0 })
  })

test('what lies further down comes by itself when the style sheet is still on its way after seconds', async ({ page }) => {
  await keepBack(page, SHEET)
  await page.goto('/productions', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href))).toBe(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what lies further down comes by itself when the style sheet never comes', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort())
    await page.goto('/productions')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

for (const [where, address] of [
  ['further down', '/festival#days'],
  ['in the footer', '/about#find-us'],
] as const) {
  test(`who is led to a place ${where} finds it when the style sheet has come`, async ({ page }) => {
    await stopTheClock(page)
    const sendSheet = await keepBack(page, SHEET)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('.footer').waitFor({ state: 'attached' })
    sendSheet()
    await expect(page.locator(':target')).toBeInViewport()
  })

  test(`who is led to a place ${where} finds it at once when the style sheet is lost`, async ({ page }) => {
    await stopTheClock(page)
    await page.route(SHEET, (route) => route.abort())
    await page.goto(address)
    await expect(page.locator(':target')).toBeInViewport()
  })
}
