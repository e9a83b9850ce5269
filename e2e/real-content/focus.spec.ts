import { expect } from '@playwright/test'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { OFFLINE } from '../../src/lib/routes.ts'
import { walk } from '../focusWalk.ts'
import { test } from '../islands.ts'

// e2e/real-content/pages.spec.ts tests Tab on a phone; e2e/keyboard-walk.spec.ts tests what the focus indicator looks like.
for (const [name, viewport, ways] of [
  ['a wide screen', { width: 1280, height: 800 }, ['Tab']],
  ['a phone and the way back', { width: 390, height: 664 }, ['Tab', 'Shift+Tab']],
] as const) {
  test.describe(`on ${name}, with the keyboard, the focus is seen and never hidden`, () => {
    test.use({ viewport })
    for (const route of [...listBuiltPages(), '/not-here', OFFLINE]) {
      test(route, async ({ page }) => {
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
