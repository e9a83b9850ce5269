import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { Keyboard } from './keyboard.ts'
import { test } from './test.ts'

const PAGE = '/productions/in-the-continuum'
const { firstVisit } = site.messages

const section = (page: Page) => page.locator('section', { has: page.locator('#first-visit') })

test('the visit guide has its headings, and is offered as a PDF in two font sizes', { tag: '@core' }, async ({ page }) => {
  await page.goto(PAGE)
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText('What happens when I come')
  await expect(section(page).getByRole('heading', { level: 3 })).toHaveText(Object.values(firstVisit.parts))
  for (const picture of await section(page).getByRole('img').all()) await expect(picture).toHaveAttribute('alt', /\w+\. \w+/)
  const links = section(page).locator('a[download]')
  await expect(links).toHaveText(['Print this (PDF), at most 150 KB', 'Print this in large print (PDF), at most 150 KB'])
})

test('the PDFs are reached by Tab and downloaded by Enter', async ({ page }) => {
  await page.goto(`${PAGE}#first-visit`)
  const keyboard = new Keyboard(page)
  const large = section(page).locator('a[download]').last()
  await keyboard.tabTo(large)
  // Tab passes email, phone, WhatsApp and the first PDF before it.
  keyboard.expectAtMost(5)
  await expect(large).toBeInViewport()
  const started = page.waitForEvent('download')
  await keyboard.press('Enter')
  const file = await started
  expect(file.suggestedFilename()).toBe('gangan-in-the-continuum-first-visit-large-print.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString('latin1'),
  ).toBe('%PDF-')
})
