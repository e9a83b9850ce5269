import { expect, type Locator, type Page } from '@playwright/test'
import { restingTopOf } from './islands.ts'
import { CODE, expectReady, holdResponses, waitForPageScript } from './scripts.ts'
import { coreIf, test } from './test.ts'
import { contactForm, fillContact, SENT, sendButton } from './visitorForms.ts'

/**
 * Scripts are held back until a control was used. Each use must take effect exactly once: natively, or when the script has arrived.
 * failed-chunks.spec.ts has what happens where a script never arrives; tabs, accordions and carousel have their own such tests.
 */
interface EarlyUse {
  path: string
  /** The control that is busy until its script has arrived. */
  control: (page: Page) => Locator
  act: (page: Page, control: Locator) => Promise<unknown>
  result: (page: Page) => Promise<unknown>
  announces?: string
}

const opensDialog = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), 'a closed dialog stays closed').toHaveCount(0)
}
const clickTwice = async (_: Page, control: Locator) => {
  for (let time = 0; time < 2; time += 1) await control.click()
}

const USES: Readonly<Record<string, EarlyUse>> = {
  'a message, sent twice': {
    path: '/contact',
    control: contactForm,
    async act(page) {
      await fillContact(page)
      await clickTwice(page, sendButton(page))
    },
    result: (page) => expect(contactForm(page).locator('.form-done:visible')).toContainText(SENT, { useInnerText: true }),
    announces: SENT,
  },
  'a link to a dialog, clicked twice': {
    path: '/tickets',
    control: (page) => page.locator('main a[data-widget=dialog][href="#more-filters"]').last(),
    act: clickTwice,
    result: opensDialog,
  },
}

for (const [what, { path, control, act, result, announces }] of Object.entries(USES))
  test(`${what}, before the script has arrived, takes effect once`, coreIf(path === '/contact'), async ({ page, announcements }) => {
    const sendScripts = await holdResponses(page, CODE.loadedByPage)
    await page.goto(path)
    await waitForPageScript(page)
    await control(page).scrollIntoViewIfNeeded()
    // Smooth scrolling may move the element: a click before it ends would be lost.
    await restingTopOf(control(page))
    const before = await page.evaluate(() => history.length)
    await act(page, control(page))
    await expect(control(page)).toHaveAttribute('aria-busy', 'true')
    sendScripts()
    await expectReady(control(page))
    await result(page)
    await expect(control(page)).not.toHaveAttribute('aria-busy')
    await page.waitForLoadState('networkidle')
    const said = await announcements()
    expect(said).toHaveLength(announces ? 1 : 0)
    expect(said[0] ?? '').toContain(announces ?? '')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

for (const late of ['page', 'widgets'] as const)
  test(`a choice and a typed word, before the ${late} script has arrived, count once`, async ({ page, announcements }) => {
    const visit = async (path: string, act: () => Promise<unknown>, widget: string) => {
      const sendScripts = await holdResponses(page, late === 'page' ? CODE.module : CODE.loadedByPage)
      await page.goto(path, { waitUntil: late === 'page' ? 'commit' : 'load' })
      await expect(page.locator('[data-toasts]')).toBeAttached()
      await act()
      // The focus has moved on.
      await blur(page)
      sendScripts()
      await expectReady(page.locator(`[data-widget=${widget}]`).first())
    }
    await visit('/tickets', () => page.getByRole('radio', { name: 'festival' }).check(), 'filter')
    await expect(page).toHaveURL(/\?category=festival$/)
    await expect(page.locator('.filter-list').first().locator('> li:visible')).toHaveCount(1)
    await expect.poll(announcements).toHaveLength(1)
    await visit('/news', () => page.getByRole('searchbox').fill('academy'), 'search')
    await expect(page.getByRole('searchbox')).toHaveValue('academy')
    await expect(page).toHaveURL(/\?q=academy$/)
    await expect(page.locator('.news-search-list > li:visible')).toHaveCount(2)
    await expect.poll(announcements).toHaveLength(1)
  })
