import type { Locator } from '@playwright/test'

/**
 * Where a visitor sees an element, in px from the top of the viewport, once two frames in a row agree. `scrollY` also changes when a section
 * far above takes its own height.
 */
export const stablePosition = (locator: Locator): Promise<number> =>
  locator.evaluate(async (element) => {
    for (let before = Number.NaN; ; ) {
      await new Promise(requestAnimationFrame)
      const { top } = element.getBoundingClientRect()
      if (top === before) return top
      before = top
    }
  })
