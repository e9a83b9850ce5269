/** Distance from the viewport at which code is loaded. */
const NEAR = '300px'

/** Calls `act` when an element comes near the viewport and the page is idle; never in save-data mode. */
export function whenNear(part: HTMLElement, act: (part: HTMLElement) => void) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || 'less' in document.documentElement.dataset) return
      observer.disconnect()
      // Safari has no requestIdleCallback.
      ;(window.requestIdleCallback ?? setTimeout)(() => act(part))
    },
    { rootMargin: NEAR },
  )
  observer.observe(part)
}
