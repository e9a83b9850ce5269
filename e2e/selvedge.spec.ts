import { expect, type Page } from '@playwright/test'
import { test } from './islands.ts'

/** The motif beside each part of a page, by the part's house and its own; an empty text where none is drawn. */
const readMotifs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, .footer')].map((part) => {
      const { maskImage } = getComputedStyle(part, '::before')
      const house = part.closest('[class*=house-]')?.className.match(/house-(\w+)/)?.[1] ?? ''
      return { house, motif: /^url\(.*?\)/.exec(maskImage)?.[0] ?? '' }
    }),
  )

test('the selvedge shows the motif of the house that a part belongs to, five houses and five motifs', async ({ page }) => {
  const motifs = new Map<string, Set<string>>()
  for (const route of ['/', '/productions', '/academy', '/festival', '/news']) {
    await page.goto(route, { waitUntil: 'load' })
    await expect.poll(async () => (await readMotifs(page)).every(({ motif }) => motif !== '')).toBe(true)
    for (const { house, motif } of await readMotifs(page)) motifs.set(house, (motifs.get(house) ?? new Set()).add(motif))
  }
  expect([...motifs.keys()].sort()).toEqual(['academy', 'festival', 'home', 'news', 'productions'])
  expect([...motifs.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1])
  expect(new Set([...motifs.values()].flatMap((drawn) => [...drawn])).size).toBe(5)
})

test('motifs are not drawn until the pictures have come: on a slow phone a press does not wait for them', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/pictures\//, async (request) => {
    await asked
    await request.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  const sheet = page.locator('link[rel=stylesheet]')
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-hold')
  expect(new Set((await readMotifs(page)).map(({ motif }) => motif))).toEqual(new Set(['']))
  answer()
  await expect.poll(async () => (await readMotifs(page)).every(({ motif }) => motif !== '')).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the selvedge shows its motifs as well', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'load' })
    await expect(page.locator('html')).not.toHaveAttribute('data-hold')
    const drawn = await page
      .locator('main > section')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').maskImage.startsWith('url(')))
    expect(drawn.length).toBeGreaterThan(2)
    expect(drawn).not.toContain(false)
  })
})
