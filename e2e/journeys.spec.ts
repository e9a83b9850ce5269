import { expect, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { site } from '../tests/fixtures/site.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { blockScripts, CODE, openWithWidget, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, MESSAGE, newsletterForm, SENT, SUBSCRIBED, sendButton, subscribe } from './visitorForms.ts'

// What visitors come for, in every engine: only with what Chromium, Firefox and WebKit have in common.

test.use({ viewport: { width: 390, height: 844 } })

test('read what tickets cost, and go to the seller', { tag: '@core' }, async ({ page }) => {
  await page.goto('/tickets')
  const trigger = page.getByRole('button', { name: `${WORDS.cards.buyTickets}${WORDS.cards.forEvent('Sankara (Revival)')}` }).first()
  await trigger.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(WORDS.tickets.ticketsFor('Sankara (Revival)'))
  await expect(dialog).toContainText('₦8,000')
  const seller = dialog.getByRole('link', { name: WORDS.tickets.sellersPage }).first()
  await expect(seller).toHaveAttribute('href', /^https:\/\/tickets\.example\//)
  await dialog.getByRole('button', { name: WORDS.common.close }).click()
  await expect(dialog).toHaveCount(0)
  await expect(trigger).toBeFocused()
})

test('filter the productions, go on, and come back', async ({ page }) => {
  await page.goto('/productions')
  await page.locator('.filter-choice').filter({ hasText: 'Film' }).click()
  await expect(page.getByText(site.messages.empty.productions).first()).toBeVisible()
  await expect(page).toHaveURL(/\?category=film$/)
  await page.getByRole('button', { name: WORDS.frame.openMenu }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Festival' }).click()
  await expect(page).toHaveURL(/\/festival$/)
  await page.goBack()
  await expect(page.getByText(site.messages.empty.productions).first()).toBeVisible()
})

test('choose a day of the festival by pointer and by arrow key', async ({ page }) => {
  await page.goto('/festival')
  await loadAllWidgets(page)
  await page.getByRole('tab', { name: 'Day 2 - Dec 26' }).click()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Day 3 - Dec 27' })).toHaveAttribute('aria-selected', 'true')
})

test('find a role and how to apply', async ({ page }) => {
  await page.goto('/careers')
  await loadAllWidgets(page)
  const role = page.getByRole('button', { name: 'Video Creator' })
  await role.press('Enter')
  await expect(role).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: `${WORDS.careers.apply}: Video Creator` })).toHaveAttribute(
    'href',
    /^https:\/\/forms\.example\//,
  )
})

test('search the news', async ({ page }) => {
  await page.goto('/news')
  const search = page.getByRole('searchbox', { name: 'Search news' })
  await search.fill('astronaut')
  await expect(page.getByText(site.messages.empty.news).first()).toBeVisible()
  await page.getByRole('button', { name: WORDS.news.clearSearch }).click()
  await expect(search).toHaveValue('')
})

/** Checks that a form is not sent with an invalid email address, and then sends it. */
async function writeToUs(page: Page) {
  await page.goto('/contact')
  await fillContact(page, { ...MESSAGE, Email: 'bisi' })
  await sendButton(page).click()
  await expect(contactForm(page).getByLabel('Email')).toBeFocused()
  await contactForm(page).getByLabel('Email').fill(MESSAGE.Email)
  await sendButton(page).click()
}

test('write to the company, and subscribe', async ({ page }) => {
  await writeToUs(page)
  await expect(toasts(page)).toContainText(SENT)
  await openWithWidget(page, '/about', newsletterForm(page))
  await subscribe(page)
  await expect(toasts(page)).toContainText(SUBSCRIBED)
})

test('write to the company although the form’s code does not load', async ({ page }) => {
  await blockScripts(page, CODE.widgets)
  await writeToUs(page)
  await expect(page.locator('#message-sent')).toBeVisible()
})
