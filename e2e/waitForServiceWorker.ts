import { expect, type Page } from '@playwright/test'

/** Waits until the service worker is active. Pages register it after a delay, and it caches pages from then on. */
export const waitForServiceWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), { timeout: 20_000 })
    .toBe(true)
