import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { walk } from '../focusWalk.ts'
import { test } from '../islands.ts'
import { isLikeAnother } from '../pageKinds.ts'

// On phones the header hides the most. What the focus looks like is measured in e2e/keyboard-walk.spec.ts.
for (const [name, viewport, ways, details] of [
  ['a phone', { width: 390, height: 664 }, ['Tab'], {}],
  ['a wide screen', { width: 1280, height: 800 }, ['Tab'], { tag: '@long' }],
  ['a phone and the way back', { width: 390, height: 664 }, ['Tab', 'Shift+Tab'], { tag: '@long' }],
] as const) {
  test.describe(`on ${name}, with the keyboard, the focus is seen and never hidden`, details, () => {
    test.use({ viewport })
    for (const route of [...listBuiltPages(), '/not-here', OFFLINE]) {
      test(route, isLikeAnother(route) ? { tag: '@long' } : {}, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(route)
        const walks = []
        for (const way of ways) walks.push(await walk(page, way))
        expect(walks.flatMap(({ errors }) => errors)).toEqual([])
        expect(walks[0]?.stops).toBeGreaterThan(15)
        expect(walks.at(-1)?.stops).toBeGreaterThanOrEqual((walks[0]?.stops ?? 0) - 1)
      })
    }
  })
}
