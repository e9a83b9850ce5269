import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { SITE_FOLDER, toPageFile } from '../../scripts/build/staging.ts'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { WORDS } from '../../src/lib/words.ts'

const page = listBuiltPages().find((address) => readFileSync(`${SITE_FOLDER}/${toPageFile(address)}`, 'utf8').includes('data-prints'))

test.describe('a build without brochures', () => {
  test.skip(page === undefined, 'This build has brochures.')

  test('offers the print view of a programme instead, and says how to use it', async ({ page: tab }) => {
    await tab.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await tab.goto(page ?? '/')
    const button = tab.getByRole('button', { name: WORDS.programme.brochure }).first()
    await expect(button).toHaveAccessibleDescription(/Print/)
    await button.click()
    await expect(tab.locator('html')).toHaveAttribute('data-printed')
    await expect(tab.locator('[data-toasts]')).toContainText(/\w/)
  })
})
