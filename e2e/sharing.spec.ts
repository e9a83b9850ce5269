import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { loadWidget, setSharing, toasts } from './scripts.ts'
import { test } from './test.ts'

const { company } = site

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const ARTICLE = '/news/alliance-francaise-partnership'
const sharePage = (page: Page) => page.locator('[data-widget=share]')

/** Opens a page, and loads the code of its share button. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await loadWidget(sharePage(page))
}

/** The ways to share an article: the name and address of each link. */
const shareLinks = (address: string) =>
  [
    ['WhatsApp: share (opens in a new tab)', /^https:\/\/wa\.me\//],
    ['Facebook: share (opens in a new tab)', /^https:\/\/www\.facebook\.com\//],
    ['Twitter (X): share (opens in a new tab)', /^https:\/\/twitter\.com\//],
    ['LinkedIn: share (opens in a new tab)', /^https:\/\/www\.linkedin\.com\//],
    ['Email', new RegExp(`^mailto:\\?subject=.+&body=${address}$`)],
  ] as const

test('the article’s share links need no script, open a new tab and say so', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto(ARTICLE)
  const address = encodeURIComponent(`${company.url}${ARTICLE}`)
  const list = page.getByRole('list', { name: 'Share this article' })
  const links = shareLinks(address)
  // Only scripts can copy.
  await expect(list.getByRole('link')).toHaveCount(links.length)
  for (const [name, href] of links) {
    const link = list.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    if (!name.includes('new tab')) continue
    expect(await link.getAttribute('href')).toContain(address)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('Copy link copies the URL, even with the Web Share API, and confirms it', async ({ page }) => {
  await setSharing(page, 'shares')
  await open(page, '/productions/sankara')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toasts(page)).toContainText('Link copied')
  const [copied, isShared] = await page.evaluate(async () => [await navigator.clipboard.readText(), 'shared' in window])
  expect([copied, isShared]).toEqual([page.url(), false])
})

test.describe('Share This Page', () => {
  test('uses the Web Share API, with title, text and the current URL', { tag: '@core' }, async ({ page }) => {
    await setSharing(page, 'shares')
    await open(page, '/careers')
    await page.getByRole('button', { name: 'Share This Page' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
    expect(shared).toEqual({ title: expect.stringMatching(/./), text: expect.stringMatching(/./), url: page.url() })
    await expect(toasts(page)).toBeEmpty()
  })

  test('shows no message when the visitor cancels sharing', async ({ page }) => {
    await setSharing(page, 'is cancelled')
    await open(page, '/careers')
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await sharePage(page).click()
    // A copy of the address would have been written before this is read.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
    await expect(toasts(page)).toBeEmpty()
  })

  for (const api of ['is missing', 'refuses'] as const)
    test(`if the Web Share API ${api}, copies the URL and shows “Link copied”`, async ({ page, announcements }) => {
      await setSharing(page, api)
      await page.goto('/careers')
      await expect(sharePage(page)).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+%2Fcareers$/)
      await loadWidget(sharePage(page))
      await page.getByRole('button', { name: 'Share This Page' }).press('Space')
      await expect(toasts(page)).toContainText('Link copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      await expect(sharePage(page)).toBeFocused()
      expect(await announcements()).toHaveLength(1)
    })
})
