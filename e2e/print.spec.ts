import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { readPdf } from '../tests/brochures/readPdf.ts'
import { site } from '../tests/fixtures/site.ts'
import { openHydrated } from './islands.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
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

for (const path of PAGES)
  test(`${path} is printed black on white, without navigation or forms`, coreIf(path === '/'), async ({ page }) => {
    await page.goto(path)
    // A dark page is the one whose colours would show.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await coloursOf(page)).toEqual(['on rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    for (const hidden of ['.header', 'nav', 'form', '.carousel-controls', '.toasts'])
      for (const part of await page.locator(hidden).all()) await expect(part).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
  })

test('careers prints every role with its address, and the site’s at the end', async ({ page }) => {
  await page.goto('/careers')
  await page.emulateMedia({ media: 'print' })
  const links = page.locator('[data-id="roles"] a[target]')
  expect(await links.count()).toBeGreaterThan(1)
  for (const link of await links.all()) {
    await expect(link).toBeVisible()
    const address = await link.getAttribute('href')
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(`" <${address}>"`)
  }
  const own = await page.locator('[data-site]').evaluate((element) => getComputedStyle(element, '::after').content)
  expect(own).toMatch(/^" · https:.*"$/)
})

/** The words of each page that is printed, by default on A4. */
const readPrinted = async (page: Page, height = '297mm') => (await readPdf(await page.pdf({ width: '210mm', height }))).pages

test('a hero carousel that was started and stopped prints every slide, two or more to a page', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('.carousel-hero')
  await hero.getByRole('button', { name: WORDS.carousel.stop }).click()
  await expect(hero.getByRole('button', { name: WORDS.carousel.start })).toBeVisible()
  await expect(hero.locator('.carousel-slide[inert]')).toHaveCount(site.home.slides.length - 1)
  const headings = await hero.locator('h2').allTextContents()
  const pages = await readPrinted(page)
  const found = headings.map((heading) => pages.findIndex((text) => text.includes(heading.trim().replace(/\s+/g, ' '))))
  expect(found, pages.slice(0, 4).join('\n')).not.toContain(-1)
  expect(Math.max(...found), 'the last page with a slide').toBeLessThanOrEqual(2)
})

test('the lead of a tab stays with its heading and its cards, and every day is printed', async ({ page }) => {
  await openHydrated(page, '/festival', 'festival-days')
  const days = await page
    .locator('.tab-panel')
    .evaluateAll((panels) =>
      panels.map((panel) => [...panel.querySelectorAll('.tab-heading, .lead, h4')].map((part) => part.textContent ?? '')),
    )
  // On paper of several lengths, a page would end within some day if it could.
  for (const height of ['297mm', '270mm', '240mm', '210mm']) {
    const pages = await readPrinted(page, height)
    for (const [heading = '', ...rest] of days) {
      const on = pages.find((text) => text.includes(heading))
      for (const words of rest) expect(on, height).toContain(words.replace(/\s+/g, ' '))
    }
  }
})

for (const [what, path, closed] of [
  ['role and answer', '/careers', '.disclosure-panel :is(p, li)'],
  ['content warning', '/productions/sankara', '.facts details:not([open]) :is(p, li)'],
] as const)
  test(`every closed ${what} is printed`, async ({ page }) => {
    await page.goto(path)
    await loadAllWidgets(page)
    const texts = await page.locator(closed).allTextContents()
    expect(texts.length).toBeGreaterThan(1)
    const printed = (await readPrinted(page)).join(' ')
    expect(texts.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 25)).filter((words) => !printed.includes(words))).toEqual([])
  })
