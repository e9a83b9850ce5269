import { expect } from '@playwright/test'
import { test } from './test.ts'

test('the press kit: a file with its size, an email, then everything that the file contains', async ({ page }) => {
  await page.goto('/news')
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Press Resources' }) })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "Download Press Kit" [level=3]
        - paragraph
        - link /Download Press Kit \\(ZIP, \\d+ KB\\)/:
          - /url: /\\/press\\/[a-z-]+-press-kit\\.zip/
      - listitem:
        - heading "Contact Press Team" [level=3]
        - paragraph
        - link "Contact Press Team":
          - /url: /mailto:.+\\?subject=Press%20enquiry/
    - heading "About the company" [level=3]
    - heading "In a sentence" [level=4]
    - heading "In a paragraph" [level=4]
    - heading "On half a page" [level=4]
    - heading "Facts" [level=3]
    - heading "Pictures for print" [level=3]
    - list:
      - listitem:
        - img /A girl of fifteen/
        - heading /^Daughters of the Dance. the poster$/ [level=4]
        - paragraph
        - group
        - link /Download PNG, \\d+ KB. Daughters of the Dance. the poster/`)
})

test('the press kit and each picture are downloaded, and no page opens in their place', async ({ page }) => {
  await page.goto('/news')
  for (const [name, file] of [
    [/^Download Press Kit/, /-press-kit\.zip$/],
    [/^Download PNG.*Sankara/, /sankara-poster\.png$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect((await download).suggestedFilename()).toMatch(file)
    expect(await (await download).failure()).toBeNull()
  }
  await expect(page).toHaveURL(/\/news$/)
})
