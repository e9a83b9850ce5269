import { expect } from '@playwright/test'
import { test } from './islands.ts'

test('content warnings open when asked for, and what tells the end by itself, without scripts', async ({ browser }, { project }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: project.use.baseURL })
  const page = await context.newPage()
  await page.goto('/productions/sankara')
  await page.getByRole('link', { name: 'Before you come' }).click()
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'Before you come' }) })
  await expect(part.getByRole('heading')).toBeInViewport()
  await expect(part.getByText('Soldiers with stage rifles')).toBeVisible()
  await expect(part.getByText('A political killing')).toBeHidden()
  await part.getByText('Show the content warnings').click()
  await expect(part.getByText('A political killing')).toBeVisible()
  await expect(part.getByText('in the last scene')).toBeHidden()
  await part.getByText('Spoiler:').press('Enter')
  await expect(part.getByText('in the last scene')).toBeVisible()
  await context.close()
})

test('what nobody has confirmed leads to an email that says what it is about', async ({ page }) => {
  await page.goto('/productions/sankara')
  const open = page.getByRole('definition').filter({ hasText: 'Not yet confirmed: ask us' })
  await expect(open.first()).toBeVisible()
  for (const fact of await open.all()) {
    const term = (await fact.evaluate((detail) => detail.parentElement?.querySelector('dt')?.textContent)) ?? ''
    const subject = encodeURIComponent(`Before you come to Sankara: ${term}`)
    const link = fact.getByRole('link', { name: `ask us: ${term}, Sankara`, exact: true })
    expect((await link.getAttribute('href'))?.split('?subject=')).toEqual([expect.stringMatching(/^mailto:.+@/), subject])
  }
})
