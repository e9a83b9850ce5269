import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { findAxeErrors } from './axe.ts'
import { expectLinkWorks, expectReadable } from './readable.ts'
import { CODE, loadWidget } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, newsletterForm, SUBSCRIBED, subscribe } from './visitorForms.ts'

test.use({ errorsExpected: true })

const TITLE = site.messages.unexpectedError

/** Breaks the contact form, so that its code throws when it starts. */
async function breakForm(page: Page) {
  await page.goto('/contact')
  await contactForm(page)
    .locator('[data-part=done]')
    .evaluate((done) => done.remove())
  await contactForm(page).dispatchEvent('pointerover')
}

test('screen readers announce the error at once, title and message, once; everything else works', async ({ page, announcements }) => {
  await breakForm(page)
  const error = page.locator('.error-box')
  await expect.poll(announcements).toEqual([`assertive: ${TITLE} Part of this page is missing: done.`])
  expect(await findAxeErrors(page)).toEqual([])
  const [box, form] = [await error.boundingBox(), await contactForm(page).boundingBox()]
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (form?.y ?? 0))).toBeLessThan(60)
  // The failed form still works natively.
  await contactForm(page).dispatchEvent('pointerover')
  await contactForm(page).getByLabel('Name').fill('Ada')
  await expect(contactForm(page)).not.toHaveAttribute('data-state', 'ready')
  await expect(contactForm(page)).toHaveAttribute('action', '/forms')
  await error.getByRole('button', { name: 'Close' }).click()
  await expect(error).toHaveCount(0)
  await loadWidget(newsletterForm(page))
  await subscribe(page)
  await expect(page.locator('[data-toasts]')).toContainText(SUBSCRIBED)
  expect(await announcements()).toHaveLength(2)
})

test('errors thrown by browser extensions are ignored', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    for (const [message, filename] of [
      ['of an extension', 'chrome-extension://abc/content.js'],
      ['of the page', location.href],
    ] as const)
      dispatchEvent(new ErrorEvent('error', { error: new Error(message), filename }))
  })
  await expect(page.locator('.error-box')).toContainText('of the page')
  await expect(page.locator('.error-box')).toHaveCount(1)
})

/** Code that loads and then throws, each with a page that uses it and the part that calls it. */
const THROWING = [
  { name: 'tabs', code: CODE.tabs, path: '/festival', part: '[data-widget=tabs]', act: 'hover' },
  { name: 'dialogs', code: CODE.dialog, path: '/tickets', part: 'a[data-widget=dialog][href^="#tickets"]', act: 'click' },
] as const

for (const { name, code, path, part, act } of THROWING)
  test(`${name} that throw show the error message, and leave ${path} unchanged`, async ({ page }) => {
    await page.route(code, async (route) => {
      const exported = [...(await (await route.fetch()).text()).matchAll(/export\{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(','),
      )
      const names = exported.map((one) => one.split(' as ').at(-1))
      const body = `const fail = () => { throw new Error('It broke.') }
        const all = new Proxy(fail, { get: (known, key) => (key in known || typeof key === 'symbol' || key === 'then' ? known[key] : fail) })
        const failOnClick = (link) => link.addEventListener('click', (event) => { event.preventDefault(); fail() })
        export { ${names.map((one) => `${act === 'click' && one === 'start' ? 'failOnClick' : 'all'} as ${one}`).join()} }`
      await route.fulfill({ contentType: 'text/javascript', body })
    })
    await page.goto(path)
    const broken = page.locator(part).first()
    const before = await broken.innerHTML()
    if (act === 'click') await broken.click()
    else await broken.dispatchEvent('pointerover')
    await expect(page.getByRole('alert').first()).toHaveText(`${TITLE}It broke.`)
    expect(await broken.innerHTML()).toBe(before)
    // A failed dialog does not leave the page inert.
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expectReadable(page)
    await expectLinkWorks(page)
  })
