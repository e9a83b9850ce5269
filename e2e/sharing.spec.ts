import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { loadWidget, openWithWidget, setSharing, toasts } from './scripts.ts'
import { test } from './test.ts'

const { company } = site

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const ARTICLE = '/news/alliance-francaise-partnership'
const sharePage = (page: Page) => page.locator('[data-widget=share]')

test('the article’s share links need no script, open a new tab and say so', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto(ARTICLE)
  const links = page.getByRole('list', { name: WORDS.share.article }).getByRole('link')
  // Only scripts can copy.
  await expect(links).toHaveText([/^WhatsApp/, /^Facebook/, /^Twitter/, /^LinkedIn/, WORDS.share.email])
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    expect(href).toContain(encodeURIComponent(`${company.url}${ARTICLE}`))
    if (href.startsWith('mailto:')) continue
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/)
  }
})

test('Copy link copies the URL, even with the Web Share API, and confirms it', async ({ page }) => {
  await setSharing(page, 'shares')
  await openWithWidget(page, '/productions/sankara', sharePage(page))
  await page.getByRole('button', { name: WORDS.share.copyLink }).click()
  await expect(toasts(page)).toContainText(site.messages.toasts.linkCopied.title)
  const [copied, isShared] = await page.evaluate(async () => [await navigator.clipboard.readText(), 'shared' in window])
  expect([copied, isShared]).toEqual([page.url(), false])
})

test.describe('Share This Page', () => {
  test('uses the Web Share API, with title, text and the current URL', async ({ page }) => {
    await setSharing(page, 'shares')
    await openWithWidget(page, '/careers', sharePage(page))
    await page.getByRole('button', { name: WORDS.share.pageButton }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
    expect(shared).toEqual({ title: expect.stringMatching(/./), text: expect.stringMatching(/./), url: page.url() })
    await expect(toasts(page)).toBeEmpty()
  })

  test('shows no message when the visitor cancels sharing', async ({ page }) => {
    await setSharing(page, 'is cancelled')
    await openWithWidget(page, '/careers', sharePage(page))
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    await sharePage(page).click()
    // A copy of the address would have been written before this is read.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before')
    await expect(toasts(page)).toBeEmpty()
  })

  for (const api of ['is missing', 'refuses'] as const)
    test(`if the Web Share API ${api}, copies the URL and says so`, async ({ page, announcements }) => {
      await setSharing(page, api)
      await page.goto('/careers')
      await expect(sharePage(page)).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+%2Fcareers$/)
      await loadWidget(sharePage(page))
      await page.getByRole('button', { name: WORDS.share.pageButton }).press('Space')
      await expect(toasts(page)).toContainText(site.messages.toasts.linkCopied.title)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      await expect(sharePage(page)).toBeFocused()
      expect(await announcements()).toHaveLength(1)
    })
})
