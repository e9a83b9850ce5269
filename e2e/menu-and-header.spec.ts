import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { CODE, holdResponses } from './scripts.ts'
import { test } from './test.ts'
import { setTextStyle, TWICE } from './textStyles.ts'

const { openMenu: OPEN, closeMenu: CLOSE } = WORDS.frame
const PHONE = { width: 390, height: 844 }
const nav = (page: Page) => page.getByRole('navigation', { name: WORDS.frame.mainNavigation })
const links = (page: Page) => nav(page).getByRole('link')
const button = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true })

test.describe('the menu on small screens', () => {
  test.use({ viewport: PHONE })

  test('is closed at first; a button opens and closes it and says so; hidden links never have the focus', async ({ page }) => {
    await page.goto('/about')
    await expect(button(page, OPEN)).toHaveAttribute('aria-expanded', 'false')
    await expect(links(page)).toHaveCount(0)
    await button(page, OPEN).click()
    await expect(button(page, CLOSE)).toHaveAttribute('aria-expanded', 'true')
    await expect(links(page)).toHaveText(['Home', 'About Us', 'Productions', 'Academy', 'Festival', 'Get Involved'])
    await button(page, CLOSE).click()
    await expect(button(page, OPEN)).toHaveAttribute('aria-expanded', 'false')
    await expect(links(page)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(nav(page).locator(':focus')).toHaveCount(0)
  })

  test('says that it is open if it was opened before its code has loaded', async ({ page }) => {
    const respond = await holdResponses(page, CODE.module)
    await page.goto('/about', { waitUntil: 'commit' })
    await button(page, OPEN).click()
    await expect(links(page).first()).toBeVisible()
    respond()
    await expect(button(page, CLOSE)).toHaveAttribute('aria-expanded', 'true')
    await button(page, CLOSE).click()
    await expect(button(page, OPEN)).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes it and returns the focus to the button', { tag: '@core' }, async ({ page }) => {
    await page.goto('/about')
    await button(page, OPEN).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, OPEN)).toBeFocused()
    await expect(links(page)).toHaveCount(0)
  })

  test('closes when the focus moves past it', async ({ page }) => {
    await page.goto('/about')
    await button(page, OPEN).click()
    await links(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(links(page)).toHaveCount(0)
    await expect(page.locator(':focus')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBeNull()
  })

  test('name and button share one row, and the links do not cover Close menu, at 320 px with text at 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/about')
    await setTextStyle(page, TWICE)
    const name = page.getByRole('banner').locator('.wordmark')
    const [left, right] = await Promise.all([name.boundingBox(), button(page, OPEN).boundingBox()])
    expect(left && right && left.x + left.width <= right.x && right.x + right.width <= 320).toBe(true)
    await button(page, OPEN).click()
    const [close, first] = await Promise.all([button(page, CLOSE).boundingBox(), page.locator('#menu-links').boundingBox()])
    expect(close && first && close.y + close.height <= first.y + 1).toBe(true)
  })

  test('closes when a link is followed, also to a fragment of the same page, and is closed after Back', async ({ page }) => {
    await page.goto('/about')
    await button(page, OPEN).click()
    await links(page).filter({ hasText: 'Academy' }).click()
    await expect(page).toHaveURL(/\/academy$/)
    await expect(button(page, OPEN)).toBeVisible()
    await page.goBack()
    await expect(button(page, OPEN)).toBeVisible()
    await expect(links(page)).toHaveCount(0)
    const first = nav(page).locator('a').first()
    await first.evaluate((link) => link.setAttribute('href', '#content'))
    await button(page, OPEN).click()
    await first.click()
    await expect(button(page, OPEN)).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens and closes with scripts off', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/about')
    await button(page, OPEN).click()
    await expect(links(page).first()).toBeVisible()
    await expect(button(page, CLOSE)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links(page)).toHaveCount(0)
  })
})

test('on wide screens the links are in a row, without a button, even if the menu was open', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await button(page, OPEN).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('#menu-links:popover-open')).toHaveCount(0)
  expect(await links(page).count()).toBeGreaterThan(1)
  await expect(nav(page).getByRole('button')).toHaveCount(0)
  const tops = await links(page).evaluateAll((all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().top))).size)
  expect(tops).toBe(1)
})

test.describe('the header', () => {
  const header = (page: Page) => page.locator('[data-header]')

  test('is transparent at the top, and solid once the page has scrolled more than 50 px, also when it opens', async ({ page }) => {
    await page.goto('/careers#open-roles')
    await expect(header(page)).not.toHaveAttribute('data-at-top')
    await page.goto('/about')
    await expect(header(page)).toHaveAttribute('data-at-top')
    for (const [top, clear] of [
      [50, true],
      [51, false],
      [400, false],
      [0, true],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      if (clear) await expect(header(page)).toHaveAttribute('data-at-top')
      else await expect(header(page)).not.toHaveAttribute('data-at-top')
    }
  })

  for (const forcedColors of ['none', 'active'] as const)
    test(`has a shadow below it once the page has scrolled, and an edge in forced colours (${forcedColors})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors })
      await page.goto('/about')
      const edges = () =>
        header(page).evaluate((element) => {
          const { boxShadow, outlineStyle } = getComputedStyle(element)
          return { hasShadow: /[1-9]/.test(boxShadow.replace(/rgba?\([^)]*\)/, '')), hasOutline: outlineStyle !== 'none' }
        })
      await expect(header(page)).toHaveAttribute('data-at-top')
      expect(await edges()).toEqual({ hasShadow: false, hasOutline: false })
      await page.mouse.wheel(0, 400)
      await expect(header(page)).not.toHaveAttribute('data-at-top')
      expect(await edges()).toEqual({ hasShadow: forcedColors === 'none', hasOutline: forcedColors === 'active' })
    })

  test('is solid without scripts, so that its text is always readable', async ({ pageWithoutScripts: page }) => {
    await page.goto('/')
    await expect(header(page)).not.toHaveAttribute('data-at-top')
    expect(await header(page).evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/transparent|, 0\)$/)
  })
})

test('the skip link is the first Tab stop, is visible with the focus, and skips the header', { tag: '@core' }, async ({ page }) => {
  await page.goto('/about')
  const skip = page.getByRole('link', { name: WORDS.frame.skipToContent })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer')?.tagName)).toBe('MAIN')
})
