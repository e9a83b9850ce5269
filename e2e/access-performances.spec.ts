import { expect, type Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { loadWidget } from './scripts.ts'
import { test } from './test.ts'

const lists = (page: Page) => page.locator('section:has(#access)')

test('the next signed performance takes 6 key presses from the home page', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Next signed performance' })
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  // Waits until the skip link has moved the focus: a visitor would not press the next key before that.
  await expect(page).toHaveURL('/#quick-links')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tickets#access-signed')
  await expect(page.getByRole('heading', { name: 'Signed', exact: true })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(lists(page).getByRole('link', { name: 'Ask about access for this date: In the Continuum, May 6' }).first()).toBeFocused()
})

test('on a phone, the quick links that only the home page has leave the others in two even columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const links = await page.locator('[aria-labelledby=quick-links] li').evaluateAll((all) =>
    all.map((one) => {
      const { left, top } = one.getBoundingClientRect()
      return { text: one.textContent, left, top }
    }),
  )
  const others = links.slice(links.findIndex(({ text }) => text?.startsWith('Calendars to subscribe to')) + 1)
  const second = others.filter(({ left }) => left > (others[0]?.left ?? 0))
  expect(second.length).toBe(Math.floor(others.length / 2))
  expect(second[0]?.top).toBe(others[0]?.top)
})

test('performances are filtered by kind, and the choice is in the URL', async ({ page }) => {
  await page.goto('/tickets')
  await loadWidget(lists(page).locator('[data-widget=filter]'))
  await lists(page).getByRole('radio', { name: 'relaxed' }).press('Space')
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Relaxed'])
  await expect(page).toHaveURL('/tickets?access=relaxed')
  await page.reload()
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Relaxed'])
  const sheet = page.locator('#tickets-in-the-continuum')
  await expect(sheet.getByText('Signed by an interpreter: Nigerian Sign Language').first()).toBeAttached()
})

test('without scripts, at 320 px, a link and the filter show the list of one kind', async ({ smallPageWithoutScripts: page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Next relaxed performance' }).click()
  await expect(lists(page).getByRole('heading', { name: 'Relaxed' })).toBeInViewport()
  await expect(lists(page).getByText('Come and go as you need to.')).toBeVisible()
  await lists(page).getByRole('radio', { name: 'signed' }).check()
  await expect(lists(page).getByRole('heading', { level: 3 })).toHaveText(['Signed'])
})

test('without scripts, at 320 px, past events link to the newsletter and show cards', async ({ smallPageWithoutScripts: page }) => {
  await page.goto('/')
  const upcoming = page.locator('section:has(#upcoming)')
  await expect(upcoming.getByText('No event is announced just now.')).toBeVisible()
  await upcoming.getByRole('link', { name: 'Hear of the next one', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /email/i }).first()).toBeInViewport()
  await page.goBack()
  await upcoming.getByRole('link', { name: /^Buy Tickets for Sankara/ }).click()
  await expect(page).toHaveURL(/\/tickets#tickets-sankara-revival$/)
})

test('past events have quiet buttons, which lead to their tickets by keyboard', async ({ page }) => {
  await page.goto('/#upcoming')
  const buy = (event: string) => page.locator('section:has(#upcoming)').getByRole('link', { name: `Buy Tickets for ${event}` })
  await expect(buy('')).toHaveCount(2)
  for (const link of await buy('').all()) await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await new Keyboard(page).tabTo(buy('Sankara'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tickets#tickets-sankara-revival')
  await expect(page.locator('#tickets-sankara-revival')).toBeInViewport()
})
