import { afterLoad } from '../../browser/afterLoad.ts'
import { isUnmodifiedClick } from '../../browser/isUnmodifiedClick.ts'
import { onIntent } from '../../browser/onIntent.ts'
import { whenNear } from '../../browser/whenNear.ts'
import { loadEnhancement } from './enhancementModules.client.ts'

/** Milliseconds that an early click waits for its code before the browser’s default action follows. */
const PATIENCE = 10_000
/** Milliseconds after the load event at which the hero carousel’s code loads: shortly before its first advance. */
const BEFORE_FIRST_TURN = 4000

/** Pointer travel, in CSS pixels, that still counts as a click. */
const STEADY = 9

const PART = '[data-enhance]'
const waking = new WeakMap<Element, Promise<unknown>>()
/** The element whose early click is being replayed, and must not be queued again. */
let passing: Element | undefined
/** The last pointerdown. */
let down: PointerEvent | undefined

/**
 * Lazy-loads enhancements: on intent, or at once where the URL decides what they show; carousels also near the viewport when the page is
 * idle, except in save-data mode.
 *
 * Early clicks and submits are queued and replayed once. If the code fails to load, the browser’s default action follows.
 */
export function startEnhancements(report: (error: unknown, part: Element) => void) {
  const wake = (part: HTMLElement) => {
    const woken = waking.get(part) ?? enhance(part)
    waking.set(part, woken)
    return woken
  }
  const enhance = async (part: HTMLElement) => {
    try {
      const act = await loadEnhancement(part.dataset.enhance as string).catch(() => void waking.delete(part))
      if (!act) return
      await act(part)
      part.dataset.ready = ''
    } catch (error) {
      delete part.dataset.ready
      report(error, part)
    }
  }

  const hold = (event: Event, part: HTMLElement, giveAgain: () => void) => {
    if (part === passing || 'ready' in part.dataset) return
    event.preventDefault()
    event.stopPropagation()
    // One replay is enough for repeated clicks.
    if (part.hasAttribute('aria-busy')) return
    part.setAttribute('aria-busy', 'true')
    Promise.race([wake(part), new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
      part.removeAttribute('aria-busy')
      passing = part
      giveAgain()
      passing = undefined
    })
  }

  const partOf = (event: Event, selector = PART) => (event.target as Element).closest?.<HTMLElement>(selector)

  onIntent(PART, wake)
  addEventListener('pointerdown', (event) => (down = event), true)
  addEventListener(
    'click',
    (event) => {
      const moved = findMoved(event)
      if (!isUnmodifiedClick(event)) return
      if (moved) {
        event.preventDefault()
        event.stopPropagation()
        return moved.click?.()
      }
      const part = partOf(event, `a${PART}, button${PART}`)
      if (part) hold(event, part, () => part.click())
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const part = partOf(event)
      const form = event.target as HTMLFormElement
      if (part) hold(event, part, () => form.requestSubmit(event.submitter))
    },
    true,
  )

  for (const part of document.querySelectorAll<HTMLElement>(PART)) {
    // Used before this script ran, and perhaps left again.
    if (part.matches(':focus-within') || [...part.querySelectorAll('input')].some(isChanged)) wake(part)
    if (part.dataset.enhance === 'carousel')
      afterLoad(() => setTimeout(() => whenNear(part, wake), 'rotates' in part.dataset ? BEFORE_FIRST_TURN : 0))
    else if (location.search && 'query' in part.dataset) wake(part)
    if (part.dataset.enhance === 'less') {
      if (part.matches('[data-less] *')) wake(part)
      // A page restored from the back/forward cache follows a save-data choice made on another page meanwhile.
      addEventListener('pageshow', ({ persisted }) => {
        const page = document.documentElement
        try {
          if (!persisted || +localStorage.less !== +('more' in page.dataset)) return
          page.toggleAttribute('data-less')
          page.toggleAttribute('data-more')
          wake(part)
        } catch {}
      })
    }
  }
}

/**
 * The control that was under the pointer at pointerdown, if the click goes to something else: the page may shift while it loads, and
 * the click would be lost or hit another control. Moving the pointer away cancels the click (WCAG 2.5.2). Clicks by key have no `detail`.
 */
function findMoved(event: MouseEvent): HTMLElement | undefined {
  const { x, y, target } = down ?? event
  down = undefined
  const pressed = (target as Element).closest?.<HTMLElement>('a,button,label,summary') ?? (target as HTMLElement)
  if (event.detail && !pressed.contains(event.target as Element) && Math.hypot(event.x - x, event.y - y) < STEADY) return pressed
}

/** Whether the visitor has changed the field. */
const isChanged = (input: HTMLInputElement) => input.checked !== input.defaultChecked || input.value !== input.defaultValue
