/** How long each slide stands, in milliseconds, and the least before the first turn. */
const TURN = 5000
const FIRST_AT_LEAST = 1000
/** A press this soon after the focus arrived belongs to it: some screen readers focus and press in one go. */
const SAME_GESTURE = 300

/** Finds a part of a carousel by its `data-part`. The other enhancements’ helper would cost carousels a request. */
export const carouselPart = (section: HTMLElement, name: string) => section.querySelector(`[data-part=${name}]`) as HTMLElement

/**
 * Lets a carousel move on by itself every five seconds. Hovering and a hidden tab pause it; focus inside, a swipe and its
 * button stop it until the visitor starts it again. With reduced motion or data saving, or `moved` by the visitor before, it
 * starts stopped.
 * `stop` stops it; `wait` begins the five seconds again.
 */
export function rotate(section: HTMLElement, moved: boolean, next: () => void): { stop: () => void; wait: () => void } {
  const button = carouselPart(section, 'rotation')
  const row = carouselPart(section, 'row')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let first = Math.max(FIRST_AT_LEAST, TURN - performance.now() + (load?.loadEventEnd ?? 0))
  let rotating = !moved && !calm.matches && !('less' in document.documentElement.dataset) && !section.contains(document.activeElement)
  let hovered = section.matches(':hover')
  let stoppedAt = -SAME_GESTURE
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    if (!rotating || hovered || document.hidden) return
    // The picture to come is fetched while there is time, or a turn would show an empty frame.
    row.querySelector(':not([inert])+[inert] img')?.setAttribute('loading', 'eager')
    timer = setTimeout(next, first || TURN)
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
    // Pressing the button with a pointer focuses it as well; what the press means is decided by its click.
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
