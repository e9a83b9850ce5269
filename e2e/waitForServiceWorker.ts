import { expect, type Page } from '@playwright/test'

/** Waits until the service worker is active, which it is after a delay, and caches pages from then on. */
export const waitForServiceWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), { timeout: 20_000 })
    .toBe(true)
