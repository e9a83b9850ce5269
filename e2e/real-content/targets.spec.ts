import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { test } from '../islands.ts'
import { NO_PAGE } from '../pageKinds.ts'
import { findSmallTargets } from '../smallTargets.ts'

// Phones: e2e/real-content/pages.spec.ts.
for (const path of [...listBuiltPages(), NO_PAGE, OFFLINE])
  test(`${path}: targets on a desktop are large enough`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    expect(await findSmallTargets(page)).toEqual([])
  })
