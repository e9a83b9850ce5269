import { expect } from '@playwright/test'
import { test } from './isolatedSite.ts'
import { expectLinkWorks, expectReadable } from './readable.ts'
import { loadWidget, setSharing, toasts } from './scripts.ts'
import { newsletterForm, subscribe } from './visitorForms.ts'

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
    await expectReadable(page, browser)
    await page.getByRole('radio', { name: 'festival' }).check()
    await expect(page.getByText('1 event shown')).toBeVisible()
    await page.locator('a[data-widget^=dialog]').first().click()
    await expect(page.getByRole('dialog')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await loadWidget(newsletterForm(page))
    await subscribe(page)
    await expect(toasts(page)).toContainText('Subscription successful!')
    // The toast covers the end of the page, where the save-data button is. On a slow machine it may have disappeared: then it has no Close.
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toBeEmpty()
    await page.getByRole('button', { name: 'Use less data' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'save-data')
    await expectLinkWorks(page, browser)
  })

test('without IntersectionObserver, links to dialogs lead to their sections', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'IntersectionObserver', { value: undefined }))
  await page.goto('/tickets')
  await page.locator('a[data-widget^=dialog]').first().click()
  await expect(page).toHaveURL(/#\w/)
})

test('without ResizeObserver, as in Safari 13.0, pictures turn, also after the phone is turned', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'))
  await page.goto('/productions/daughters-of-dance')
  const carousel = page.locator('[data-widget=carousel]')
  await loadWidget(carousel)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const [view, slide] = [carousel.locator('.carousel-view'), carousel.locator('.carousel-slide:not([inert])')]
  await expect.poll(async () => ((await slide.boundingBox())?.x ?? 0) - ((await view.boundingBox())?.x ?? 0)).toBeCloseTo(0, 0)
  await page.locator('a[data-widget=dialog-pictures]').first().click()
  await expect(page.locator('.dialog-slide img').first()).toBeVisible()
})

for (const [clipboard, refuse] of [
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  [
    'refuses',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
    },
  ],
] as const)
  test(`where the clipboard ${clipboard}, Copy link says so, and Share This Page becomes an email link`, async ({ page }) => {
    await page.addInitScript(refuse)
    await setSharing(page, 'is missing')
    await page.goto('/productions/sankara')
    const copy = page.locator('[data-widget=share]')
    await loadWidget(copy)
    await copy.click()
    await expect(toasts(page)).toContainText('The link was not copied')
    await expect(copy).toBeFocused()
    await page.goto('/careers')
    const share = page.locator('[data-widget=share]')
    await loadWidget(share)
    await expect(share).toHaveAttribute('href', /^mailto:/)
    // A test browser opens no email, so a mailto: link becomes a navigation.
    await share.evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '#email'))
    await share.click()
    await expect(page).toHaveURL(/#email$/)
  })
