import { isUnmodifiedClick } from './isUnmodifiedClick.ts'

/** Pointer travel, in CSS pixels, that still counts as a click. */
const MAX_CLICK_MOVEMENT = 9

/**
 * Activates the control that was under the pointer at pointerdown, if the click goes to something else. If the page shifts while it loads,
 * the click would otherwise be lost or hit another control. Moving the pointer away cancels the click (WCAG 2.5.2). Clicks by keyboard have
 * `detail` 0 and are left alone. Call it before queueEarlyEvents.
 */
export function redirectMovedClicks() {
  let down: PointerEvent | undefined
  const follow = (event: MouseEvent) => {
    const { x, y, target } = down ?? event
    down = undefined
    // A browser’s extension may click the document itself.
    if (!(target instanceof Element) || !event.detail || !isUnmodifiedClick(event)) return
    const control = target.closest('a,button,label,summary') ?? target
    if (control.contains(event.target as Node) || Math.hypot(event.x - x, event.y - y) >= MAX_CLICK_MOVEMENT) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Drawings have no such method.
    if (control instanceof HTMLElement) control.click()
  }
  addEventListener('pointerdown', (event) => (down = event), true)
  addEventListener('click', follow, true)
}
