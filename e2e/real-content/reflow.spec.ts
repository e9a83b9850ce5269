import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { test } from '../islands.ts'
import { findOverflow } from '../overflow.ts'
import { NO_PAGE } from '../pageKinds.ts'
import { setTextStyle, TWICE } from '../textStyles.ts'

/** `npm test` covers 320 and 390 px in e2e/real-content/pages.spec.ts. */
const VIEWPORTS = [
  { width: 320, height: 568 },
  { width: 1280, height: 900 },
]

for (const path of [...listBuiltPages(), NO_PAGE, OFFLINE])
  test(`${path}: with large text on the smallest screen and on a wide one nothing overflows`, async ({ page }) => {
    await page.goto(path)
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport)
      await setTextStyle(page, TWICE)
      expect(await findOverflow(page), `${viewport.width} px`).toEqual([])
    }
  })
