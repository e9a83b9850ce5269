import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { findAxeErrors } from './axe.ts'
import { openWithWidget } from './scripts.ts'
import { test } from './test.ts'

const filter = (page: Page) => page.locator('[data-widget=filter]').filter({ has: page.getByRole('group', { name: 'Category' }) })
const radio = (page: Page, name: string) => filter(page).getByRole('radio', { name, exact: true })
const items = (page: Page) => filter(page).locator('.filter-list > li:visible')
const status = (page: Page) => filter(page).getByRole('status')

const NO_PRODUCTIONS = site.messages.empty.productions

/** The options of the list of events: how many each shows, and what is announced. The first shows everything. */
const EVENTS = [
  ['theatre', 3, '3 events shown'],
  ['festival', 1, '1 event shown'],
  ['all', 4, '4 events shown'],
] as const

test('filters; each choice is announced once, and nothing before the first', { tag: '@core' }, async ({ page, announcements }) => {
  await openWithWidget(page, '/tickets', filter(page))
  const expected: string[] = []
  for (const [name, shown, text] of EVENTS) {
    expect(await announcements()).toEqual(expected)
    expected.push(`polite: ${text}`)
    await radio(page, name).check()
    await expect(items(page)).toHaveCount(shown)
    await expect(status(page)).toHaveText(text)
    await expect.poll(announcements).toEqual(expected)
    expect(new URL(page.url()).search).toBe(name === 'all' ? '' : `?category=${name}`)
  }
})

for (const category of ['opera', 'film'])
  test(`?category=${category} in the URL shows the message that nothing matches`, async ({ page }) => {
    await page.goto(`/productions?category=${category}`)
    await expect(status(page)).toHaveText(NO_PRODUCTIONS)
    await expect(items(page)).toHaveCount(0)
    await expect(page.locator('[data-part=list]').first()).toHaveAttribute('hidden')
    expect(await findAxeErrors(page)).toEqual([])
    await radio(page, 'All').check()
    await expect(items(page)).toHaveCount(site.productions.length)
    expect(new URL(page.url()).search).toBe('')
  })

test('arrow keys choose; the order of the list and the focus stay', async ({ page }) => {
  await openWithWidget(page, '/productions', filter(page))
  const order = await items(page).allTextContents()
  await radio(page, 'All').focus()
  await page.keyboard.press('ArrowRight')
  await expect(radio(page, 'Theatre')).toBeChecked()
  await expect(radio(page, 'Theatre')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  expect(await items(page).allTextContents()).toEqual(order)
  await page.goBack()
  expect(page.url()).not.toContain('category')
})

test('with scripts off the choice still filters, and says when nothing matches', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto('/tickets')
  for (const [name, shown] of EVENTS) {
    await radio(page, name).check()
    await expect(items(page)).toHaveCount(shown)
  }
  await page.goto('/productions')
  await radio(page, 'Film').check()
  await expect(items(page)).toHaveCount(0)
  await expect(status(page).getByText(NO_PRODUCTIONS)).toBeVisible()
})
