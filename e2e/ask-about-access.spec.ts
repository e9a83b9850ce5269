import { expect, type Page } from '@playwright/test'
import { readMessages } from '../receiver/tests/testReceiver.ts'
import { FIELD_LABELS, WORDS } from '../src/lib/words.ts'
import { findAxeErrors } from './axe.ts'
import { topOf } from './islands.ts'
import { Keyboard } from './keyboard.ts'
import { expectReady, loadWidget, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, MESSAGE, SENT, sendButton } from './visitorForms.ts'

const DATE = 'In the Continuum, May 6, 2034 at 4:00 PM'
const SUBJECT = `Access: ${DATE}`
const needs = (page: Page) => contactForm(page).getByLabel(FIELD_LABELS.needs)
const box = (page: Page, name: string) => contactForm(page).getByRole('checkbox', { name })
const KEEP = 'Keep this on this device'
const forget = (page: Page) => contactForm(page).getByRole('button', { name: 'Forget what I need' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

/** The message that the receiver stored last with the subject, as text. */
const lastMessage = async (email: string) =>
  (await readMessages('.build/messages')).filter(({ replyTo }) => replyTo?.[0]?.address === email).at(-1)

test('who needs captions finds the next captioned date, asks and sends in at most 12 keys besides typing', async ({ page }) => {
  const email = `keys-${Date.now()}@example.com`
  await page.goto('/')
  const keyboard = new Keyboard(page)
  for (const key of ['Tab', 'Tab', 'Enter']) await keyboard.press(key)
  await expect(page).toHaveURL('/#quick-links')
  await keyboard.tabTo(page.getByRole('link', { name: 'Next captioned performance' }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/tickets#access-captioned')
  await keyboard.tabTo(page.locator('#access-captioned ~ ul').getByRole('link', { name: WORDS.contact.askAboutDate }))
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
  expect(message?.text).toContain(`${FIELD_LABELS.needs}: captions`)
})

test('what a visitor needs stays in the browser if they want it, fills in the next form, and is forgotten', async ({ page }) => {
  /** What the page sent, addresses and bodies. */
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`.replaceAll('+', ' '))))
  const leaks = () => sent.filter((text) => text.includes('a seat near the door') || text.includes('needs='))
  await page.goto('/contact')
  // Chosen before the code has loaded.
  await box(page, 'Captions').check()
  await needs(page).fill('a seat near the door')
  await box(page, 'Wheelchair place').check()
  expect(await stored(page)).toEqual({})
  await expect(forget(page)).toBeHidden()
  await box(page, KEEP).check()
  await box(page, 'Wheelchair place').uncheck()
  await needs(page).press('End')
  await page.keyboard.type(', please')
  expect(await stored(page)).toEqual({ needs: 'a seat near the door, please, captions' })

  const expectFilledIn = async () => {
    await expect(needs(page)).toHaveValue('a seat near the door, please')
    await expect(contactForm(page).locator('[name=needs]:checked')).toHaveValue('captions')
  }
  await page.reload()
  await loadWidget(contactForm(page))
  await expectFilledIn()
  await expect(forget(page)).toBeVisible()
  expect(await findAxeErrors(page)).toEqual([])
  await fillContact(page, { ...MESSAGE, Email: `kept-${Date.now()}@example.com` })
  expect(leaks()).toEqual([])
  await sendButton(page).click()
  await expect(toasts(page)).toHaveText(SENT)
  expect(leaks()).toHaveLength(1)
  // The form was emptied and is ready for the next message.
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('')
  await expectFilledIn()
  await forget(page).click()
  await expect(needs(page)).toHaveValue('')
  await expect(contactForm(page).locator(':checked:not(option)')).toHaveCount(0)
  await expect(box(page, KEEP)).toBeFocused()
  await expect(box(page, KEEP)).not.toBeChecked()
  await expect(forget(page)).toBeHidden()
  expect(await stored(page)).toEqual({})
})
