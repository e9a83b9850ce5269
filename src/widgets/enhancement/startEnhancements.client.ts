import { afterLoad } from '../../browser/afterLoad.ts'
import { isUnmodifiedClick } from '../../browser/isUnmodifiedClick.ts'
import { onIntent } from '../../browser/onIntent.ts'
import { whenNear } from '../../browser/whenNear.ts'
import { loadEnhancement } from './enhancementModules.client.ts'

/** How long a press waits for its enhancement before the browser’s own answer is given, in milliseconds. */
const PATIENCE = 10_000
/** When the hero wakes after the page has loaded, in milliseconds: shortly before its first turn. */
const BEFORE_FIRST_TURN = 4000

/** A hand that only presses moves so many pixels at most. */
const STEADY = 9

const PART = '[data-enhance]'
const waking = new WeakMap<Element, Promise<unknown>>()
/** The part whose press is given again, and not to be held a second time. */
let passing: Element | undefined
/** Where the last pointer came down. */
let down: PointerEvent | undefined

/**
 * Brings the page’s enhancements, each when it is wanted: at once when touched, or when the address decides what it shows;
 * carousels also when they come near the screen and the page is idle, unless data is to be saved.
 *
 * A press or a submit that comes before its enhancement is held and given again, once, when it is there. If it does not
 * come, the press is given to the browser.
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
    // A second press while the first is held has the same effect, so it has none of its own.
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
    // Touched before there was anybody to notice, and perhaps left again.
    if (part.matches(':focus-within') || [...part.querySelectorAll('input')].some(isChanged)) wake(part)
    if (part.dataset.enhance === 'carousel')
      afterLoad(() => setTimeout(() => whenNear(part, wake), 'rotates' in part.dataset ? BEFORE_FIRST_TURN : 0))
    else if (
      part.matches(
        `[data-less] [data-enhance=less]${location.search ? ', [data-enhance=filter], [data-enhance=search], [data-subjects]' : ''}`,
      )
    )
      wake(part)
    if (part.dataset.enhance === 'less')
      // A page that comes back from the browser’s memory follows what has been chosen on other pages meanwhile: less data, or all.
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

/**
 * What was under the pointer when it came down, where a press goes to something else: while a page loads, its style sheet and pictures
 * may move it before the pointer is lifted, and the press would be lost, or go to what stands there now. A pointer that was moved away
 * takes its press back (WCAG 2.5.2), and a key, which has no `detail`, presses nowhere.
 */
function findMoved(event: MouseEvent): HTMLElement | undefined {
  const { x, y, target } = down ?? event
  down = undefined
  const pressed = (target as Element).closest?.<HTMLElement>('a,button,label,summary') ?? (target as HTMLElement)
  if (event.detail && !pressed.contains(event.target as Element) && Math.hypot(event.x - x, event.y - y) < STEADY) return pressed
}

/** Whether somebody has chosen or typed. */
const isChanged = (input: HTMLInputElement) => input.checked !== input.defaultChecked || input.value !== input.defaultValue
