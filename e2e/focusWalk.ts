import type { Page } from '@playwright/test'

/** A focus stop, and what is wrong with it. */
interface Stop {
  name: string
  errors: string[]
}

/** Records the focused element at each keyup: whether it is in the viewport, not covered, and has a focus indicator. */
const lookAtFocus = () => {
  const look = (): Stop | null => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const rect = element.getBoundingClientRect()
    const header = document.querySelector('header')
    const clear =
      header?.contains(element) || getComputedStyle(element).position === 'fixed' ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
    const [x, y] = [rect.x + rect.width / 2, Math.max(clear, rect.y) + (Math.min(rect.bottom, innerHeight) - Math.max(clear, rect.y)) / 2]
    const top = document.elementFromPoint(x, y)
    const outlines = [element, element.closest('.card') ?? element, ...element.children].map((part) => getComputedStyle(part))
    const marked = outlines.some(({ outlineWidth, outlineStyle }) => Number.parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none')
    const tall = rect.height > innerHeight - clear
    const errors = [
      [rect.width < 1 || rect.height < 1, 'has no size'],
      [
        !tall && (rect.top < clear - 1 || rect.bottom > innerHeight + 1),
        `stands at ${Math.round(rect.top)} to ${Math.round(rect.bottom)}, clear is ${Math.round(clear)} to ${innerHeight}`,
      ],
      [rect.left < -1 || rect.right > innerWidth + 1, 'reaches past the side of the screen'],
      [
        !top || !(element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)),
        `lies under ${top?.tagName} ${top?.className}`,
      ],
      [!marked, 'shows no outline'],
    ] as const
    const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    return { name, errors: errors.flatMap(([wrong, words]) => (wrong ? [words] : [])) }
  }
  const seen: (Stop | null)[] = []
  addEventListener('keyup', () => seen.push(look()))
  Object.assign(window, { seen })
}

/** Number of key presses between two reads of the record. */
const KEYS_PER_READ = 10

/** Presses a key until the focus leaves the page, and returns every stop that is not clearly visible. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; errors: string[] }> {
  await page.evaluate(lookAtFocus)
  for (let pressed = 0; pressed < 400; pressed += KEYS_PER_READ) {
    for (let press = 0; press < KEYS_PER_READ; press += 1) await page.keyboard.press(key)
    const seen = await page.evaluate(() => (window as unknown as { seen: (Stop | null)[] }).seen)
    // Once the focus has left the page, the page’s event listeners no longer run.
    const left = seen.includes(null) ? seen.indexOf(null) : seen.length
    if (left === pressed + KEYS_PER_READ) continue
    const stops = seen.slice(0, left).flatMap((stop) => stop ?? [])
    return {
      stops: stops.length,
      errors: stops.flatMap(({ name, errors }, at) => errors.map((error) => `${key} ${at + 1}, ${name}: ${error}`)),
    }
  }
  throw new Error('The focus never leaves the page.')
}
