import { expect, type Page } from '@playwright/test'
import { coreIf, test } from './test.ts'

const PAGES = ['/', '/productions/sankara', '/festival', '/careers', '/tickets', '/academy/storytelling-intensive']

/** The colours of printed text, and of backgrounds that are not transparent. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || !node.nodeValue?.trim()) continue
      found.add(getComputedStyle(parent).color)
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        const surface = getComputedStyle(box).backgroundColor
        if (surface !== 'rgba(0, 0, 0, 0)') found.add(`on ${surface}`)
      }
    }
    return [...found].sort()
  })

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`printed, ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const path of PAGES) {
      test(`${path} is black on white, without navigation or forms`, coreIf(colorScheme === 'dark' && path === '/'), async ({ page }) => {
        await page.goto(path)
        await page.emulateMedia({ media: 'print', colorScheme })
        expect(await coloursOf(page)).toEqual(['on rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
        for (const hidden of ['.header', 'nav', 'form', '.carousel-controls', '.toasts']) {
          for (const part of await page.locator(hidden).all()) await expect(part).toBeHidden()
        }
        await expect(page.locator('h1')).toBeVisible()
      })
    }
  })
}

test('careers prints every role with its address, and the site’s at the end', async ({ page }) => {
  await page.goto('/careers')
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('[data-id="roles"] a[target]')
  expect(await links.count()).toBe(10)
  for (const link of await links.all()) {
    await expect(link).toBeVisible()
    const address = await link.getAttribute('href')
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(`" <${address}>"`)
  }
  const own = await page.locator('[data-site]').evaluate((element) => getComputedStyle(element, '::after').content)
  expect(own).toMatch(/^" · https:.*"$/)
})
