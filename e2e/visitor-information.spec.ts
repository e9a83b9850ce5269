import { expect } from '@playwright/test'
import { test } from './test.ts'

test('content warnings and spoilers open separately, without scripts', async ({ pageWithoutScripts: page }) => {
  await page.goto('/productions/sankara')
  await page.getByRole('link', { name: 'Before you come', exact: true }).click()
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'Before you come', exact: true }) })
  await expect(part.getByRole('heading')).toBeInViewport()
  await expect(part.getByText('Soldiers with stage rifles')).toBeVisible()
  await expect(part.getByText('A political killing')).toBeHidden()
  await part.getByText('Show the content warnings').click()
  await expect(part.getByText('A political killing')).toBeVisible()
  await expect(part.getByText('in the last scene')).toBeHidden()
  await part.getByText('Spoiler:').press('Enter')
  await expect(part.getByText('in the last scene')).toBeVisible()
})

test('without scripts, at 320 px, confirmed facts are a table without horizontal scrolling', async ({ smallPageWithoutScripts: page }) => {
  await page.goto('/productions/in-the-continuum')
  const part = page.locator('section', { has: page.locator('#before-you-come') })
  await expect(part.getByText('1 hour 20 minutes')).toBeVisible()
  await expect(part.getByText('Step-free way: There is a ramp at the front door.')).toBeVisible()
  await expect(part.getByText('Not confirmed yet:')).toHaveCount(0)
})
