import { expect, type Page } from '@playwright/test'
import { OFFLINE, ROUTES } from '../src/lib/routes.ts'
import { test } from './islands.ts'
import { findOverflow } from './overflow.ts'

/** An address that is no page: it shows the not-found page. */
const PAGES = [...ROUTES, '/no-such-page', OFFLINE]

/** Text twice as large: the site's own size is 112.5 %. */
const TWICE = 'html { font-size: 225% }'
/** What WCAG 1.4.12 lets readers set. */
const SPACED = '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }'

interface Case {
  name: string
  width: number
  height: number
  css?: string
}

const CASES: readonly Case[] = [
  { name: '320 px, as at 400 % zoom', width: 320, height: 568 },
  { name: '390 px, text twice as large', width: 390, height: 844, css: TWICE },
  { name: '390 px, text spaced out', width: 390, height: 844, css: SPACED },
]
const LONG_CASES: readonly Case[] = [
  { name: '320 px, text twice as large', width: 320, height: 568, css: TWICE },
  { name: '1280 px, text twice as large', width: 1280, height: 900, css: TWICE },
]

/** Gives the page one more style sheet, in place of the one that was given last. */
const dress = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

for (const [what, cases, details] of [
  ['on small screens, with large text and with text spaced out', CASES, {}],
  ['with large text on the smallest screen and on a wide one', LONG_CASES, { tag: '@long' }],
] as const)
  for (const path of PAGES)
    test(`${path}: ${what} nothing runs past the sides, no word is cut off`, details, async ({ page }) => {
      await page.goto(path)
      for (const { name, width, height, css = '' } of cases) {
        await page.setViewportSize({ width, height })
        await dress(page, css)
        expect(await findOverflow(page), name).toEqual([])
      }
    })
