import { expect, type Page } from '@playwright/test'
import { OFFLINE, ROUTES } from '../src/lib/routes.ts'
import { test } from './islands.ts'

/** A place where the focus stops, and what is wrong with it. */
interface Stop {
  name: string
  faults: string[]
}

/** Looks at what has the focus: on the screen, clear of the header, on top, and marked. */
const look = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const rect = element.getBoundingClientRect()
    const header = document.querySelector('header')
    const clear =
      header?.contains(element) || getComputedStyle(element).position === 'fixed' ? 0 : (header?.getBoundingClientRect().bottom ?? 0)
    const [x, y] = [rect.x + rect.width / 2, Math.max(clear, rect.y) + (Math.min(rect.bottom, innerHeight) - Math.max(clear, rect.y)) / 2]
    const top = document.elementFromPoint(x, y)
    const outlines = [element, element.closest('.card') ?? element, ...element.children].map((part) => getComputedStyle(part))
    const marked = outlines.some(({ outlineWidth, outlineStyle }) => Number.parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none')
    const tall = rect.height > innerHeight - clear
    const faults = [
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
    return { name, faults: faults.flatMap(([wrong, words]) => (wrong ? [words] : [])) }
  })

/** Presses a key until the focus leaves the page, and tells of every stop that cannot be seen well. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key)
    const stop = await look(page)
    if (!stop) return { stops, faults }
    faults.push(...stop.faults.map((fault) => `${key} ${stops + 1}, ${stop.name}: ${fault}`))
  }
  throw new Error('The focus never leaves the page.')
}

// The way back is walked on phones, where the header hides the most.
for (const [name, viewport, ways] of [
  ['a wide screen', { width: 1280, height: 800 }, 'there'],
  ['a phone', { width: 390, height: 664 }, 'there and back'],
] as const) {
  test.describe(`on ${name}, with the keyboard, the focus is seen and never hidden, ${ways}`, () => {
    test.use({ viewport })
    for (const route of [...ROUTES, '/not-here', OFFLINE]) {
      test(route, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(route)
        const there = await walk(page, 'Tab')
        expect(there.faults).toEqual([])
        expect(there.stops).toBeGreaterThan(15)
        if (ways === 'there') return
        const back = await walk(page, 'Shift+Tab')
        expect(back.faults).toEqual([])
        expect(back.stops).toBeGreaterThanOrEqual(there.stops - 1)
      })
    }
  })
}
