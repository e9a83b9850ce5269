import { expect, type Page, type Route } from '@playwright/test'
import { FIELD_LABELS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { findAxeErrors } from './axe.ts'
import { holdResponses, openWithWidget, rewriteHtml, stopClock, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, problem, SENT, sendButton, MESSAGE as WORDS } from './visitorForms.ts'

const MESSAGE = { ...WORDS, Message: `${WORDS.Message}\nIn March & April.` }
const TEXT = `Name: ${MESSAGE.Name}\nEmail: ${MESSAGE.Email}\n${FIELD_LABELS.reason}: Press/Media\nSubject: ${MESSAGE.Subject}\nMessage: ${MESSAGE.Message}`

async function fill(page: Page, respond?: (route: Route) => unknown) {
  if (respond) await page.route('**/forms', respond)
  await openWithWidget(page, '/contact', contactForm(page))
  await fillContact(page, MESSAGE, 'press')
}

async function expectTextKept(page: Page) {
  for (const [label, text] of Object.entries(MESSAGE)) await expect(contactForm(page).getByLabel(label)).toHaveValue(text)
  await expect(contactForm(page).getByLabel(FIELD_LABELS.reason)).toHaveValue('press')
  await expect(contactForm(page)).not.toHaveAttribute('aria-busy')
  await expect(toasts(page)).toBeEmpty()
  await expect(contactForm(page).locator('.form-done:visible')).toHaveCount(0)
}

const answerWith =
  (status: number, body: object | string = '', contentType?: string) =>
  (route: Route) =>
    route.fulfill({
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      contentType: contentType ?? (typeof body === 'string' ? 'text/plain' : 'application/json'),
    })

const ACKNOWLEDGE = answerWith(200, { fragment: 'message-sent' })

const { failure, unconnected } = site.messages.forms

for (const [what, respond, text] of [
  [
    'the receiver refuses it',
    answerWith(422, { problems: ['Name is empty.', 'Email is empty.'] }),
    `${failure.refused} Name is empty. Email is empty.`,
  ],
  ['the web server finds no receiver behind it', answerWith(502, '<h1>Bad Gateway</h1>', 'text/html'), failure.refused],
  ['a host without a receiver answers 405', answerWith(405), failure.missing],
  ['a host answers every request with a page', answerWith(200, '<h1>Home</h1>', 'text/html'), failure.missing],
  ['the connection breaks', (route: Route) => route.abort('connectionreset'), failure.silent],
] as const)
  test(`when ${what}, the form keeps its text and the focus moves to the reason`, async ({ page, announcements }) => {
    await fill(page, respond)
    await sendButton(page).press('Enter')
    await expect(problem(page)).toBeFocused()
    await expect(problem(page)).toHaveText(text)
    await expectTextKept(page)
    // Screen readers announce the focused element; a live region would announce it a second time.
    expect(await announcements()).toEqual([])
  })

test('offline, the error is shown at once, and nothing is sent', { tag: '@core' }, async ({ page, context }) => {
  await fill(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(problem(page)).toHaveText(failure.offline)
  await expect(problem(page)).toBeFocused()
  await expectTextKept(page)
  expect(sent).toEqual([])
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(toasts(page)).toContainText(SENT)
  expect(sent).toHaveLength(1)
  await expect(problem(page)).toBeHidden()
})

test('after 15 seconds without a response, sending fails', async ({ page }) => {
  await fill(page, () => {})
  await stopClock(page)
  const requested = page.waitForRequest('**/forms')
  await sendButton(page).click()
  await requested
  await page.clock.runFor(14_500)
  await expect(contactForm(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(600)
  await expect(problem(page)).toHaveText(failure.silent)
  await expectTextKept(page)
})

test('the answer of a form service, which names no message of ours, counts as sent', async ({ page }) => {
  await fill(page, answerWith(200, { next: '/thanks', ok: true }))
  await sendButton(page).click()
  await expect(toasts(page)).toHaveText(SENT)
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('')
})

test('offers the text by email, as a copy and on WhatsApp', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fill(page, answerWith(500))
  await page.getByLabel(FIELD_LABELS.needs).fill('A seat near the door')
  await page.getByLabel('Captions').check()
  await sendButton(page).click()
  const text = `${TEXT}\n${FIELD_LABELS.needs} (optional): A seat near the door, captions`
  const mail = new URL((await contactForm(page).getByRole('link', { name: failure.mail }).getAttribute('href')) ?? '')
  expect([mail.protocol, mail.pathname, mail.searchParams.get('subject')]).toEqual(['mailto:', site.company.email, MESSAGE.Subject])
  expect(mail.searchParams.get('body')).toBe(text)
  await page.keyboard.press('Tab')
  await expect(contactForm(page).getByRole('link', { name: failure.mail })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveText(failure.copied)
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(text)
  // The typed text is not in the URL.
  await expect(contactForm(page).getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', site.company.whatsapp)
})

test('is sent once even if activated repeatedly, and is marked as busy', async ({ page }) => {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/forms')) count += 1
  })
  const respond = await holdResponses(page, '**/forms', ACKNOWLEDGE)
  await fill(page)
  for (let time = 0; time < 3; time += 1) await sendButton(page).click()
  await contactForm(page).getByLabel('Subject').press('Enter')
  await expect(contactForm(page)).toHaveAttribute('aria-busy', 'true')
  respond()
  await expect(toasts(page)).toContainText(SENT)
  expect(count).toBe(1)
})

test('a message that is sent again has the same key, and a changed one has another', async ({ page }) => {
  const keys: (string | null)[] = []
  await fill(page, (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'))
    return answerWith(500)(route)
  })
  const sendAgain = async (count: number) => {
    await sendButton(page).click()
    await expect.poll(() => keys.length).toBe(count)
    await expect(problem(page)).toBeFocused()
  }
  await sendAgain(1)
  await sendAgain(2)
  await contactForm(page).getByLabel('Subject').fill('Another')
  await sendAgain(3)
  expect(keys[0]).toMatch(/^\w{12,}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('text typed while a message is being sent is not lost', async ({ page }) => {
  const respond = await holdResponses(page, '**/forms', ACKNOWLEDGE)
  await fill(page)
  await sendButton(page).click()
  await contactForm(page).getByLabel('Message').fill('Fifty, in fact.')
  respond()
  await expect(toasts(page)).toContainText(SENT)
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('Fifty, in fact.')
})

test('a form without a receiver shows the typed text, and other ways to send it', { tag: '@core' }, async ({ page }) => {
  await rewriteHtml(page, '/contact', (html) =>
    html.replaceAll('action="/forms"', 'action="mailto:hello@gangan.example" enctype="text/plain"'),
  )
  await fill(page)
  await sendButton(page).click()
  await expect(problem(page)).toHaveText(unconnected.written)
  await expect(problem(page)).toBeFocused()
  await expect(contactForm(page).locator('[data-part=written]')).toHaveText(TEXT, { useInnerText: true })
  await expectTextKept(page)
  expect(await findAxeErrors(page)).toEqual([])
})
