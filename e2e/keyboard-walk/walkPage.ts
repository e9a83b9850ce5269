import type { Page } from '@playwright/test'
import { measureIndicator } from './focusIndicator.ts'
import { type Stop, watchFocus } from './watchFocus.ts'

/** No page has so many stops: beyond it, the focus is trapped. */
const MAX_STOPS = 300
/** The least unobscured share of a stop: less than 1, for rounded corners and for lines of text that overlap. */
const MIN_UNCOVERED = 0.98
/** Maximum milliseconds until something that Enter opens is open: its code may have to load. */
const TIMEOUT_MS = 5000

/** The kinds of stops whose indicator was measured already: stops with equal markup and styles are measured once. */
const measured = new Set<string>()

/**
 * Presses Tab until the focus leaves the page, and opens the menu, disclosures and further pictures on the way; or presses Shift+Tab, from
 * the last stop to the first. Returns the number of stops, and their errors as messages.
 */
export async function walkPage(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<{ stops: number; errors: string[] }> {
  const isForward = key === 'Tab'
  const watch = await page.evaluateHandle(watchFocus, isForward)
  if (!isForward) await watch.evaluate(({ focusLast }) => focusLast())
  const errors: string[] = []
  let stops = 0
  let last = 'the top of the page'
  for (let isFirst = true; ; isFirst = false) {
    if (isForward || !isFirst) await page.keyboard.press(key)
    const stop = await watch.evaluate(({ look }) => look())
    // After the last stop the focus leaves the page, or begins again at the first one.
    if (stop === null || stop.isFirst) break
    if (stop.isAgain || stops > MAX_STOPS) {
      errors.push(`${key} never leaves the page: after ${last} it comes to ${stop.name} again.`)
      break
    }
    stops += 1
    const found = errorsOf(stop, last)
    if (isForward && !measured.has(stop.kind)) {
      measured.add(stop.kind)
      const area = await measureIndicator(page, watch, stop)
      if (area < 1) found.push(`its focus indicator has ${toPercent(area)} of the area it needs, at a contrast of 3:1.`)
    }
    if (isForward && stop.opensInPlace) {
      await page.keyboard.press('Enter')
      const isOpen = watch.evaluate(({ isOpen }) => isOpen())
      if (!(await isOpen)) {
        const opened = await page
          .waitForFunction((watched) => watched.isOpen(), watch, { timeout: TIMEOUT_MS })
          .then(() => true)
          .catch(() => false)
        if (!opened) found.push('it is announced as collapsed, and Enter does not open it.')
      }
    }
    errors.push(...found.map((error) => `${key} ${stops}, ${stop.name}: ${error}`))
    last = stop.name
  }
  const unreached = await watch.evaluate(({ findUnreached }) => findUnreached())
  return { stops, errors: [...errors, ...unreached.map((element) => `${element} is never reached by ${key}.`)] }
}

function errorsOf({ hasPurpose, uncovered, isInvalid, isBackward }: Stop, last: string): string[] {
  const errors = [
    [!hasPurpose, 'it takes the focus, but does nothing.'],
    [uncovered < MIN_UNCOVERED, `only ${toPercent(uncovered)} of it is in view and uncovered.`],
    [isInvalid, 'it is announced as invalid before anybody has filled it in.'],
    [isBackward, `the focus comes to it from ${last}, against reading order.`],
  ] as const
  return errors.flatMap(([isWrong, error]) => (isWrong ? [error] : []))
}

/** Rounded down: 0.986 is 98 %. */
const toPercent = (share: number): string => `${Math.floor(share * 100 + 1e-6)} %`
