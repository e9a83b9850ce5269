import { expect, type Page } from '@playwright/test'
import { CODE, holdResponses } from './scripts.ts'
import { test } from './test.ts'

/** Where motifs are drawn: beside each section, above the footer, and in page heroes without a picture. */
const PLACES = [
  ['main > section', '::before'],
  ['.footer', '::before'],
  ['.footer-band', ''],
  ['.lit > .wrap', '::before'],
  ['.lit > .wrap', '::after'],
] as const

/** The motif in each place, with its site area; an empty text where there is none. */
const readMotifs = (page: Page) =>
  page.evaluate(
    (places) =>
      places.flatMap(([selector, pseudo]) =>
        [...document.querySelectorAll(selector)].map((part) => {
          const area = part.closest('[class*=area-]')?.className.match(/area-(\w+)/)?.[1] ?? ''
          return { area, motif: /^url\(.*?\)/.exec(getComputedStyle(part, pseudo).maskImage)?.[0] ?? '' }
        }),
      ),
    PLACES,
  )

test('motifs are not drawn until the pictures have loaded, so that on a slow phone a click does not wait for them', async ({ page }) => {
  // The load event waits for this script.
  const send = await holdResponses(page, CODE.module)
  await page.goto('/contact', { waitUntil: 'commit' })
  const sheet = page.locator('link[rel=stylesheet]')
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-hold')
  const motifsBefore = await readMotifs(page)
  expect(motifsBefore.length).toBeGreaterThan(PLACES.length)
  expect(new Set(motifsBefore.map(({ motif }) => motif))).toEqual(new Set(['']))
  send()
  await expect.poll(async () => (await readMotifs(page)).every(({ motif }) => motif !== '')).toBe(true)
})
