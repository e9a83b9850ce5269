import { expect } from '@playwright/test'
import { islandOf, openHydrated, test } from './islands.ts'

test('all past shows of Daughters of the Dance display ‘Show Completed’, whatever the day', { tag: '@core' }, async ({ page }) => {
  // The text is written in the content, not computed from dates: it stays the same in other years.
  for (const today of ['2024-01-01', '2031-01-01']) {
    await page.clock.setFixedTime(new Date(today))
    const shows = await openHydrated(page, '/productions/daughters-of-dance', 'shows')
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
