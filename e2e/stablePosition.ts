import type { Locator } from '@playwright/test'

/**
 * The top of an element in pixels relative to the viewport, once two frames in a row agree. `scrollY` would not do: it also changes when a
 * section far above gets its real height.
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
