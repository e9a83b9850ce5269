import type { PartName } from '../../lib/partName.ts'

/** Milliseconds that each slide is shown, and the minimum before the first advance. */
const TURN_MS = 5000
const MIN_FIRST_TURN_MS = 1000
/** Milliseconds in which a click belongs to the focus before it: some screen readers focus and click in one action. */
const SAME_GESTURE = 300

/** Gets an element of a carousel by its `data-part`. Importing src/browser/getPart.ts would cost carousels another request. */
export const carouselPart = (section: HTMLElement, name: PartName) => section.querySelector(`[data-part=${name}]`) as HTMLElement

/**
 * Advances a carousel every five seconds. Hovering and a hidden tab pause it; focus inside, a swipe and its button stop it until the
 * visitor starts it again (WCAG 2.2.2). Under reduced motion, in save-data mode, or when the visitor has `moved` it, it starts stopped.
 * `stop` stops it; `wait` restarts the five seconds.
 */
export function rotate(section: HTMLElement, moved: boolean, next: () => void): { stop: () => void; wait: () => void } {
  const button = carouselPart(section, 'rotation')
  const row = carouselPart(section, 'row')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let first = Math.max(MIN_FIRST_TURN_MS, TURN_MS - performance.now() + (load?.loadEventEnd ?? 0))
  let rotating = !moved && !calm.matches && !('less' in document.documentElement.dataset) && !section.contains(document.activeElement)
  let hovered = section.matches(':hover')
  let stoppedAt = -SAME_GESTURE
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    if (!rotating || hovered || document.hidden) return
    // Fetches the next picture early, or the next slide would be empty at first.
    row.querySelector(':not([inert])+[inert] img')?.setAttribute('loading', 'eager')
    timer = setTimeout(next, first || TURN_MS)
    first = 0
  }
  const set = (on: boolean) => {
    rotating = on
    section.toggleAttribute('data-rotating', on)
    row.ariaLive = on ? 'off' : 'polite'
    wait()
  }
  const stop = () => {
    if (rotating) set(false)
  }

  set(rotating)
  section.addEventListener('pointerenter', () => {
    hovered = true
    wait()
  })
  section.addEventListener('pointerleave', () => {
    hovered = false
    wait()
  })
  section.addEventListener('focusin', ({ timeStamp }) => {
    // A click also focuses the button; its click handler decides then.
    if (!rotating || button.matches(':active')) return
    stoppedAt = timeStamp
    stop()
  })
  button.addEventListener('click', ({ timeStamp }) => {
    if (timeStamp - stoppedAt > SAME_GESTURE) set(!rotating)
  })
  document.addEventListener('visibilitychange', wait)
  calm.addEventListener('change', stop)
  return { stop, wait }
}
