import { expect } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { toasts } from './scripts.ts'
import { test } from './test.ts'

const { title, description } = site.messages.toasts.brochure

test('Download Brochure downloads the PDF once, says so in a toast and stays on the page', { tag: '@core' }, async ({ page }) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await page.goto('/academy/storytelling-intensive')
  const link = page.getByRole('link', { name: WORDS.programme.brochure }).first()
  await expect(link).toHaveAccessibleDescription(/^PDF, /)
  await link.click()
  await expect(toasts(page)).toHaveText(`${title} ${description.replace('{programme}', 'Storytelling Intensive')}`)
  await expect.poll(() => downloads).toEqual([`${site.company.slug}-storytelling-intensive.pdf`])
  await page.waitForLoadState('networkidle')
  expect(downloads).toHaveLength(1)
  await expect(page).toHaveURL('/academy/storytelling-intensive')
})
