import type { Page } from '@playwright/test'
import { FIELD_LABELS, WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'

/** The form of the contact page. */
export const contactForm = (page: Page) => page.getByRole('main').locator('form')
export const sendButton = (page: Page) => contactForm(page).getByRole('button', { name: WORDS.forms.send })
/** Its message when nothing was sent. */
export const problem = (page: Page) => contactForm(page).locator('[data-part=problem]')
/** The newsletter form in the footer. */
export const newsletterForm = (page: Page) => page.locator('#newsletter-form')

/** What tests write into the contact form, by the label of each field. */
export const MESSAGE = {
  Name: 'Bísí Ọláyẹmí',
  Email: 'bisi@example.com',
  Subject: 'A school matinee',
  Message: 'May we bring forty pupils?',
}

const { toasts, forms } = site.messages
/** The confirmation of each form, as a toast and beside the form. */
export const [SENT, SUBSCRIBED] = [toasts.contact, toasts.newsletter].map(({ title, description }) => `${title} ${description}`) as [
  string,
  string,
]
/** What is added beside the newsletter form. */
export const ADDED_BY_HAND = forms.newsletter.received

/** Fills in the contact form. */
export async function fillContact(page: Page, message: Readonly<Record<string, string>> = MESSAGE, reason = 'productions') {
  for (const [label, text] of Object.entries(message)) await contactForm(page).getByLabel(label).fill(text)
  await contactForm(page).getByLabel(FIELD_LABELS.reason).selectOption(reason)
}

/** Subscribes to the newsletter by Enter. */
export async function subscribe(page: Page) {
  const box = newsletterForm(page).getByLabel(FIELD_LABELS.newsletterEmail)
  await box.fill('ada@example.com')
  await box.press('Enter')
}
