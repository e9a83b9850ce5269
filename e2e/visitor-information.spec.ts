import { expect } from '@playwright/test'
import { test } from './test.ts'

test('programmes in other forms say their size and length, have transcripts, and load only when they are asked for', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/productions/in-the-continuum')
  const part = page.locator('section', { has: page.locator('#other-forms') })
  await part.scrollIntoViewIfNeeded()
  await expect(part.getByRole('link')).toHaveText([
    /\(PDF, \d+ KB\)$/,
    /\(1 minute, \d+ KB\)$/,
    /\(PDF, \d+ KB\)$/,
    /\(1 minute, \d+ KB\)$/,
  ])
  await part.getByText('Transcript of the audio introduction').click()
  await expect(part.getByText('Two chairs stand on a bare stage.')).toBeVisible()
  expect(requested).toContain('/productions/in-the-continuum')
  expect(requested.filter((path) => path.startsWith('/files/'))).toEqual([])
  for (const link of await part.getByRole('link').all()) {
    const response = await page.request.get((await link.getAttribute('href')) as string)
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^(application\/pdf|audio\/mpeg|video\/mp4)$/),
    ])
  }
})
