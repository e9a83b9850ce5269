import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { test } from '../islands.ts'
import { findOverflow } from '../overflow.ts'
import { NO_PAGE } from '../pageKinds.ts'
import { findSmallTargets } from '../smallTargets.ts'
import { setTextStyle, TWICE } from '../textStyles.ts'

test.use({ viewport: { width: 1280, height: 900 } })

// Phones: e2e/real-content/pages.spec.ts.
for (const path of [...listBuiltPages(), NO_PAGE, OFFLINE])
  test(`${path}: targets on a desktop are large enough, and large text overflows nothing`, async ({ page }) => {
    await page.goto(path)
    await setTextStyle(page, TWICE)
    expect(await findOverflow(page), '1280 px').toEqual([])
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await findOverflow(page), '320 px').toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await setTextStyle(page, '')
    expect(await findSmallTargets(page)).toEqual([])
  })
