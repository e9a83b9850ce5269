import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { site } from '../tests/fixtures/site.ts'
import { toasts } from './scripts.ts'
import { test } from './test.ts'

const PAGE = '/academy/storytelling-intensive'
const { company } = site
const { title, description } = site.messages.toasts.brochure

const brochure = (page: Page) => page.getByRole('link', { name: WORDS.programme.brochure }).first()

/** Clicks the link and saves the file, as a visitor does. */
async function download(page: Page) {
  const started = page.waitForEvent('download')
  await brochure(page).click()
  const file = await started
  return { name: file.suggestedFilename(), data: readFileSync(await file.path()) }
}

test('Download Brochure downloads the PDF once, says so in a toast and stays on the page', { tag: '@core' }, async ({ page, request }) => {
  await page.goto(PAGE)
  const response = await request.get((await brochure(page).getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  await expect(brochure(page)).toHaveAccessibleDescription(/^PDF, /)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  const { name, data } = await download(page)
  expect(name).toBe(`${company.slug}-storytelling-intensive.pdf`)
  expect(data.equals(readFileSync(path.join(FIXTURE_DIST, 'brochures/storytelling-intensive.pdf')))).toBe(true)
  await expect(toasts(page)).toHaveText(`${title} ${description.replace('{programme}', 'Storytelling Intensive')}`)
  await expect(page).toHaveURL(PAGE)
  expect(downloads).toBe(1)
})
