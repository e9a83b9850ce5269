import { expect, type Page } from '@playwright/test'
import { loadWidget, rewriteHtml, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, MESSAGE, SENT, sendButton } from './visitorForms.ts'

// Forms that are sent to a form service on another origin. It responds as Formspree and similar services do.

const SERVICE = 'https://service.example/f/1'
const THANKS = '<!doctype html><html lang="en"><title>Thanks!</title><h1>The form was submitted successfully.</h1></html>'

// The site’s own policy allows no other origin. tests/deploy/headers.test.ts has the policy for a form service.
test.use({ bypassCSP: true })

/** Opens the contact page with the form of such a service, and fills it in. Returns the messages that the service receives. */
async function open(page: Page) {
  const received: URLSearchParams[] = []
  await rewriteHtml(page, '**/contact', (html) => html.replaceAll('action="/forms"', `action="${SERVICE}"`))
  await page.route(SERVICE, async (route) => {
    received.push(new URLSearchParams(route.request().postData() ?? ''))
    const wantsJson = route.request().headers().accept?.includes('application/json')
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      ...(wantsJson ? { json: { next: '/thanks', ok: true } } : { contentType: 'text/html', body: THANKS }),
    })
  })
  await page.goto('/contact')
  await fillContact(page, MESSAGE, 'press')
  return () => received.map((fields) => [fields.get('name'), fields.get('reason'), fields.get('message')])
}

const SENT_FIELDS = [[MESSAGE.Name, 'press', MESSAGE.Message]]

test('a message is sent in place to a form service that answers scripts with JSON', { tag: '@core' }, async ({ page }) => {
  const received = await open(page)
  await loadWidget(contactForm(page))
  await sendButton(page).press('Enter')
  await expect(toasts(page)).toHaveText(SENT)
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('')
  expect(received()).toEqual(SENT_FIELDS)
})
