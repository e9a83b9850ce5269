import { expect } from '@playwright/test'
import { test } from './isolatedSite.ts'
import { expectLinkWorks, expectReadable } from './readable.ts'
import { filterEvents, loadWidget, toasts } from './scripts.ts'
import { newsletterForm, SUBSCRIBED, subscribe } from './visitorForms.ts'

// Browser APIs beyond HTML are refused or missing: pages must be readable, and each control must work.

/** Browsers that lack or refuse an API, simulated before a page’s own scripts run. */
const BROWSERS = {
  'refuses to store anything': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The request is denied.', 'SecurityError')
        },
      })
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('The request is denied.', 'SecurityError'))
  },
  'has nothing to store in, and no more than pages need': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'Notification', 'requestIdleCallback', 'trustedTypes'])
      Object.defineProperty(window, name, { value: undefined })
    for (const name of ['serviceWorker', 'connection', 'clipboard', 'share', 'permissions'])
      Object.defineProperty(navigator, name, { value: undefined })
    const { matchMedia } = window
    window.matchMedia = () => matchMedia('not all')
  },
} as const

for (const [browser, act] of Object.entries(BROWSERS))
  test(`a browser that ${browser} shows all text, and every control works`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(act)
    await page.goto('/tickets')
    // After this delay a page registers the service worker.
    await page.clock.runFor(4000)
    await expectReadable(page)
    await filterEvents(page)
    await page.locator('a[data-widget^=dialog]').first().click()
    await expect(page.getByRole('dialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Use less data' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'save-data')
    await loadWidget(newsletterForm(page))
    await subscribe(page)
    await expect(toasts(page)).toContainText(SUBSCRIBED)
    await expectLinkWorks(page)
  })
