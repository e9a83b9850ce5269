import { expect, type Page } from '@playwright/test'
import { readMessages } from '../scripts/audit/messages/testReceiver.ts'
import { findAxeErrors } from '../scripts/browser/axe.ts'
import { site } from '../tests/fixtures/site.ts'
import { recordAnnouncements } from './announcements.ts'
import { test } from './islands.ts'
import { removeScripts } from './removeScripts.ts'
import { delayScripts, isEnhanced, loadWidget, toasts } from './scripts.ts'

const { company } = site

const SENT = "Message Sent Thank you for contacting the company. We'll respond to your inquiry soon."
const SUBSCRIBED =
  'Subscription successful! Thank you for subscribing to our newsletter. We add new addresses by hand, so give us a few days.'

const newsletter = (page: Page) => page.locator('#newsletter-form')
const contact = (page: Page) => page.getByRole('main').locator('form')

/** The number of stored messages with a subject. */
const storedWith = async (subject: string) =>
  (await readMessages('.build/messages')).filter((message) => message.subject?.endsWith(subject)).length
const uniqueSubject = () => `A school matinee ${Date.now()}-${Math.random()}`

const MESSAGE = { name: 'Bísí Ọláyẹmí', email: 'bisi@example.com', subject: 'A school matinee', message: 'May we bring forty pupils?' }

async function fillContact(page: Page, subject = MESSAGE.subject) {
  const form = contact(page)
  await form.getByLabel('Name').fill(MESSAGE.name)
  await form.getByLabel('Email').fill(MESSAGE.email)
  await form.getByLabel('Reason for contact').selectOption('Productions')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill(MESSAGE.message)
}

test.describe('the newsletter form', () => {
  test('on submit shows the toast, clears the field, leaves a message beside the form and keeps the focus', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/about')
    const said = await recordAnnouncements(page)
    const form = newsletter(page)
    await form.getByLabel('Email address').fill('ada@example.com')
    await isEnhanced(form)
    await form.getByLabel('Email address').press('Enter')
    await expect(toasts(page)).toHaveText(SUBSCRIBED)
    await expect(form.getByLabel('Email address')).toHaveValue('')
    await expect(form.getByLabel('Email address')).toBeFocused()
    await expect(form.locator('.form-done:visible')).toHaveText(SUBSCRIBED)
    expect(await said()).toEqual([`polite: ${SUBSCRIBED}`])
    expect(new URL(page.url()).search).toBe('')
    // A toast disappears by itself too: e2e/toasts.spec.ts.
    await page.locator('.toasts').getByRole('button', { name: 'Close' }).click()
    await expect(toasts(page)).toBeEmpty()
    await expect(form.locator('.form-done:visible')).toBeVisible()
  })

  test('asks for an email address before anything is acknowledged', async ({ page }) => {
    await page.goto('/about')
    const form = newsletter(page)
    const box = form.getByLabel('Email address')
    await expect(box).toHaveAttribute('placeholder', 'Your email address')
    await loadWidget(form)
    for (const wrong of ['', 'ada', 'ada@']) {
      await box.fill(wrong)
      await form.getByRole('button', { name: 'Subscribe' }).click()
      expect(await box.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
    }
    await expect(toasts(page)).toBeEmpty()
  })

  test('keeps an email address that could not be sent: nothing is lost while a field is invalid', async ({ page }) => {
    await page.goto('/about')
    const form = newsletter(page)
    await loadWidget(form)
    await form.getByLabel('Email address').fill('ada@')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByLabel('Email address')).toHaveValue('ada@')
  })

  test('has names, hints for filling in, and a direct way to people beside it', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('.form-place').filter({ has: newsletter(page) })).toMatchAriaSnapshot(`
      - text: Email address (required)
      - textbox "Email address (required)"
      - button "Subscribe"
      - paragraph: /We use your address for this letter alone/
      - paragraph:
        - link "${company.email}"
        - link "${company.phone}"
        - link "WhatsApp (opens in a new tab)"
    `)
    await expect(newsletter(page).getByLabel('Email address')).toHaveAttribute('autocomplete', 'email')
    await expect(newsletter(page).getByLabel('Email address')).toHaveAttribute('type', 'email')
  })
})

