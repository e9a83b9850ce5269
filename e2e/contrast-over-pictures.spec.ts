import { expect } from '@playwright/test'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { findPoorContrast } from './pictureContrast.ts'
import { test } from './test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** Pages that together have every surface, motif and card. */
const PAGES = ['/', '/festival', '/productions/daughters-of-dance', '/tickets']

for (const [viewport, colorScheme] of [
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
] as const)
  test.describe(() => {
    // The screenshot of the background needs a style of its own.
    test.use({ bypassCSP: true, viewport, colorScheme, reducedMotion: 'reduce' })

    for (const address of PAGES)
      test(`text over pictures and patterns has contrast on ${address}, ${viewport.width} px wide, ${colorScheme}`, async ({ page }) => {
        await page.goto(address)
        await loadAllWidgets(page)
        const { measured, errors } = await findPoorContrast(page)
        expect(measured).toBeGreaterThan(50)
        expect(errors).toEqual([])
      })
  })
