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
    const pressed = down
    down = undefined
    if (!(pressed?.target instanceof Element) || !event.detail || !isUnmodifiedClick(event)) return
    const control = pressed.target.closest<HTMLElement>('a,button,label,summary') ?? pressed.target
    const hasMovedAway = Math.hypot(event.x - pressed.x, event.y - pressed.y) >= MAX_CLICK_MOVEMENT
    if (hasMovedAway || control.contains(event.target as Node)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (control instanceof HTMLElement) control.click()
  }
  addEventListener('pointerdown', (event) => (down = event), true)
  addEventListener('click', follow, true)
}
