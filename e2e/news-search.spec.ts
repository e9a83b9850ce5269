import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { findAxeErrors } from './axe.ts'
import { openWithWidget, rewriteHtml } from './scripts.ts'
import { test } from './test.ts'

/** All articles but the featured one. */
const LISTED = site.news.length - 1
const search = (page: Page) => page.locator('[data-widget=search]')
const box = (page: Page) => page.getByRole('search', { name: 'Search news' }).getByRole('searchbox')
const featured = (page: Page) => search(page).locator('.news-search-featured')
const results = (page: Page) => search(page).locator('.news-search-list > li:visible')
const status = (page: Page) => search(page).getByRole('status')

test('the count is announced when typing stops, not at each character; then that nothing matches, and that all are shown again', {
  tag: '@core',
}, async ({ page, announcements }) => {
  await openWithWidget(page, '/news', search(page))
  await box(page).pressSequentially('academy', { delay: 80 })
  await expect.poll(announcements).toEqual(['polite: 2 articles found'])
  // Submitting does not announce it again.
  await box(page).press('Enter')
  await box(page).fill('astronaut')
  await expect.poll(announcements).toEqual(['polite: 2 articles found', `polite: ${site.messages.empty.news}`])
  expect(await findAxeErrors(page)).toEqual([])
  await page.getByRole('button', { name: WORDS.news.clearSearch }).click()
  await expect.poll(announcements).toHaveLength(3)
  expect((await announcements()).at(-1)).toBe('polite: All articles shown')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await expect(results(page)).toHaveCount(LISTED)
  await expect(page.getByRole('button', { name: WORDS.news.clearSearch })).toBeHidden()
})

test('the query is in the URL; Back works; a shared URL opens the same results', async ({ page, context }) => {
  await openWithWidget(page, '/news', search(page))
  await box(page).fill('academy')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/news\?q=academy$/)
  await expect(box(page)).toBeFocused()
  const count = await results(page).count()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(box(other)).toHaveValue('academy')
  await expect(results(other)).toHaveCount(count)
  await expect(featured(other)).toBeHidden()
  await page.goBack()
  await expect(box(page)).toHaveValue('')
  await expect(featured(page)).toBeVisible()
  await expect(results(page)).toHaveCount(LISTED)
})

test('with scripts off the page says how to find articles', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto('/news')
  await expect(page.getByText(WORDS.news.withoutScripts)).toBeVisible()
})

test.describe('with pages of earlier news', () => {
  const links = '<nav data-part="earlier"><a href="/news/page/2">Page 2</a> <a href="/news/page/1">Page 1</a></nav>'
  const toPage = (title: string) => `<!doctype html><ul data-part="list"><li data-text="${title}"><h3>${title}</h3></li></ul>`

  test.beforeEach(async ({ page }) => {
    const status = 'data-part="empty" data-not-loaded="The pages did not load." data-all="The newest articles shown"'
    // Inserts the links after the end of the list, still inside the search part.
    await rewriteHtml(page, '**/news', (html) =>
      html.replace(/(?<=id="news-list"[\s\S]*?<\/ul>)/, links).replace('data-part="empty"', status),
    )
  })

  test('a word searches them too, and clearing it removes them', async ({ page }) => {
    for (const number of [1, 2])
      await page.route(`**/news/page/${number}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: toPage(`An astrolabe of year ${number}`) }),
      )
    await openWithWidget(page, '/news', search(page))
    await box(page).fill('ASTROLABE')
    await expect(status(page)).toHaveText('2 articles found')
    await expect(results(page)).toHaveText(['An astrolabe of year 2', 'An astrolabe of year 1'])
    await box(page).fill('')
    await expect(status(page)).toHaveText('The newest articles shown')
    await expect(results(page)).toHaveCount(LISTED)
  })

  test('if they do not load, it says so and tries again at the next search', async ({ page }) => {
    await page.route('**/news/page/*', (route) => route.abort())
    await openWithWidget(page, '/news', search(page))
    await box(page).fill('astrolabe')
    await expect(status(page)).toHaveText(`The pages did not load. ${site.messages.empty.news}`)
    await page.unroute('**/news/page/*')
    await page.route('**/news/page/*', (route) => route.fulfill({ contentType: 'text/html', body: toPage('An astrolabe') }))
    await box(page).fill('')
    await box(page).fill('astrolabe')
    await expect(status(page)).toHaveText('2 articles found')
  })
})
