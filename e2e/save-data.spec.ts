import { expect, type Page } from '@playwright/test'
import { scrollToEnd } from '../scripts/browser/scrollToEnd.ts'
import { ONE_PAGE_PER_TEMPLATE } from './pageKinds.ts'
import { blockScripts, expectReady, recordRequests, saveData, setConnection } from './scripts.ts'
import { coreIf, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const use = (page: Page) => page.getByRole('button', { name: 'Use less data' })
const stop = (page: Page) => page.getByRole('button', { name: 'Show all pictures' })
const showPictures = (page: Page) => page.getByRole('button', { name: /^Show picture, \d+ KB/ })

test('the toggle in the footer omits pictures, says so, and is stored for other pages', { tag: '@core' }, async ({ page }) => {
  await page.goto('/about')
  await expect(stop(page)).toBeHidden()
  await use(page).click()
  await expect(stop(page)).toBeFocused()
  await expect(page.getByText('Pictures wait until you ask for them.')).toBeVisible()
  await expect(use(page)).toBeHidden()
  expect(page.url()).not.toContain('?')
  await page.waitForLoadState('networkidle')

  const requested = recordRequests(page, 'image', 'font')
  await page.goto('/productions')
  await scrollToEnd(page)
  expect(requested.filter((address) => address.startsWith('/pictures/'))).toEqual([])
  await expect(stop(page)).toBeVisible()

  await stop(page).press('Enter')
  await expect(use(page)).toBeFocused()
  await expect(showPictures(page)).toHaveCount(0)
  await expect.poll(() => requested.filter((address) => address.startsWith('/pictures/')).length).toBeGreaterThan(1)
})

test('each picture’s button gives its size, and loads that picture alone', async ({ page }) => {
  await saveData(page)
  const requested = recordRequests(page, 'image', 'font')
  await page.goto('/about')
  await scrollToEnd(page)
  // On a return visit the browser may take the fonts from its cache before the page requests them.
  expect(requested.filter((address) => address.endsWith('.woff2'))).toEqual([])
  const before = requested.length
  const first = showPictures(page).first()
  await expect(first).toBeVisible()
  const [, kb] = /(\d+) KB: /.exec((await first.getAttribute('aria-label')) ?? '') ?? []
  const [response] = await Promise.all([page.waitForResponse(/\/pictures\//), first.click()])
  expect(Math.abs(Number(kb) * 1024 - Number(response.headers()['content-length']))).toBeLessThan(1024)
  const shown = page.locator('[data-asked] img')
  await expect(shown).toBeFocused()
  await expect(shown).toBeVisible()
  expect(requested.length - before).toBe(1)
})

test('after a decorative picture has loaded, the focus is on the link beside it', async ({ page }) => {
  await saveData(page)
  await page.goto('/productions')
  const card = page.locator('.card').filter({ hasText: 'Sankara' }).first()
  await card.getByRole('button', { name: /^Show picture, \d+ KB: Sankara$/ }).press('Enter')
  await expect(card.getByRole('link', { name: 'Sankara' })).toBeFocused()
  await expect(card.locator('img')).toBeVisible()
})

test('the toggle works before its code has loaded, and when that never loads', { tag: '@core' }, async ({ page }) => {
  await blockScripts(page)
  await page.goto('/contact')
  await use(page).click()
  await expect(stop(page)).toBeFocused()
  await page.goto('/about')
  await expect(stop(page)).toBeVisible()
  await stop(page).click()
  await expect(use(page)).toBeVisible()
})

test('a link with ?less=1 saves data on that page alone, and “Show all pictures” ends it for good', { tag: '@core' }, async ({ page }) => {
  await page.goto('/about?less=1')
  await expect(showPictures(page).first()).toBeVisible()
  await page.goto('/contact')
  await expect(use(page)).toBeVisible()
  await page.goto('/about?less=1#find-us')
  await stop(page).click()
  await page.reload()
  await expect(use(page)).toBeVisible()
  await page.goto('/contact?less=1')
  await expect(use(page)).toBeVisible()
})

test('without scripts, all pictures load, and no toggle is shown', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto('/about')
  await expect(page.getByRole('button', { name: /data|pictures/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

/**
 * The visible text of main and footer, line by line, with the alternative text of pictures or of their replacements. Without the texts of
 * save-data mode itself, and of a carousel, which does not start in it.
 */
async function readText(page: Page) {
  await page.locator('html:not([data-loading])').waitFor()
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main, footer')]
    const isOwn = /^(?:Previous slide|Next slide|\d+ \/ \d+|Show picture, \d+ KB|Use less data|Show all pictures|Less data is on\..*)$/
    const lines = parts.flatMap((part) => part.innerText.split('\n')).map((line) => line.trim())
    const toText = (image: HTMLImageElement) => {
      if (image.checkVisibility()) return image.alt
      const replacement = image.closest('a') ?? image.closest('.picture')?.nextElementSibling
      if (!replacement?.checkVisibility()) return 'invisible'
      const [, alt] = /^Show picture, \d+ KB(?:: (.*))?$/s.exec(replacement.ariaLabel ?? replacement.textContent ?? '') ?? ['', 'unnamed']
      // The button of a decorative picture has the name of the heading beside it.
      return (image.alt && alt) ?? ''
    }
    return {
      lines: lines.filter((line) => line && !isOwn.test(line)),
      pictures: parts.flatMap((part) => [...part.querySelectorAll('img')]).map(toText),
    }
  })
}

for (const path of ONE_PAGE_PER_TEMPLATE)
  test(`${path}: no text is lost, alternative texts included`, coreIf(path === '/productions/daughters-of-dance'), async ({ page }) => {
    await page.goto(path)
    const all = await readText(page)
    expect(all.lines.length).toBeGreaterThan(20)
    await saveData(page)
    await page.reload()
    await expectReady(page.locator('[data-widget=save-data]'))
    expect(await readText(page)).toEqual(all)
  })

// e2e/real-content/weight.spec.ts measures what every page requests in this mode.
for (const [name, connection] of [
  ['Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a 2G connection', { saveData: false, effectiveType: '2g' }],
  ['a slow 2G connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const)
  test(`${name} turns the mode on without a visitor’s choice`, { tag: '@core' }, async ({ page }) => {
    await setConnection(page, connection)
    await page.goto('/about')
    await expect(stop(page)).toBeVisible()
    await expect(showPictures(page).first()).toBeVisible()
  })
