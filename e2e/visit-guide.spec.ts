import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { test } from './test.ts'

const PAGE = '/productions/in-the-continuum'
const { firstVisit } = site.messages

const section = (page: Page) => page.locator('section', { has: page.locator('#first-visit') })

test('the visit guide has its headings, and is offered as a PDF in two font sizes', { tag: '@core' }, async ({ page }) => {
  await page.goto(PAGE)
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(firstVisit.title)
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(Object.values(firstVisit.parts))
  for (const picture of await section(page).getByRole('img').all()) await expect(picture).toHaveAttribute('alt', /\w+\. \w+/)
  const links = section(page).locator('a[download]')
  await expect(links).toContainText([firstVisit.pdf, firstVisit.largePdf])
})
