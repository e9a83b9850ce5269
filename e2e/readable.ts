import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects a readable page: its heading and text are visible and have enough contrast. */
export async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Content below the fold is hidden until the stylesheet has loaded, or for three seconds if it fails to load.
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const { passes, violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().analyze()
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(5)
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
}

/** Follows a link in the footer, and expects it to lead to another page. */
export async function expectLinkWorks(page: Page) {
  const from = page.url()
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: from.endsWith('/contact') ? 'Careers' : 'Contact', exact: true })
    .first()
  const to = await link.getAttribute('href')
  await link.click({ noWaitAfter: true })
  await expect(page).toHaveURL(new RegExp(`${to}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
