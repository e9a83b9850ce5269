import type { Page } from '@playwright/test'

/** A focus stop, and what is wrong with it. */
interface Stop {
  name: string
  errors: string[]
  /** The index of the first stop on this element: its own index, unless the focus has come back. */
  first: number
}

/** Records the focused element at each keyup: whether it is in the viewport, not covered, and has a focus indicator. */
const recordFocus = (key: 'Tab' | 'Shift+Tab') => {
  const stops: Stop[] = []
  const visited: Element[] = []
  const recordStop = () => {
    const element = document.activeElement ?? document.body
    const isNothing = element === document.body
    // After its last stop the focus leaves the page, and returns to the first one.
    if (isNothing && !document.hasFocus()) return
    const index = visited.push(element) - 1
    if (isNothing) {
      stops.push({ name: 'nothing', errors: ['has the focus'], first: index })
      return
    }
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent
    const name = `${element.tagName.toLowerCase()} ${label.trim().slice(0, 40)}`
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
    stops.push({ name, errors: errors.flatMap(([wrong, words]) => (wrong ? [words] : [])), first: visited.indexOf(element) })
  }
  addEventListener('keyup', (event) => {
    // Shift has a keyup of its own.
    if (event.key === 'Tab') recordStop()
  })
  Object.assign(window, { stops })
  // Where the focus is after a walk forward depends on the speed of the browser. The way back begins at the last stop.
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, input')].filter((element) => element.checkVisibility())
  if (key === 'Shift+Tab') focusable.at(-1)?.focus()
}

/** Number of key presses between two reads of the record. */
const KEYS_PER_READ = 10

/** Presses a key until the focus has been everywhere, and returns the number of stops and what is wrong with them. Throws at a focus trap. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; errors: string[] }> {
  await page.evaluate(recordFocus, key)
  for (let pressed = 0; pressed < 400; pressed += KEYS_PER_READ) {
    for (let press = 0; press < KEYS_PER_READ; press += 1) await page.keyboard.press(key)
    const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops)
    const end = stops.findIndex(({ first }, index) => first < index)
    const revisited = stops[end]
    if (!revisited) continue
    // The keyup of the first stop may go to the browser, so that a walk ends at the second as well.
    if (revisited.first > 1) throw new Error(`The focus comes back to stop ${revisited.first + 1}, ${revisited.name}.`)
    const errors = stops.slice(0, end).flatMap(({ name, errors }, index) => errors.map((error) => `${key} ${index + 1}, ${name}: ${error}`))
    return { stops: end, errors }
  }
  throw new Error('The focus never leaves the page.')
}
