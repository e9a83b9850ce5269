import { expect, type Page } from '@playwright/test'
import { test } from './islands.ts'

/** Clicks outside the dialog a number of milliseconds after it opened. Timed inside the page, so that a slow machine adds no delay. */
const clickOutside = (page: Page, after: number) =>
  page.evaluate((wait) => {
    new MutationObserver((_, observer) => {
      const overlay = document.querySelector('.dialog-overlay')
      if (!overlay) return
      observer.disconnect()
      setTimeout(() => {
        for (const type of ['pointerdown', 'pointerup', 'click'])
          overlay.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }))
        document.body.dataset.clicked = ''
      }, wait)
    }).observe(document.body, { childList: true, subtree: true })
  }, after)

for (const [after, stays] of [
  [100, true],
  [900, false],
] as const)
  test(`a click beside a dialog ${after} ms after it opened ${stays ? 'is the end of a double click, and leaves it open' : 'closes it'}`, async ({
    page,
  }) => {
    await page.goto('/tickets')
    const trigger = page.getByRole('button', { name: 'More Filters' })
    await trigger.hover()
    await page.waitForLoadState('networkidle')
    await clickOutside(page, after)
    await trigger.click()
    await expect(page.locator('body[data-clicked]')).toHaveCount(1)
    await page.waitForTimeout(300)
    await expect(page.getByRole('dialog')).toHaveCount(stays ? 1 : 0)
  })
