import { expect, type Page } from '@playwright/test'
import { readMessages } from '../receiver/tests/testReceiver.ts'
import { FIELD_LABELS, WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { CODE, expectReady, holdResponses, loadWidget, openWithWidget, toasts } from './scripts.ts'
import { test } from './test.ts'
import { ADDED_BY_HAND, contactForm, fillContact, MESSAGE, newsletterForm, SENT, SUBSCRIBED, sendButton } from './visitorForms.ts'

const address = (page: Page) => newsletterForm(page).getByLabel(FIELD_LABELS.newsletterEmail)

const FIELDS = [FIELD_LABELS.reason, ...Object.keys(MESSAGE)]

/** The number of stored messages with a subject. */
const storedWith = async (subject: string) =>
  (await readMessages('.build/messages')).filter((message) => message.subject?.endsWith(subject)).length
const uniqueSubject = () => `A school matinee ${Date.now()}-${Math.random()}`

test.describe('the newsletter form', () => {
  test('on submit shows a toast, is cleared, leaves a message beside the form, and keeps the focus', { tag: '@core' }, async ({
    page,
    announcements,
  }) => {
    await page.goto('/about')
    const done = newsletterForm(page).locator('.form-done:visible')
    // Typed before the form’s code has loaded, and sent after.
    await address(page).fill('ada@example.com')
    await expectReady(newsletterForm(page))
    await address(page).press('Enter')
    await expect(toasts(page)).toHaveText(SUBSCRIBED)
    await expect(address(page)).toHaveValue('')
    await expect(address(page)).toBeFocused()
    await expect(done).toHaveText(`${SUBSCRIBED} ${ADDED_BY_HAND}`, { useInnerText: true })
    await expect(done).toBeInViewport({ ratio: 1 })
    expect(await announcements()).toEqual([`polite: ${SUBSCRIBED}`])
    expect(new URL(page.url()).search).toBe('')
    await page.locator('.toasts').getByRole('button', { name: 'Close' }).click()
    await expect(toasts(page)).toBeEmpty()
    await expect(done).toBeVisible()
  })

  test('requires an email address before it confirms anything, keeps an invalid one, and has autocomplete', async ({ page }) => {
    await openWithWidget(page, '/about', newsletterForm(page))
    await expect(address(page)).toHaveAttribute('placeholder', 'Your email address')
    await expect(address(page)).toHaveAttribute('autocomplete', 'email')
    for (const wrong of ['', 'ada', 'ada@']) {
      await address(page).fill(wrong)
      await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
      expect(await address(page).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
      await expect(address(page)).toHaveValue(wrong)
    }
    await expect(toasts(page)).toBeEmpty()
  })
})

test.describe('the contact form', () => {
  test('says that it is sending: on the button at once, and to screen readers after a second', async ({ page, announcements }) => {
    const respond = await holdResponses(page, '**/forms')
    await openWithWidget(page, '/contact', contactForm(page))
    await fillContact(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveAccessibleName(`${WORDS.forms.send} (sending…)`)
    await expect.poll(announcements).toEqual(['polite: Sending…'])
    // Screen readers announce nothing in a busy element.
    await expect(page.locator('[aria-busy] output')).toHaveCount(0)
    respond()
    await expect(toasts(page)).toHaveText(SENT)
    await expect(sendButton(page)).toHaveAccessibleName(WORDS.forms.send)
    expect(await announcements()).toEqual(['polite: Sending…', `polite: ${SENT}`])
  })

  test('requires every field, rejects spaces alone, and keeps the other fields', async ({ page }) => {
    await openWithWidget(page, '/contact', contactForm(page))
    const expectRequired = async (label: string) => {
      await sendButton(page).click()
      await expect(contactForm(page).getByLabel(label)).toBeFocused()
      await expect(toasts(page)).toBeEmpty()
    }
    for (const label of FIELDS) {
      await fillContact(page)
      const field = contactForm(page).getByLabel(label)
      if (label === FIELD_LABELS.reason) await field.selectOption('')
      else await field.fill('')
      await expectRequired(label)
    }
    await contactForm(page).getByLabel('Message').fill('   ')
    await expectRequired('Message')
    await expect(contactForm(page).getByLabel('Subject')).toHaveValue(MESSAGE.Subject)
  })

  test('has a label for every field, autocomplete, five rows for the message, and says what is required', async ({ page }) => {
    await page.goto('/contact')
    for (const label of FIELDS) await expect(contactForm(page).getByLabel(label)).toHaveAttribute('required')
    await expect(contactForm(page).getByText(WORDS.forms.required)).toBeVisible()
    await expect(page.locator('[maxlength]')).toHaveCount(0)
    await expect(contactForm(page).getByLabel('Message')).toHaveAttribute('rows', '5')
    await expect(contactForm(page).getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
    await expect(contactForm(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  })
})

test('a URL fills in reason and subject, from a button that only shows a message', async ({ page }) => {
  await page.goto('/academy')
  const button = page.getByRole('button', { name: 'Notify Me: Film Editing Workshop' })
  await loadWidget(button)
  await button.click()
  await page.locator('[data-toasts]').getByRole('link', { name: 'Write to us about Film Editing Workshop' }).click()
  await page.waitForURL('/contact?reason=academy&about=film-editing-workshop#contact-name')
  await expect(contactForm(page).getByLabel(FIELD_LABELS.reason)).toHaveValue('academy')
  await expect(contactForm(page).getByLabel('Subject')).toHaveValue('Film Editing Workshop')
})

test('typed characters and a chosen reason survive loading', { tag: '@core' }, async ({ page }) => {
  const sendScripts = await holdResponses(page, CODE.any)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillContact(page)
  await contactForm(page).getByLabel('Message').press('End')
  await page.keyboard.type(' On a Friday')
  sendScripts()
  await expectReady(contactForm(page))
  await page.keyboard.type(', please.')
  await expect(contactForm(page).getByLabel('Message')).toHaveValue(`${MESSAGE.Message} On a Friday, please.`)
  await expect(contactForm(page).getByLabel(FIELD_LABELS.reason)).toHaveValue('productions')
  await expect(contactForm(page).getByLabel('Message')).toBeFocused()
})

test.describe('with scripts off', () => {
  test('a message is stored, and a confirmation is shown beside the form', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
    const subject = uniqueSubject()
    await page.goto('/contact')
    await fillContact(page, { ...MESSAGE, Subject: subject })
    await contactForm(page).getByLabel('Message').press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('/contact#message-sent')
    const sent = page.locator('#message-sent')
    await expect(sent).toHaveText(SENT, { useInnerText: true })
    await expect(sent).toBeInViewport()
    await expect(sent).toBeFocused()
    await expect(page.locator('#newsletter-received')).toBeHidden()
    expect(await storedWith(subject)).toBe(1)
  })

  test('a refused message is shown on a page from which it can be sent again', async ({ pageWithoutScripts: page }) => {
    const subject = uniqueSubject()
    await page.goto('/contact')
    await fillContact(page, { ...MESSAGE, Subject: subject, Email: '=bisi@example.com' })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.messages.forms.receiver.refused.title)
    await expect(page.getByRole('listitem')).toHaveText('Email is not an address that mail can be sent to: =bisi@example.com')
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.Message)
    await expect(page.getByLabel(FIELD_LABELS.reason)).toHaveValue('productions')
    expect(await storedWith(subject)).toBe(0)
    await expect(page.locator('[maxlength]')).toHaveCount(0)
    await page.getByLabel('Email').fill('bisi@example.com')
    await page.getByRole('button', { name: site.messages.forms.receiver.refused.button }).click()
    await page.waitForURL('/contact#message-sent')
    expect(await storedWith(subject)).toBe(1)
  })
})
