import { expect, type Locator, type Page, test } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { blockScripts, CODE, loadWidget } from './scripts.ts'
import { contactForm, newsletterForm, subscribe } from './visitorForms.ts'

const TITLE = 'Unexpected Application Error!'

/** Breaks the contact form, so that its code throws when it starts. */
async function breakForm(page: Page) {
  await page.goto('/contact')
  await contactForm(page)
    .locator('[data-part=done]')
    .evaluate((done) => done.remove())
  await contactForm(page).dispatchEvent('pointerover')
}

test('when interactive code fails, the page shows ‘Unexpected Application Error!’ with the message next to the widget', async ({
  page,
}) => {
  await breakForm(page)
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(`${TITLE}This page has no done where one is needed.`)
  const [box, form] = [await page.locator('.error-box').boundingBox(), await contactForm(page).boundingBox()]
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (form?.y ?? 0))).toBeLessThan(60)
})

test('the rest of the page stays readable and usable', async ({ page }) => {
  await breakForm(page)
  await expect(page.getByRole('alert')).toContainText(TITLE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await loadWidget(newsletterForm(page))
  await subscribe(page)
  await expect(page.locator('[data-toasts]')).toContainText('Subscription successful!')
  // The failed form still works natively.
  await contactForm(page).getByLabel('Name').fill('Ada')
  await expect(contactForm(page)).not.toHaveAttribute('data-state', 'ready')
  await expect(contactForm(page)).toHaveAttribute('action', '/forms')
})

test('screen readers announce the error at once, title and message, a single time', async ({ page }) => {
  const said = await recordAnnouncements(page)
  await breakForm(page)
  await expect.poll(said).toEqual([`assertive: ${TITLE} This page has no done where one is needed.`])
  await contactForm(page).dispatchEvent('pointerover')
  await contactForm(page).getByLabel('Name').focus()
  await page.waitForTimeout(300)
  expect(await said()).toHaveLength(1)
})

test('when the code that shows the error fails to load too, the form still works', async ({ page }) => {
  await blockScripts(page, CODE.error)
  const lost = page.waitForEvent('requestfailed')
  await breakForm(page)
  await lost
  await expect(page.locator('.error-box')).toHaveCount(0)
  await contactForm(page).getByLabel('Name').fill('Ada')
  await expect(contactForm(page)).toHaveAttribute('action', '/forms')
  await expect(page.getByRole('main').getByRole('link', { name: /@/ }).first()).toBeVisible()
})

test('an error thrown later by a click is announced once too', async ({ page }) => {
  await page.goto('/academy/storytelling-intensive')
  const apply = page.getByRole('button', { name: 'Apply Now' }).first()
  await loadWidget(apply)
  await page.locator('[data-toasts] [data-part=close]').evaluate((close) => close.remove())
  await apply.click()
  await apply.click()
  await expect(page.getByRole('alert')).toHaveText(`${TITLE}This page has no close where one is needed.`)
  await expect(page.locator('.error-box')).toHaveCount(1)
})

test('the message can be closed', async ({ page }) => {
  await breakForm(page)
  await page.locator('.error-box').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.error-box')).toHaveCount(0)
})

test('errors thrown by browser extensions are ignored', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() =>
    dispatchEvent(new ErrorEvent('error', { error: new Error('mine'), filename: 'chrome-extension://abc/content.js' })),
  )
  await page.waitForTimeout(500)
  await expect(page.locator('.error-box')).toHaveCount(0)
})

test('a dialog that fails is reported beside its own link, not the one opened before it, and others open after it', async ({ page }) => {
  await page.goto('/tickets')
  const links = page.locator('section:has(#events) a[data-widget=dialog][href^="#tickets"][role=button]')
  const dialog = page.getByRole('dialog')
  const openAndClose = async (link: Locator) => {
    await link.click()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toHaveCount(0)
  }
  await openAndClose(links.first())

  const second = links.last()
  await second.evaluate((link: HTMLAnchorElement) => {
    const section = document.querySelector<HTMLElement>(link.hash)
    if (section)
      section.cloneNode = () => {
        throw new Error('These tickets are torn.')
      }
  })
  await second.click()
  await expect(page.getByRole('alert')).toHaveText(`${TITLE}These tickets are torn.`)
  expect(await second.evaluate((link) => link.previousElementSibling?.className)).toBe('error-box')

  await openAndClose(links.first())
})
