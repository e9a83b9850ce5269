import { expect } from '@playwright/test'
import { test } from './islands.ts'

test('home shows the photos of Daughters of the Dance: six featured, all eighteen on demand, each enlarged in a dialog, and the way to the play', async ({
  page,
}) => {
  await page.goto('/')
  const part = page.locator('section').filter({ has: page.locator('#gallery') })
  const photos = part.getByRole('listitem')
  await expect(part.getByRole('link', { name: /Daughters of the Dance|play|production/i }).last()).toHaveAttribute(
    'href',
    '/productions/daughters-of-dance',
  )
  await expect(photos).toHaveCount(6)
  await part.getByText('View All Photos (18)').click()
  await expect(photos).toHaveCount(18)
  await photos
    .nth(17)
    .getByRole('button', { name: /^Enlarge/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('18 of 18')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await part.getByText('Show Featured Photos Only').click()
  await expect(photos).toHaveCount(6)
})
