import { expect, type Page, test } from '@playwright/test'
import { ROUTES } from '../src/lib/routes.ts'
import { findOverflow } from './overflow.ts'

/** An address that is no page: it shows the not-found page. */
const PAGES = [...ROUTES, '/no-such-page']

/** What WCAG 1.4.12 lets readers set. */
const SPACING = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }'

const CASES: readonly { name: string; width: number; height: number; prepare?: (page: Page) => Promise<unknown> }[] = [
  { name: '320 px, as at 400 % zoom', width: 320, height: 568 },
  {
    name: '390 px, text twice as large',
    width: 390,
    height: 844,
    prepare: (page) => page.addStyleTag({ content: 'html { font-size: 225% }' }),
  },
  { name: '390 px, text spaced out', width: 390, height: 844, prepare: (page) => page.addStyleTag({ content: SPACING }) },
  {
    name: '1280 px, text twice as large',
    width: 1280,
    height: 900,
    prepare: (page) => page.addStyleTag({ content: 'html { font-size: 225% }' }),
  },
]

for (const { name, width, height, prepare } of CASES) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } })
    for (const path of PAGES) {
      test(`${path}: nothing runs past the sides, no word is cut off`, async ({ page }) => {
        await page.goto(path)
        await prepare?.(page)
        expect(await findOverflow(page)).toEqual([])
      })
    }
  })
}
