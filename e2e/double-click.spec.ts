import { expect } from '@playwright/test'
import { test } from './islands.ts'

for (const pause of [120, 350])
  test(`a slow double click, ${pause} ms apart, opens a dialog and leaves it open`, async ({ page }) => {
    await page.goto('/tickets')
    const trigger = page.getByRole('button', { name: 'More Filters' })
    await trigger.hover()
    await page.waitForLoadState('networkidle')
    const box = await trigger.boundingBox()
    if (!box) throw new Error('nothing to press')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(pause)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForTimeout(600)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
