import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { loadWidget, openWithWidget, stopClock, toasts } from './scripts.ts'
import { test } from './test.ts'

const { company } = site
const { interest, apply: application, brochure: download } = site.messages.toasts

/** The brochure is a file, so its control is a link. */
const brochure = (page: Page) => page.getByRole('link', { name: WORDS.programme.brochure }).first()

test('each interest button shows its own message, announced once; the focus and the URL stay', { tag: '@core' }, async ({
  page,
  announcements,
}) => {
  await page.goto('/get-involved')
  const expected: string[] = []
  for (const topic of ['partnership', 'audition', 'community outreach', 'newsletter']) {
    const button = page.locator(`[data-widget=acknowledge]:has(+ .note:has-text("interest in ${topic}"))`)
    await button.focus()
    await loadWidget(button)
    await page.keyboard.press('Enter')
    expected.push(`${interest.title} ${interest.description.replace('{topic}', topic)} ${site.messages.forms.nothingSent}`)
    await expect(toasts(page).locator('> *')).toHaveText(expected)
    await expect(button).toBeFocused()
  }
  expect(await announcements()).toEqual(expected.map((text) => `polite: ${text}`))
  await expect(page.locator('[data-toasts]'), 'Close is beside the text').toHaveCSS('display', 'flex')
  await expect(page).toHaveURL('/get-involved')
})

const PAGE = '/academy/storytelling-intensive'
const apply = (page: Page) => page.getByRole('button', { name: WORDS.common.applyNow }).first()

test('a toast stays six seconds and 50 milliseconds for each character, then disappears', { tag: '@core' }, async ({ page }) => {
  await openWithWidget(page, PAGE, apply(page))
  await stopClock(page)
  await apply(page).press('Enter')
  const [title, text] = [toasts(page).locator('strong'), toasts(page).locator('p')]
  const characters = ((await text.textContent()) ?? '').length - ((await title.textContent()) ?? '').length
  const milliseconds = 6000 + 50 * characters
  await page.clock.runFor(milliseconds - 500)
  await expect(toasts(page)).not.toBeEmpty()
  await page.clock.runFor(1000)
  await expect(toasts(page)).toBeEmpty()
  await expect(page.getByRole('button', { name: WORDS.common.close })).toHaveCount(0)
})

test('a toast stays while it is hovered, and while its button has the focus', async ({ page }) => {
  await openWithWidget(page, PAGE, apply(page))
  await stopClock(page)
  await apply(page).click()
  await toasts(page).hover()
  await page.clock.runFor(10_500)
  await expect(toasts(page)).not.toBeEmpty()
  await page.getByRole('button', { name: WORDS.common.close }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_500)
  await expect(toasts(page)).not.toBeEmpty()
})

test('a toast never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: /^Register Interest/ })
  await openWithWidget(page, '/get-involved', button)
  const isCovered = () =>
    page.evaluate(() => {
      const [box, focused] = [document.querySelector('[data-toasts]'), document.activeElement].map((one) => one?.getBoundingClientRect())
      if (!box || !focused || focused.right <= box.left || focused.left >= box.right) return false
      return focused.bottom > box.top && focused.top < box.bottom
    })
  // Focuses a button at the bottom of the viewport, where toasts appear, then every further Tab stop.
  await button.evaluate((one) => {
    one.focus({ preventScroll: true })
    scrollTo({ top: scrollY + one.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' })
  })
  await page.keyboard.press('Enter')
  await expect(toasts(page)).not.toBeEmpty()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await expect.poll(isCovered).toBe(false)
    await page.keyboard.press(key)
  }
  await expect.poll(isCovered).toBe(false)
})

test('contact details are beside the message, usable by keyboard, and not announced with it', async ({ page, announcements }) => {
  await openWithWidget(page, PAGE, apply(page))
  await apply(page).click()
  const host = page.locator('[data-toasts]')
  await expect(host.getByRole('link', { name: 'Write to us about Storytelling Intensive' })).toBeVisible()
  expect(await announcements()).toEqual([`polite: ${application.title} ${application.description} ${site.messages.forms.nothingSent}`])
  await host.getByRole('link', { name: company.email }).focus()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toBeEmpty()
  await expect(host.getByRole('link')).toHaveCount(0)
  // The button that showed it has the focus again.
  await expect(apply(page)).toBeFocused()
})

test('two toasts are shown together, each announced once; a repeated one is shown once and announced again', async ({
  page,
  announcements,
}) => {
  await page.goto(PAGE)
  await expect(brochure(page)).toHaveAccessibleDescription(/^PDF, /)
  for (const button of [apply(page), brochure(page)]) {
    await loadWidget(button)
    await button.click()
  }
  await expect(toasts(page)).toContainText(application.title)
  await expect(toasts(page)).toContainText(download.title)
  expect(await announcements()).toHaveLength(2)
  for (let click = 0; click < 2; click += 1) await apply(page).click()
  await expect(toasts(page).locator('> *')).toHaveCount(2)
  expect(await announcements()).toHaveLength(4)
})
