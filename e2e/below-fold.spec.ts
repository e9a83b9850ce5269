import { expect, type Page } from '@playwright/test'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'
import { NOT_FOUND } from '../src/lib/paths.ts'
import { FIELD_LABELS } from '../src/lib/words.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { holdResponses, stopClock } from './scripts.ts'
import { coreIf, test } from './test.ts'

/**
 * Content below the fold waits for the stylesheet (src/styles/loading.critical.css): otherwise a visitor who had scrolled would see it
 * laid out again, and might click something that moved under the pointer.
 */
const STYLESHEET = /\.css$/
const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE })

/** Opens a page whose stylesheet arrives when the returned function is called. */
async function openWithoutStylesheet(page: Page, address: string): Promise<() => Promise<void>> {
  // The timer that shows hidden content without the stylesheet would end too early on a slow machine.
  await stopClock(page)
  const sendStylesheet = await holdResponses(page, STYLESHEET)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('.footer').waitFor({ state: 'attached' })
  return async () => {
    sendStylesheet()
    await page.clock.resume()
  }
}

/**
 * The number of hidden parts; the number of visible parts, or NaN if they are not the first ones of the page; and whether the visible parts
 * fill the viewport.
 */
const readParts = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main > section, .footer')]
    const shown = parts.filter((part) => part.checkVisibility())
    return {
      hidden: parts.length - shown.length,
      first: shown.every((part, index) => part === parts[index]) ? shown.length : Number.NaN,
      // On a wide screen three quarters are enough: on the faculty page the hidden cards leave a quarter of the viewport empty.
      fills: (shown.at(-1)?.getBoundingClientRect().bottom ?? 0) >= innerHeight * (innerWidth < 1024 ? 1 : 0.75),
    }
  })

const DESKTOP = { width: 1280, height: 900 }

// e2e/real-content/weight.spec.ts measures that nothing shifts when the stylesheet arrives.
for (const route of [...listBuiltPages(FIXTURE_DIST), NOT_FOUND])
  test(`${route} fills the screen before its stylesheet loads, and is whole when it has`, coreIf(route === '/'), async ({ page }) => {
    const sendStylesheet = await openWithoutStylesheet(page, route)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => readParts(page)).toEqual({ hidden: expect.any(Number), first: 2, fills: true })
    }
    await sendStylesheet()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await readParts(page)).toMatchObject({ hidden: 0 })
  })

test('without scripts all content appears at once, even if the stylesheet never arrives', async ({ pageWithoutScripts: page }) => {
  await page.setViewportSize(PHONE)
  await page.route(STYLESHEET, (route) => route.abort())
  await page.goto('/productions')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByLabel(FIELD_LABELS.newsletterEmail)).toBeVisible({ timeout: 500 })
})

test('the whole page is shown after three seconds if its stylesheet never comes', async ({ page }) => {
  await stopClock(page)
  await holdResponses(page, STYLESHEET)
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('.footer').waitFor({ state: 'attached' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.clock.runFor(3000)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a keyboard user can reach the end of the page and type there while the stylesheet loads', {
  tag: '@core',
}, async ({ page }) => {
  const sendStylesheet = await openWithoutStylesheet(page, '/about')
  const box = page.locator('.footer input[type=email]')
  await expect(box).toBeHidden()
  const isFocused = () => box.evaluate((field) => field === document.activeElement)
  for (let stops = 0; stops < 40 && !(await isFocused()); stops += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  await page.keyboard.type('ada@')
  await sendStylesheet()
  await expect.poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href))).toBe(true)
  await page.keyboard.type('example.com')
  await expect(box).toHaveValue('ada@example.com')
})

test('a reload returns to the same position, since no section is hidden then', async ({ page }) => {
  await page.goto('/festival')
  await page.getByRole('contentinfo').waitFor()
  const field = page.getByRole('contentinfo').getByLabel(FIELD_LABELS.newsletterEmail)
  await field.evaluate((box) => box.scrollIntoView({ block: 'center' }))
  await expect(field).toBeInViewport()
  await page.reload()
  await expect(field).toBeInViewport()
})

for (const [where, address] of [
  ['below the fold', '/festival#days'],
  ['in the footer', '/about#find-us'],
] as const)
  test(`a link to a fragment ${where} shows its target when the stylesheet fails`, async ({ page }) => {
    await page.route(STYLESHEET, (route) => route.abort())
    await page.goto(address)
    await expect(page.locator(':target')).toBeInViewport()
  })
