import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, luminance } from './contrast.ts'

/** No page has so many stops: beyond it, the focus is trapped. */
const MAX_STOPS = 300
/** The least contrast of the focused and the unfocused state (WCAG 2.4.13). */
const MIN_CHANGE = 3

/** Pixels around a component in which its focus indicator is drawn. */
const INDICATOR_MARGIN = 16

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** The looks of stops whose focus indicator was measured already. */
const measured = new Set<string>()

/**
 * Presses Tab until the focus leaves the page, and opens on the way what Enter opens in place; or presses Shift+Tab, from the last stop to
 * the first. Returns the number of stops, and what is wrong with them.
 */
export async function walkPage(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<{ stops: number; errors: string[] }> {
  const isForward = key === 'Tab'
  const errors: string[] = []
  const watch = await page.evaluateHandle(watchFocus)
  if (!isForward) await watch.evaluate(({ focusEnd }) => focusEnd())
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key)
    const stop = await watch.evaluate(({ look }) => look())
    // After the last stop the focus leaves the page, or begins again at the first one.
    if (!stop || (stop.isFirst && stops > 1)) {
      const unreached = await watch.evaluate(({ findUnreached }) => findUnreached())
      return { stops, errors: [...errors, ...unreached.map((name) => `${key} never reaches ${name}`)] }
    }
    const report = (error: string) => errors.push(`${key} ${stops}, ${stop.name}: ${error}`)
    for (const error of stop.errors) report(error)
    if (stop.isAgain || stops > MAX_STOPS) {
      report('the focus comes to it again, and never leaves the page')
      return { stops, errors }
    }
    if (isForward && !measured.has(stop.look)) {
      measured.add(stop.look)
      const clip = withMargin(stop.boxes, page)
      const focused = await takePixels(page, clip)
      await watch.evaluate(({ blur }) => blur())
      const changed = countChanges(focused, await takePixels(page, clip))
      await watch.evaluate(({ refocus }) => refocus())
      if (changed < requiredArea(stop.boxes)) report(`its focus indicator is smaller than WCAG 2.4.13 requires: ${changed} pixels`)
    }
    if (isForward && stop.isClosed) {
      await page.keyboard.press('Enter')
      await page.waitForFunction((watched) => !watched.isClosed(), watch)
    }
  }
}

/** What is on the screen of a component and of the margin in which its focus indicator is drawn. */
function withMargin(boxes: readonly Box[], page: Page): Box {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))].map((start) =>
    Math.max(0, Math.floor(start) - INDICATOR_MARGIN),
  ) as [number, number]
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + INDICATOR_MARGIN)
  const bottom = Math.min(height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + INDICATOR_MARGIN)
  return { x, y, width: right - x, height: bottom - y }
}

const takePixels = async (page: Page, clip: Box) =>
  await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()

/** The number of pixels whose contrast between two screenshots of one size is enough. */
function countChanges(one: Uint8Array, other: Uint8Array): number {
  const luminanceIn = (pixels: Uint8Array, index: number) => luminance(pixels[index] ?? 0, pixels[index + 1] ?? 0, pixels[index + 2] ?? 0)
  let count = 0
  for (let index = 0; index < one.length; index += 3)
    if (contrastOf(luminanceIn(one, index), luminanceIn(other, index)) >= MIN_CHANGE) count += 1
  return count
}

/** The area of a 2 pixel thick line around each line of a component, or around all, whichever is shorter (WCAG 2.4.13). */
function requiredArea(boxes: readonly Box[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - Math.min(...boxes.map((box) => box.x))
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - Math.min(...boxes.map((box) => box.y))
  return 4 * Math.min(width + height, sum(boxes.map((box) => box.width + box.height)))
}

/** Runs in the page, before a walk: returns functions that describe each stop. */
function watchFocus() {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [role=button], [role=link], [role=tab]'
  const reached = new Set<HTMLElement>()
  let current: HTMLElement | undefined

  /** The element that responds to clicks: the card of a link that is stretched over it, or the label of an invisible input. */
  const ownerOf = (element: Element) =>
    element.closest('.card:has(.card-cover:focus), label:has([type=radio]:focus), .disclosure-head:has(:focus)') ?? element
  const isClosed = () => current?.matches('[aria-expanded=false], details:not([open]) > summary') === true
  const nameOf = (element: HTMLElement) => `${element.localName} “${(element.ariaLabel ?? element.innerText).trim().slice(0, 80)}”`

  /** Whether a component is in view and nothing covers it, at points near its edges and in its middle. */
  const isUncovered = (owner: Element, boxes: readonly DOMRect[]) => {
    const top = owner.closest('header, [popover]') ? 0 : (document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0)
    return boxes.every(({ x, y, width, height }) => {
      // Of a component that is taller than the screen, the part that is on it.
      const isTall = height > innerHeight - top
      const [start, end] = isTall ? [Math.max(y, top), Math.min(y + height, innerHeight)] : [y, y + height]
      return [x + 3, x + width / 2, x + width - 3].every((across) =>
        [start + 3, (start + end) / 2, end - 3].every((down) => {
          const hit = document.elementFromPoint(across, down)
          return hit !== null && (owner.contains(hit) || hit.contains(owner))
        }),
      )
    })
  }

  /** Describes the focused element; null when the focus has left the page. */
  const look = () => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    current = element
    const [first] = reached
    const isAgain = reached.has(element)
    reached.add(element)
    const owner = ownerOf(element)
    const boxes = [...owner.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1)
    const isInteractive = element.matches(`${CONTROLS}, [role=tabpanel]`) || element.scrollWidth > element.clientWidth + 1
    return {
      name: nameOf(element),
      isAgain,
      isFirst: element === first,
      isClosed: isClosed(),
      /** What is on the screen of its lines, or of its card or label. */
      boxes: boxes.map(({ left, top, right, bottom }) => {
        const [x, y] = [Math.max(0, left), Math.max(0, top)]
        return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y }
      }),
      /** The same for all elements with the same markup and styles. */
      look: [element.closest('header, footer, main > *')?.className, owner.className, element.tagName, element.className].join(' '),
      errors: [
        ...(isInteractive ? [] : ['it takes the focus, but does nothing']),
        ...(boxes.length > 0 && isUncovered(owner, boxes) ? [] : ['it is not whole in view']),
        ...(element.ariaInvalid === 'true' ? ['it is announced as invalid before anybody has filled it in'] : []),
      ],
    }
  }

  /** Visible controls that Tab did not reach. In a group of tabs or radio inputs Tab reaches one, and arrow keys the others. */
  const findUnreached = () => {
    const groupOf = (element: Element) =>
      element.closest('[role=tablist]') ?? (element.matches('[type=radio]') && element.closest('fieldset'))
    const groups = new Set([...reached].map(groupOf).filter(Boolean))
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter(
        (element) => !reached.has(element) && !element.closest('[inert]') && !element.matches(':disabled, [tabindex="-1"]:not([role])'),
      )
      .filter((element) => !groups.has(groupOf(element)))
      .map(nameOf)
  }

  /** Moves the focus to the end of the page. */
  const focusEnd = () => {
    const end = Object.assign(document.createElement('span'), { tabIndex: -1 })
    document.body.append(end)
    end.focus()
    addEventListener('focusin', () => end.remove(), { once: true })
  }

  return { look, isClosed, findUnreached, focusEnd, blur: () => current?.blur(), refocus: () => current?.focus({ preventScroll: true }) }
}
