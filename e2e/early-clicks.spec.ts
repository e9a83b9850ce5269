import { expect, type Page } from '@playwright/test'
import { CODE, expectReady, holdResponses, waitForPageScript } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, SENT, sendButton } from './visitorForms.ts'

// Scripts are held back until a control was used. Each use must take effect exactly once: natively, or when the script has arrived.
// failed-chunks.spec.ts has what happens where a script never arrives; tabs, accordions and carousel have their own such tests, and
// tests/browser/earlyEvents.test.ts has links to dialogs.

test('a message, sent twice before the script has arrived, takes effect once', { tag: '@core' }, async ({ page, announcements }) => {
  const sendScripts = await holdResponses(page, CODE.loadedByPage)
  await page.goto('/contact')
  await waitForPageScript(page)
  const form = contactForm(page)
  const before = await page.evaluate(() => history.length)
  await fillContact(page)
  for (let time = 0; time < 2; time += 1) await sendButton(page).click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  sendScripts()
  await expectReady(form)
  await expect(form.locator('.form-done:visible')).toContainText(SENT, { useInnerText: true })
  await expect(form).not.toHaveAttribute('aria-busy')
  await page.waitForLoadState('networkidle')
  expect(await announcements()).toEqual([expect.stringContaining(SENT)])
  expect(await page.evaluate(() => history.length)).toBe(before)
})

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

for (const late of ['page', 'widgets'] as const)
  test(`a choice and a typed word, before the ${late} script has arrived, count once`, async ({ page, announcements }) => {
    const visit = async (path: string, act: () => Promise<unknown>, widget: string) => {
      const sendScripts = await holdResponses(page, late === 'page' ? CODE.module : CODE.loadedByPage)
      await page.goto(path, { waitUntil: late === 'page' ? 'commit' : 'load' })
      await expect(page.locator('[data-toasts]')).toBeAttached()
      await act()
      // The focus has moved on.
      await blur(page)
      sendScripts()
      await expectReady(page.locator(`[data-widget=${widget}]`).first())
    }
    await visit('/tickets', () => page.getByRole('radio', { name: 'festival' }).check(), 'filter')
    await expect(page).toHaveURL(/\?category=festival$/)
    await expect(page.locator('.filter-list').first().locator('> li:visible')).toHaveCount(1)
    await expect.poll(announcements).toHaveLength(1)
    await visit('/news', () => page.getByRole('searchbox').fill('academy'), 'search')
    await expect(page.getByRole('searchbox')).toHaveValue('academy')
    await expect(page).toHaveURL(/\?q=academy$/)
    await expect(page.locator('.news-search-list > li:visible')).toHaveCount(2)
    await expect.poll(announcements).toHaveLength(1)
  })
