import { expect, type Page } from '@playwright/test'
import { site } from '../tests/fixtures/site.ts'
import { islandOf, openHydrated, test } from './islands.ts'

/** States and cards of the specification that are not widgets of their own. */
const { company } = site
const DAUGHTERS = '/productions/daughters-of-dance'

test.describe('the button of an upcoming programme', () => {
  const programme = (page: Page, name: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name: 'Upcoming programmes' }) })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })

  test('is Apply Now when its status is Accepting Applications, and opens the bootcamp’s form in a new tab', async ({ page, context }) => {
    await context.route(company.services.bootcampApplication, (route) => route.fulfill({ body: 'The form' }))
    await page.goto('/academy')
    const bootcamp = programme(page, 'Young Creatives Bootcamp 2025')
    await expect(bootcamp.getByText('Accepting Applications', { exact: true })).toBeVisible()
    const apply = bootcamp.getByRole('link', { name: /^Apply Now: Young Creatives Bootcamp 2025 \(.+, opens in a new tab\)$/ })
    await expect(bootcamp.getByRole('button')).toHaveCount(0)
    const opened = context.waitForEvent('page')
    await apply.click()
    expect((await opened).url()).toBe(company.services.bootcampApplication)
    expect(page.url()).toMatch(/\/academy$/)
  })

  for (const name of ['Artist Development Program', 'Film Editing Workshop'])
    test(`is Notify Me otherwise: ${name} is Coming Soon`, async ({ page }) => {
      await page.goto('/academy')
      await expect(programme(page, name).getByText('Coming Soon', { exact: true })).toBeVisible()
      await expect(programme(page, name).getByRole('button', { name: `Notify Me: ${name}` })).toBeVisible()
      await expect(programme(page, name).getByRole('link', { name: 'Apply Now' })).toHaveCount(0)
    })
})

test('all past shows of Daughters of the Dance display ‘Show Completed’, whatever the day', { tag: '@core' }, async ({ page }) => {
  // The same in other years: the text is not computed from dates.
  for (const today of ['2024-01-01', '2031-01-01']) {
    await page.clock.setFixedTime(new Date(today))
    const shows = await openHydrated(page, DAUGHTERS, 'shows')
    const rows = async () =>
      (await shows.getByRole('tabpanel').getByRole('row').all())
        .slice(1)
        .map(async (row) => (await row.getByRole('rowheader').or(row.getByRole('cell')).allInnerTexts()).join(' | '))
    expect(await Promise.all(await rows())).toEqual([
      'Saturday, May 17, 2025 | 3:00 PM | Show Completed',
      'Saturday, May 17, 2025 | 6:00 PM | Show Completed',
    ])
    await shows.getByRole('tab', { name: 'Ibadan Shows' }).click()
    await expect(islandOf(page, 'shows').getByRole('tabpanel', { name: 'Ibadan Shows' })).toBeVisible()
    expect(await Promise.all(await rows())).toEqual([
      'Saturday, May 31, 2025 | 3:30 PM | Show Completed',
      'Saturday, May 31, 2025 | 6:30 PM | Show Completed',
      'Sunday, June 1, 2025 | 6:30 PM | Show Completed',
    ])
  }
})

test('the scholarship process has five steps, in order', async ({ page }) => {
  await page.goto('/academy/young-creatives-bootcamp/scholarships')
  const steps = page.locator('section', { has: page.getByRole('heading', { name: 'How to apply' }) }).getByRole('listitem')
  for (const [place, words] of [
    /Bootcamp Application/,
    /I want to apply for a scholarship/,
    /separate scholarship form/i,
    /supporting documents/i,
    /review and (the )?final decision/i,
  ].entries())
    await expect(steps.nth(place)).toHaveText(words)
  await expect(steps).toHaveCount(5)
})

test('home shows the photos of Daughters of the Dance: six featured, all eighteen on demand, each enlarged in a dialog, and the way to the play', async ({
  page,
}) => {
  await page.goto('/')
  const part = page.locator('section').filter({ has: page.locator('#gallery') })
  const photos = part.getByRole('listitem')
  await expect(part.getByRole('link', { name: /Daughters of the Dance|play|production/i }).last()).toHaveAttribute('href', DAUGHTERS)
  await expect(photos).toHaveCount(6)
  await part.getByText('View All Photos (18)').click()
  await expect(photos).toHaveCount(18)
  await photos
    .nth(17)
    .getByRole('button', { name: /^Enlarge/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('18 of 18')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await part.getByText('Show Featured Photos Only').click()
  await expect(photos).toHaveCount(6)
})

test.describe('news cards', () => {
  /** The number of visible lines of a title or an excerpt, and of all its lines. */
  const lines = (page: Page) =>
    page.locator('.article-card:not(.article-card-featured) .clamp:visible :is(p > span, a > span)').evaluateAll((texts) =>
      texts.map((text) => {
        const line = Number.parseFloat(getComputedStyle(text).lineHeight)
        return { said: text.textContent, shown: Math.round(text.clientHeight / line), whole: Math.round(text.scrollHeight / line) }
      }),
    )

  for (const [path, count] of [
    ['/', 4],
    ['/news', 6],
  ] as const)
    test(`${path}: titles and excerpts are clamped to 2 lines`, async ({ page }) => {
      await page.goto(path)
      const texts = await lines(page)
      expect(texts).toHaveLength(2 * count)
      for (const { said, shown } of texts) expect([1, 2], said ?? '').toContain(shown)
      // Some must have more lines, or the test would prove nothing.
      expect(Math.max(...texts.map(({ whole }) => whole))).toBeGreaterThan(2)
    })
})
