import { expect, type Page } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { coreIf, test } from './islands.ts'
import { loadWidget } from './scripts.ts'

const filter = (page: Page) => page.locator('[data-widget=filter]').filter({ has: page.getByRole('group', { name: 'Category' }) })
const items = (page: Page) => filter(page).locator('.filter-list > li:visible')
const status = (page: Page) => filter(page).getByRole('status')
/** Opens a page, and loads the code of its filter. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await loadWidget(filter(page))
}
const choose = (page: Page, name: string) => filter(page).getByRole('radio', { name, exact: true }).check()

const LISTS = [
  {
    path: '/productions',
    all: 'All',
    choices: ['All', 'Theatre', 'Film', 'Performance', 'Radio'],
    total: 8,
    one: { name: 'Theatre', value: 'theatre', count: 8, says: '8 productions shown' },
    empty: 'No productions found in this category.',
  },
  {
    path: '/tickets',
    all: 'all',
    choices: ['all', 'theatre', 'festival'],
    total: 4,
    one: { name: 'festival', value: 'festival', count: 1, says: '1 event shown' },
    empty: 'No events found matching your criteria.',
  },
]

for (const { path, all, choices, total, one, empty } of LISTS)
  test.describe(path, () => {
    test('the choice is a named group of radio inputs over one list that shows everything at first', async ({ page }) => {
      await page.goto(path)
      await expect(filter(page).getByRole('group', { name: 'Category' })).toBeVisible()
      expect(
        await filter(page)
          .getByRole('radio')
          .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)),
      ).toEqual(choices)
      await expect(filter(page).getByRole('radio', { name: all, exact: true })).toBeChecked()
      await expect(items(page)).toHaveCount(total)
      await expect(status(page)).toHaveText(/^$|^No /)
      await expect(filter(page).locator('.filter-empty')).toBeHidden()
    })

    test('the selected category filters the list, says how many are shown, and All shows everything again', async ({ page }) => {
      await open(page, path)
      await choose(page, one.name)
      await expect(items(page)).toHaveCount(one.count)
      await expect(status(page)).toHaveText(one.says)
      expect(new URL(page.url()).search).toBe(`?category=${one.value}`)
      await page.waitForTimeout(1100)
      await choose(page, all)
      await expect(items(page)).toHaveCount(total)
      await expect(status(page)).toHaveText(path === '/tickets' ? '4 events shown' : '8 productions shown')
      expect(new URL(page.url()).search).toBe('')
    })

    test('Back returns to the choice before; a shared address opens it', async ({ page, context }) => {
      await open(page, path)
      await choose(page, one.name)
      await expect(status(page)).toHaveText(one.says)
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(filter(other).getByRole('radio', { name: one.name, exact: true })).toBeChecked()
      await expect(items(other)).toHaveCount(one.count)
      await page.goBack()
      await expect(filter(page).getByRole('radio', { name: all, exact: true })).toBeChecked()
      await expect(items(page)).toHaveCount(total)
      await page.goForward()
      await expect(filter(page).getByRole('radio', { name: one.name, exact: true })).toBeChecked()
    })

    test('an unknown category in the URL shows that nothing matches', async ({ page }) => {
      await page.goto(`${path}?category=opera`)
      await expect(status(page)).toHaveText(empty)
      await expect(items(page)).toHaveCount(0)
      await expect(page.locator('[data-part=list]').first()).toHaveAttribute('hidden')
      await choose(page, all)
      await expect(items(page)).toHaveCount(total)
      expect(new URL(page.url()).search).toBe('')
    })

    test('arrow keys choose, the order of the list stays and so does the focus', coreIf(path === '/productions'), async ({ page }) => {
      await open(page, path)
      const order = await items(page).allTextContents()
      await filter(page).getByRole('radio', { name: all, exact: true }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(filter(page).getByRole('radio').nth(1)).toBeChecked()
      await expect(filter(page).getByRole('radio').nth(1)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      expect(await items(page).allTextContents()).toEqual(order)
      await page.goBack()
      // Both key presses share one history entry.
      expect(page.url()).not.toContain('category')
    })

    test('with scripts off the choice still filters', coreIf(path === '/tickets'), async ({ pageWithoutScripts: page }) => {
      await page.goto(path)
      await expect(items(page)).toHaveCount(total)
      await choose(page, one.name)
      await expect(items(page)).toHaveCount(one.count)
    })
  })

test('a category with no match shows ‘No productions found in this category.’', async ({ page }) => {
  await open(page, '/productions')
  for (const name of ['Film', 'Performance', 'Radio']) {
    await choose(page, name)
    await expect(items(page)).toHaveCount(0)
    await expect(status(page)).toHaveText('No productions found in this category.')
  }
})

for (const { path, announced } of [
  {
    path: '/productions',
    announced: {
      Theatre: '8 productions shown',
      Film: 'No productions found in this category.',
      All: '8 productions shown',
      Radio: 'No productions found in this category.',
    },
  },
  { path: '/tickets', announced: { theatre: '3 events shown', festival: '1 event shown', all: '4 events shown' } },
])
  test(`${path}: each choice is said once, and nothing before the first`, coreIf(path === '/productions'), async ({ page }) => {
    const said = await recordAnnouncements(page)
    await page.goto(path)
    await loadWidget(filter(page))
    const expected: string[] = []
    for (const [name, words] of Object.entries(announced)) {
      expect(await said()).toEqual(expected)
      expected.push(`polite: ${words}`)
      await choose(page, name)
      await expect.poll(said).toEqual(expected)
    }
  })

test('two empty categories, one after the other, are both announced', async ({ page }) => {
  const said = await recordAnnouncements(page)
  await open(page, '/productions')
  for (const name of ['Film', 'Performance', 'Radio']) await choose(page, name)
  await expect.poll(said).toEqual(Array(3).fill('polite: No productions found in this category.'))
})

test('the featured event is above the list, whatever the filter', async ({ page }) => {
  await page.goto('/tickets?category=festival')
  await expect(status(page)).toHaveText('1 event shown')
  await expect(page.locator('#featured')).toBeVisible()
})

test('reads as a group of radio inputs and a status, in each state', async ({ page }) => {
  await page.goto('/tickets')
  const group = filter(page).getByRole('group', { name: 'Category' })
  await expect(group).toMatchAriaSnapshot(`
    - group "Category":
      - text: Category
      - radio "all" [checked]
      - text: all
      - radio "theatre"
      - text: theatre
      - radio "festival"
      - text: festival
  `)
  await expect(status(page)).toHaveText('', { useInnerText: true })
  await choose(page, 'theatre')
  await expect(group).toMatchAriaSnapshot(`
    - group "Category":
      - radio "all"
      - radio "theatre" [checked]
      - radio "festival"
  `)
  await expect(status(page)).toMatchAriaSnapshot(`- status: 3 events shown`)
  await page.goto('/productions?category=film')
  await expect(status(page)).toMatchAriaSnapshot(`- status: No productions found in this category.`)
})
