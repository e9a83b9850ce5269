import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { test } from '../islands.ts'
import { findOverflow } from '../overflow.ts'
import { NO_PAGE } from '../pageKinds.ts'
import { setTextStyle, TWICE } from '../textStyles.ts'

/** `npm test` covers 320 and 390 px in e2e/real-content/pages.spec.ts. */
const PAGES = [...listBuiltPages(), NO_PAGE, OFFLINE]

interface Case {
  name: string
  width: number
  height: number
  css: string
}

const CASES: readonly Case[] = [
  { name: '320 px, text twice as large', width: 320, height: 568, css: TWICE },
  { name: '1280 px, text twice as large', width: 1280, height: 900, css: TWICE },
]

for (const path of PAGES)
  test(`${path}: with large text on the smallest screen and on a wide one nothing overflows`, async ({ page }) => {
    await page.goto(path)
    for (const { name, width, height, css } of CASES) {
      await page.setViewportSize({ width, height })
      await setTextStyle(page, css)
      expect(await findOverflow(page), name).toEqual([])
    }
  })
