/** Pointer travel, in CSS pixels, that still counts as a click. */
const MAX_CLICK_MOVEMENT = 9

/** The last pointerdown. */
let down: PointerEvent | undefined
addEventListener('pointerdown', (event) => (down = event), true)

/**
 * The control that was under the pointer at pointerdown, if the click goes to something else. If the page shifts while it loads, the
 * click would otherwise be lost or hit another control. Moving the pointer away cancels the click (WCAG 2.5.2). Clicks by keyboard have `detail` 0
 * and are ignored.
 */
export function findMovedTarget(event: MouseEvent): HTMLElement | undefined {
  const { x, y, target } = down || event
  down = undefined
  const control = (target as HTMLElement).closest<HTMLElement>('a,button,label,summary') || (target as HTMLElement)
  if (event.detail && !control.contains(event.target as Element) && Math.hypot(event.x - x, event.y - y) < MAX_CLICK_MOVEMENT)
    return control
}
