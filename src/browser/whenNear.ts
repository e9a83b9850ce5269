/** How far from the screen a part begins to wake, where there is time. */
const NEAR = '300px'

/** Does something with a part when it comes near the screen and the page is idle; never while data is to be saved. */
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
