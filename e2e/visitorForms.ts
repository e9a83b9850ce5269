import type { Page } from '@playwright/test'

/** The form of the contact page. */
export const contactForm = (page: Page) => page.getByRole('main').locator('form')
/** The newsletter form in the footer. */
export const newsletterForm = (page: Page) => page.locator('#newsletter-form')

/** What tests write into the contact form, by the label of each field. */
export const MESSAGE = {
  Name: 'Bísí Ọláyẹmí',
  Email: 'bisi@example.com',
  Subject: 'A school matinee',
  Message: 'May we bring forty pupils?',
}

/** The confirmation of each form, as a toast and beside the form. */
export const SENT = "Message Sent Thank you for contacting the company. We'll respond to your inquiry soon."
export const SUBSCRIBED =
  'Subscription successful! Thank you for subscribing to our newsletter. We add new addresses by hand, so give us a few days.'

/** Fills in the contact form. */
export async function fillContact(page: Page, message: Readonly<Record<string, string>> = MESSAGE, reason = 'productions') {
  for (const [label, words] of Object.entries(message)) await contactForm(page).getByLabel(label).fill(words)
  await contactForm(page).getByLabel('Reason for contact').selectOption(reason)
}

/** Subscribes to the newsletter by Enter. */
export async function subscribe(page: Page) {
  const box = newsletterForm(page).getByLabel('Email address')
  await box.fill('ada@example.com')
  await box.press('Enter')
}