test.describe('the contact form', () => {
  test('on submit is cleared, says the confirmation, leaves a message and keeps the focus', { tag: '@core' }, async ({ page }) => {
    await page.goto('/contact')
    const said = await recordAnnouncements(page)
    const subject = uniqueSubject()
    await fillContact(page, subject)
    await isEnhanced(contact(page))
    await contact(page).getByRole('button', { name: 'Send message' }).click()
    await expect(toasts(page)).toHaveText(SENT)
    expect(await said()).toEqual([`polite: ${SENT}`])
    expect(await storedWith(subject)).toBe(1)
    for (const label of ['Name', 'Email', 'Reason for contact', 'Subject', 'Message'])
      await expect(contact(page).getByLabel(label)).toHaveValue('')
    await expect(contact(page).locator('.form-done:visible')).toHaveText(SENT)
    await expect(contact(page).getByRole('button', { name: 'Send message' })).toBeFocused()
    expect(new URL(page.url()).search).toBe('')
  })

  test('asks for every field', { tag: '@core' }, async ({ page }) => {
    await page.goto('/contact')
    await loadWidget(contact(page))
    for (const label of ['Name', 'Email', 'Reason for contact', 'Subject', 'Message']) {
      await fillContact(page)
      const field = contact(page).getByLabel(label)
      if (label === 'Reason for contact') await field.selectOption('')
      else await field.fill('')
      await contact(page).getByRole('button', { name: 'Send message' }).click()
      await expect(field).toBeFocused()
      await expect(toasts(page)).toBeEmpty()
    }
  })

  test('takes spaces alone for no answer, asks again and keeps the rest', async ({ page }) => {
    await page.goto('/contact')
    await loadWidget(contact(page))
    await fillContact(page)
    const message = contact(page).getByLabel('Message')
    await message.fill('   ')
    await contact(page).getByRole('button', { name: 'Send message' }).click()
    await expect(message).toBeFocused()
    await expect(toasts(page)).toBeEmpty()
    await expect(contact(page).getByLabel('Subject')).toHaveValue(MESSAGE.subject)
  })

  test('offers an empty first reason and then the seven, in the browser’s own list', async ({ page }) => {
    await page.goto('/contact')
    const options = contact(page).getByLabel('Reason for contact').locator('option')
    expect(await options.evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]))).toEqual([
      ['', ''],
      ['general', 'General Inquiry'],
      ['productions', 'Productions'],
      ['academy', 'Academy'],
      ['festival', 'Festival'],
      ['partnership', 'Partnership'],
      ['volunteer', 'Volunteering'],
      ['press', 'Press/Media'],
    ])
    await contact(page).getByLabel('Reason for contact').focus()
    await page.keyboard.type('fes')
    await expect(contact(page).getByLabel('Reason for contact')).toHaveValue('festival')
  })

  test('has a name and a hint for every field, five rows for the message, and says what is required', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('main').locator('.form-place')).toMatchAriaSnapshot(`
      - paragraph: All fields are required.
      - text: Name
      - textbox "Name"
      - text: Email
      - textbox "Email"
      - text: Reason for contact
      - combobox "Reason for contact"
      - text: Subject
      - textbox "Subject"
      - text: Message
      - textbox "Message"
      - button "Send message"
      - paragraph: /deleted after 365 days/
      - paragraph:
        - link "${company.email}"
        - link "${company.phone}"
        - link "WhatsApp (opens in a new tab)"
    `)
    await expect(contact(page).getByLabel('Message')).toHaveAttribute('rows', '5')
    await expect(contact(page).getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
    await expect(contact(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  })
})

