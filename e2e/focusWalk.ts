import type { Page } from '@playwright/test'

/** A focus stop and its errors. */
interface Stop {
  name: string
  errors: string[]
  /** The index of the first stop on this element: its own index, unless the focus has been there before. */
  first: number
}

/** Records the focused element at each keyup: whether it is in the viewport, not covered, and has a focus indicator. */
const recordFocus = (key: 'Tab' | 'Shift+Tab') => {
  const stops: Stop[] = []
  const visited: Element[] = []
  let isRepeated = false
  const recordStop = () => {
    const element = document.activeElement ?? document.body
    const isNothing = element === document.body
    // After its last stop the focus leaves the page, and returns to the first one.
    if (isNothing && !document.hasFocus()) return
    // On a busy machine a keyup can arrive before the focus has moved, so one repetition is ignored. In a focus trap there are more.
    isRepeated = element === visited.at(-1) && !isRepeated
    if (isRepeated) return
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
        `is at ${Math.round(rect.top)} to ${Math.round(rect.bottom)} px, outside the visible ${Math.round(clear)} to ${innerHeight} px`,
      ],
      [rect.left < -1 || rect.right > innerWidth + 1, 'overflows the viewport horizontally'],
      [
        !top || !(element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)),
        `is covered by ${top?.tagName} ${top?.className}`,
      ],
      [!marked, 'has no outline'],
    ] as const
    stops.push({ name, errors: errors.flatMap(([isWrong, error]) => (isWrong ? [error] : [])), first: visited.indexOf(element) })
  }
  addEventListener('keyup', (event) => {
    // Shift has a keyup of its own.
    if (event.key === 'Tab') recordStop()
  })
  Object.assign(window, { stops })
  // After a walk forward, the position of the focus depends on timing. The walk back therefore starts at the last stop.
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, input')].filter((element) => element.checkVisibility())
  if (key === 'Shift+Tab') focusable.at(-1)?.focus()
}

/** Number of key presses between two reads of the record. */
const KEYS_PER_READ = 10

/** Presses a key until every stop was visited. Returns the number of stops and their errors. Throws at a focus trap. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; errors: string[] }> {
  await page.evaluate(recordFocus, key)
  for (let pressed = 0; pressed < 400; pressed += KEYS_PER_READ) {
    for (let press = 0; press < KEYS_PER_READ; press += 1) await page.keyboard.press(key)
    const stops = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops)
    const end = stops.findIndex(({ first }, index) => first < index)
    const revisited = stops[end]
    if (!revisited) continue
    // The browser may handle the keyup of the first stop itself; then the walk ends at the second.
    if (revisited.first > 1) throw new Error(`The focus returns to stop ${revisited.first + 1}, ${revisited.name}.`)
    const errors = stops.slice(0, end).flatMap(({ name, errors }, index) => errors.map((error) => `${key} ${index + 1}, ${name}: ${error}`))
    return { stops: end, errors }
  }
  throw new Error('The focus never leaves the page.')
}
