import { expect, type Page } from '@playwright/test'

/** Waits until the service worker has come, which it does after a pause, and keeps what is read from then on. */
export const waitForServiceWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)), { timeout: 20_000 })
    .toBe(true)