test.describe('a URL that chooses reason and subject', () => {
  test('fills them in when it comes from a button that only acknowledges', async ({ page }) => {
    await page.goto('/academy')
    const button = page.getByRole('button', { name: 'Notify Me: Film Editing Workshop' })
    await loadWidget(button)
    await button.click()
    await page.locator('[data-toasts]').getByRole('link', { name: 'Write to us about Film Editing Workshop' }).click()
    await page.waitForURL('/contact?reason=academy&about=film-editing-workshop')
    await expect(contact(page).getByLabel('Reason for contact')).toHaveValue('academy')
    await expect(contact(page).getByLabel('Subject')).toHaveValue('Film Editing Workshop')
  })

  test('fills in nothing that the form does not know', async ({ page }) => {
    await page.goto('/contact?reason=refund&about=%3Cb%3Ewin&toString=1')
    await loadWidget(contact(page))
    await expect(contact(page).getByLabel('Reason for contact')).toHaveValue('')
    await expect(contact(page).getByLabel('Subject')).toHaveValue('')
  })
})

test.describe('while the code loads', () => {
  test('typed characters and a chosen reason survive loading', { tag: '@core' }, async ({ page }) => {
    await delayScripts(page, 2000)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillContact(page)
    await contact(page).getByLabel('Message').press('End')
    await page.keyboard.type(' On a Friday')
    await isEnhanced(contact(page))
    await page.keyboard.type(', please.')
    await expect(contact(page).getByLabel('Message')).toHaveValue(`${MESSAGE.message} On a Friday, please.`)
    await expect(contact(page).getByLabel('Reason for contact')).toHaveValue('productions')
    await expect(contact(page).getByLabel('Message')).toBeFocused()
  })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is stored, and the page says so at the form, with no typed text in the URL', { tag: '@core' }, async ({ page }) => {
    const subject = uniqueSubject()
    await page.goto('/contact')
    await fillContact(page, subject)
    await contact(page).getByLabel('Message').press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('/contact#message-sent')
    await expect(page.locator('#message-sent')).toHaveText(SENT)
    await expect(page.locator('#message-sent')).toBeInViewport()
    await expect(page.locator('#message-sent')).toBeFocused()
    await expect(page.locator('#newsletter-confirm, #newsletter-received').first()).toBeHidden()
    expect(await storedWith(subject)).toBe(1)
  })

  test('an address for the newsletter is stored, and the page it was left on says so', async ({ page }) => {
    await page.goto('/careers')
    await newsletter(page).getByLabel('Email address').fill('ada@example.com')
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL('/careers#newsletter-received')
    await expect(newsletter(page).locator('.form-done:visible')).toHaveText(SUBSCRIBED)
  })

  test.describe(() => {
    // The receiver’s page has no view transition, and the browser logs that.
    test.use({ errorsExpected: true })

    test('a refused message is shown on a page from which it can be sent again', { tag: '@core' }, async ({ page }) => {
      const subject = uniqueSubject()
      await page.goto('/contact')
      await fillContact(page, subject)
      await contact(page).getByLabel('Email').fill('=bisi@example.com')
      await contact(page).getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent')
      await expect(page.getByRole('listitem')).toHaveText('Email is not an address that mail can be sent to: =bisi@example.com')
      await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
      await expect(page.getByLabel('Reason for contact')).toHaveValue('productions')
      expect(await storedWith(subject)).toBe(0)
      await page.getByLabel('Email').fill('bisi@example.com')
      await page.getByRole('button', { name: 'Send it again' }).click()
      await page.waitForURL('/contact#message-sent')
      expect(await storedWith(subject)).toBe(1)
    })
  })
})

test.describe('the page for a refused message', () => {
  // The receiver’s page has no view transition, and the browser logs that.
  test.use({ errorsExpected: true })

  test('has no axe findings, and its fields can be filled in by the browser', async ({ page }) => {
    await removeScripts(page)
    await page.goto('/contact')
    await fillContact(page)
    await contact(page).getByLabel('Email').fill('=bisi@example.com')
    await contact(page).getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent')
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
    expect(await findAxeErrors(page, { rules: 15 })).toEqual([])
  })
})
