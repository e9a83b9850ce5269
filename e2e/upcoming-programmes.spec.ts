import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { test } from './islands.ts'

const { company } = site

const programme = (page: Page, name: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Upcoming programmes' }) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

test('Apply Now of a programme that accepts applications opens its form in a new tab', async ({ page, context }) => {
  await context.route(company.services.bootcampApplication, (route) => route.fulfill({ body: 'The form' }))
  await page.goto('/academy')
  const bootcamp = programme(page, 'Young Creatives Bootcamp 2025')
  await expect(bootcamp.getByText('Accepting Applications', { exact: true })).toBeVisible()
  const apply = bootcamp.getByRole('link', { name: /^Apply Now: Young Creatives Bootcamp 2025 \(.+, opens in a new tab\)$/ })
  await expect(bootcamp.getByRole('button')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await apply.click()
  expect((await opened).url()).toBe(company.services.bootcampApplication)
  expect(page.url()).toMatch(/\/academy$/)
})

for (const name of ['Artist Development Program', 'Film Editing Workshop'])
  test(`${name}, which is Coming Soon, has Notify Me`, async ({ page }) => {
    await page.goto('/academy')
    await expect(programme(page, name).getByText('Coming Soon', { exact: true })).toBeVisible()
    await expect(programme(page, name).getByRole('button', { name: `Notify Me: ${name}` })).toBeVisible()
    await expect(programme(page, name).getByRole('link', { name: 'Apply Now' })).toHaveCount(0)
  })
