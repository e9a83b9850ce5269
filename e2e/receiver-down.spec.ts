import { expect } from '@playwright/test'
import { toDownPage } from '../scripts/serve/receiverPage.ts'
import { toReceiverSettings } from '../scripts/serve/siteReceiver.ts'
import { FIELD_LABELS } from '../src/lib/words.ts'
import { type Host, MISSING, startCaddy } from '../tests/built/localWebServers.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { site } from '../tests/fixtures/site.ts'
import { freePort } from '../tests/freePort.ts'
import { findAxeErrors } from './axe.ts'
import { removeScripts } from './removeScripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, MESSAGE, sendButton } from './visitorForms.ts'

// Caddy with the site’s settings, while the receiver behind it does not run.

test.skip(Boolean(MISSING.Caddy), `needs Caddy${MISSING.Caddy}`)
// The browser logs the status 502, and that the page of the web server has no view transition.
test.use({ errorsExpected: true })

let host: Host
test.beforeAll(async () => {
  const settings = toReceiverSettings(site)
  if (!settings) throw new Error('The fixture site has no receiver.')
  host = await startCaddy(FIXTURE_DIST, { path: '/forms', port: await freePort(), down: toDownPage(settings) })
})
test.afterAll(() => host.close())

test('without scripts, a message leads to a page with other ways, and Back to the text', async ({ page }) => {
  await removeScripts(page)
  await page.goto(`${host.origin}/contact`)
  await fillContact(page)
  const [response] = await Promise.all([page.waitForResponse(`${host.origin}/forms`), sendButton(page).click()])
  expect(response.status()).toBe(502)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': expect.stringContaining('max-age='),
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.messages.forms.receiver.refused.title)
  for (const name of [site.company.email, site.company.phone, 'WhatsApp']) await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('640px')
  expect(await findAxeErrors(page, { rules: 10 })).toEqual([])
  await page.goBack()
  for (const [label, text] of Object.entries(MESSAGE)) await expect(contactForm(page).getByLabel(label, { exact: true })).toHaveValue(text)
  await expect(contactForm(page).getByLabel(FIELD_LABELS.reason)).toHaveValue('productions')
})
