import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { recordAnnouncements } from './announcements.ts'
import { test } from './islands.ts'
import { blockScripts, loadWidget, toasts } from './scripts.ts'

const { company } = site

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const ARTICLE = '/news/alliance-francaise-partnership'
const sharePage = (page: Page) => page.locator('[data-widget=share]')

/** Opens a page, and loads the code of its share button. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await loadWidget(sharePage(page))
}

test.describe('the article’s share links', () => {
  test.use({ javaScriptEnabled: false })

  test('need no script, open a new tab and say so', { tag: '@core' }, async ({ page }) => {
    await page.goto(ARTICLE)
    const address = encodeURIComponent(`${company.url}${ARTICLE}`)
    const list = page.getByRole('list', { name: 'Share this article' })
    await expect(list.getByRole('link')).toHaveCount(6)
    await expect(list.getByRole('link', { name: 'Copy link' })).toHaveAttribute('href', ARTICLE)
    for (const [name, host] of [
      ['WhatsApp: share (opens in a new tab)', 'wa.me'],
      ['Facebook: share (opens in a new tab)', 'www.facebook.com'],
      ['Twitter (X): share (opens in a new tab)', 'twitter.com'],
      ['LinkedIn: share (opens in a new tab)', 'www.linkedin.com'],
    ] as const) {
      const link = list.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      const href = (await link.getAttribute('href')) ?? ''
      expect(new URL(href).host).toBe(host)
      expect(href).toContain(address)
    }
    await expect(list.getByRole('link', { name: 'Email' })).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=.+&body=${address}$`))
  })
})

test.describe('Copy link', () => {
  const PAGES = [
    '/productions/sankara',
    '/academy/storytelling-intensive',
    '/academy/young-creatives-bootcamp',
    '/academy/young-creative-workshop',
    '/festival',
    '/tickets',
  ]

  test('stands after WhatsApp on every page that people send on, and leads to the page itself without scripts', async ({ page }) => {
    for (const path of PAGES) {
      const html = await (await page.request.get(path)).text()
      const list = /<ul class="share-links" aria-label="Share this page">.*?<\/ul>/.exec(html)?.[0] ?? ''
      expect(
        [...list.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/\?.*/, '')),
        path,
      ).toEqual(['https://wa.me/', path])
      expect(list).toContain(encodeURIComponent(company.url + path))
    }
  })

  test('copies the address where the device has a way of sharing, too, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: async () => Object.assign(window, { shared: true }) })
    })
    await open(page, '/productions/sankara')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(toasts(page)).toContainText('Link copied')
    const [copied, isShared] = await page.evaluate(async () => [await navigator.clipboard.readText(), 'shared' in window])
    expect([copied, isShared]).toEqual([page.url(), false])
  })
})

test.describe('Share This Page', () => {
  test('uses what the device has for sharing, with title, text and the current address', { tag: '@core' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: async (what: ShareData) => Object.assign(window, { shared: what }) })
    })
    await open(page, '/careers')
    await page.getByRole('button', { name: 'Share This Page' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)
    expect(shared).toEqual({ title: expect.stringMatching(/./), text: expect.stringMatching(/./), url: page.url() })
    await expect(toasts(page)).toBeEmpty()
  })

  test('says nothing when the visitor closes the device’s dialog again', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('closed', 'AbortError')) })
    })
    await open(page, '/careers')
    await sharePage(page).click()
    await page.waitForTimeout(300)
    await expect(toasts(page)).toBeEmpty()
  })

  for (const device of ['has no way of sharing', 'refuses'] as const)
    test(`where the device ${device}, copies the address and says “Link copied”`, async ({ page }) => {
      await page.addInitScript((refuses) => {
        const value = refuses ? () => Promise.reject(new DOMException('no', 'NotAllowedError')) : undefined
        Object.defineProperty(navigator, 'share', { configurable: true, value })
      }, device === 'refuses')
      await page.goto('/careers')
      const said = await recordAnnouncements(page)
      await loadWidget(sharePage(page))
      await sharePage(page).focus()
      await page.keyboard.press('Space')
      await expect(toasts(page)).toContainText('Link copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      await expect(sharePage(page)).toBeFocused()
      expect(await said()).toHaveLength(1)
    })

  test('without the code it is an email with the address', async ({ page }) => {
    await blockScripts(page)
    await page.goto('/careers')
    const link = page.getByRole('link', { name: 'Share This Page' })
    await expect(link).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=.+&body=.+${encodeURIComponent(company.url)}%2Fcareers$`))
  })
})

test('links that open a new tab say so, and payment and ticket links name the host', async ({ page }) => {
  for (const [path, count] of [
    ['/', 1],
    ['/academy/young-creative-workshop', 2],
    ['/tickets', 3],
    ['/get-involved', 3],
    ['/academy/young-creatives-bootcamp', 1],
  ] as const) {
    await page.goto(path)
    const links = await page.locator('a[target=_blank]:visible').all()
    expect(links.length, path).toBeGreaterThan(0)
    let named = 0
    for (const link of links) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleName(/opens in a new tab\)$/)
      await expect(link.locator('svg')).not.toHaveCount(0)
      const host = new URL((await link.getAttribute('href')) ?? '').host
      if (!/^(pay|tickets|forms)\./.test(host)) continue
      named += 1
      await expect(link, path).toHaveAccessibleName(new RegExp(host.replaceAll('.', '\\.')))
    }
    expect(named, path).toBeGreaterThanOrEqual(count)
  }
})
