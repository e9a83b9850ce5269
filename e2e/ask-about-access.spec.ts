import { expect, type Page } from '@playwright/test'
import { readMessages } from '../receiver/tests/testReceiver.ts'
import { topOf } from './islands.ts'
import { Keyboard } from './keyboard.ts'
import { expectReady, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, MESSAGE, SENT, sendButton } from './visitorForms.ts'

const DATE = 'In the Continuum, May 6, 2034 at 4:00 PM'
const SUBJECT = `Access: ${DATE}`
const needs = (page: Page) => contactForm(page).getByLabel('What I need')
const box = (page: Page, name: string) => contactForm(page).getByRole('checkbox', { name })

/** The message that the receiver stored last with the subject, as text. */
const lastMessage = async (email: string) =>
  (await readMessages('.build/messages')).filter(({ replyTo }) => replyTo?.[0]?.address === email).at(-1)

test('who needs captions finds the next captioned date, asks and sends in at most 12 keys besides typing', { tag: '@core' }, async ({
  page,
}) => {
  const email = `keys-${Date.now()}@example.com`
  await page.goto('/')
  const keyboard = new Keyboard(page)
  for (const key of ['Tab', 'Tab', 'Enter']) await keyboard.press(key)
  await expect(page).toHaveURL('/#quick-links')
  await keyboard.tabTo(page.getByRole('link', { name: 'Next captioned performance' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/tickets#access-captioned')
  await keyboard.tabTo(page.locator('#access-captioned ~ ul').getByRole('link', { name: /^Ask about access for this date/ }))
  await keyboard.press('Enter')
  await expect(contactForm(page).getByLabel('Name')).toBeFocused()
  await expectReady(contactForm(page))
  const header = await page.locator('[data-header]').boundingBox()
  expect(await topOf(contactForm(page).getByText('Name', { exact: true }))).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  // In a field, Enter sends the form; while a required field is empty, the browser moves the focus there.
  await page.keyboard.type('Bísí Ọláyẹmí')
  await keyboard.press('Enter')
  await expect(contactForm(page).getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await keyboard.press('Enter')
  await expect(contactForm(page).getByLabel('Message')).toBeFocused()
  await page.keyboard.type('Where is the screen?')
  await keyboard.tabTo(needs(page))
  await page.keyboard.type('captions')
  await keyboard.press('Enter')
  await expect(toasts(page)).toHaveText(SENT)
  keyboard.expectAtMost(12)
  const message = await lastMessage(email)
  expect(message?.subject).toBe(`Productions: ${SUBJECT}`)
  expect(message?.text).toContain('What I need: captions')
})

test('without scripts the needs are ordinary fields, and are sent', async ({ pageWithoutScripts: page }) => {
  const email = `plain-${Date.now()}@example.com`
  await page.goto('/contact')
  await box(page, 'Captions').check()
  await fillContact(page, { ...MESSAGE, Email: email, 'What I need': 'large print' })
  await sendButton(page).click()
  await expect(page.getByText('Message Sent')).toBeVisible()
  expect((await lastMessage(email))?.text).toContain('What I need: large print, captions')
})
