import { expect, type Page } from '@playwright/test'
import { loadWidget } from './scripts.ts'
import { coreIf, test } from './test.ts'

const filter = (page: Page) => page.locator('[data-widget=filter]').filter({ has: page.getByRole('group', { name: 'Category' }) })
const radio = (page: Page, name: string) => filter(page).getByRole('radio', { name, exact: true })
const items = (page: Page) => filter(page).locator('.filter-list > li:visible')
const status = (page: Page) => filter(page).getByRole('status')

/** Opens a page, and loads the code of its filter. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await loadWidget(filter(page))
}

const NO_PRODUCTIONS = 'No productions found in this category.'

type Choice = readonly [name: string, count: number, says: string]

/** The options of each page: how many items each shows, and what is announced. The first shows everything. */
const LISTS: readonly { path: string; choices: readonly [Choice, ...Choice[]]; chosen: string; empty: string }[] = [
  {
    path: '/productions',
    choices: [
      ['All', 8, '8 productions shown'],
      ['Theatre', 8, '8 productions shown'],
      ['Film', 0, NO_PRODUCTIONS],
      ['Performance', 0, NO_PRODUCTIONS],
      ['Radio', 0, NO_PRODUCTIONS],
    ],
    chosen: 'Theatre',
    empty: NO_PRODUCTIONS,
  },
  {
    path: '/tickets',
    choices: [
      ['all', 4, '4 events shown'],
      ['theatre', 3, '3 events shown'],
      ['festival', 1, '1 event shown'],
    ],
    chosen: 'festival',
    empty: 'No events found matching your criteria.',
  },
]

for (const { path, choices, chosen, empty } of LISTS) {
  const [first, ...others] = choices
  const [all, total] = first
  const [one, count, says] = others.find(([name]) => name === chosen) ?? first

  test.describe(path, () => {
    test(
      'filters; each choice is announced once, and nothing before the first',
      coreIf(path === '/productions'),
      async ({ page, announcements }) => {
        await open(page, path)
        const expected: string[] = []
        for (const [name, shown, text] of [...others, first]) {
          expect(await announcements()).toEqual(expected)
          expected.push(`polite: ${text}`)
          await radio(page, name).check()
          await expect(items(page)).toHaveCount(shown)
          await expect(status(page)).toHaveText(text)
          await expect.poll(announcements).toEqual(expected)
          expect(new URL(page.url()).search).toBe(name === all ? '' : `?category=${name.toLowerCase()}`)
        }
      },
    )

    test('Back returns to the previous choice; a shared URL opens it', async ({ page, context }) => {
      await open(page, path)
      await radio(page, one).check()
      await expect(status(page)).toHaveText(says)
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(radio(other, one)).toBeChecked()
      await expect(items(other)).toHaveCount(count)
      await page.goBack()
      await expect(radio(page, all)).toBeChecked()
      await expect(items(page)).toHaveCount(total)
      await page.goForward()
      await expect(radio(page, one)).toBeChecked()
    })

    for (const category of ['opera', 'film'])
      test(`?category=${category} in the URL shows the message that nothing matches`, async ({ page }) => {
        await page.goto(`${path}?category=${category}`)
        await expect(status(page)).toMatchAriaSnapshot(`- status: ${empty}`)
        await expect(items(page)).toHaveCount(0)
        await expect(page.locator('[data-part=list]').first()).toHaveAttribute('hidden')
        await radio(page, all).check()
        await expect(items(page)).toHaveCount(total)
        expect(new URL(page.url()).search).toBe('')
      })

    test('arrow keys choose; the order of the list and the focus stay', coreIf(path === '/productions'), async ({ page }) => {
      await open(page, path)
      const order = await items(page).allTextContents()
      await radio(page, all).focus()
      await page.keyboard.press('ArrowRight')
      await expect(filter(page).getByRole('radio').nth(1)).toBeChecked()
      await expect(filter(page).getByRole('radio').nth(1)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      expect(await items(page).allTextContents()).toEqual(order)
      await page.goBack()
      // Both key presses share one history entry.
      expect(page.url()).not.toContain('category')
    })

    test(
      'with scripts off the choice still filters, and says when nothing matches',
      coreIf(path === '/tickets'),
      async ({ pageWithoutScripts: page }) => {
        await page.goto(path)
        for (const [name, shown] of choices) {
          await radio(page, name).check()
          await expect(items(page)).toHaveCount(shown)
          await expect(status(page).getByText(empty)).toBeVisible({ visible: shown === 0 })
        }
      },
    )
  })
}

test('the featured event is above the list, whatever the filter', async ({ page }) => {
  await page.goto('/tickets?category=festival')
  await expect(status(page)).toHaveText('1 event shown')
  await expect(page.locator('#featured')).toBeVisible()
})

test('on a tablet, the picture of the featured event is not cropped to a strip', async ({ page }) => {
  await page.goto('/tickets')
  const picture = page.locator('.event-card-featured img')
  for (const width of [768, 1023]) {
    await page.setViewportSize({ width, height: 1024 })
    await expect.poll(() => picture.evaluate((image) => image.clientWidth / image.clientHeight)).toBeCloseTo(1.5, 1)
  }
})
