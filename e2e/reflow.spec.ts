import { expect } from '@playwright/test'
import { OFFLINE, ROUTES } from '../src/lib/routes.ts'
import { dress, SPACED, TWICE } from './dress.ts'
import { test } from './islands.ts'
import { findOverflow } from './overflow.ts'

/** An address that is no page: it shows the not-found page. */
const PAGES = [...ROUTES, '/no-such-page', OFFLINE]

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
