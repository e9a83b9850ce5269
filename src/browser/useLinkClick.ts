import { type KeyboardEvent, type MouseEvent, type MouseEventHandler, useCallback, useLayoutEffect, useRef } from 'react'
import { isUnmodifiedClick } from './isUnmodifiedClick.ts'

/**
 * Handlers for a link that an island uses as a tab or a button. They prevent navigation, unless a modifier key asks for a new tab. React
 * Aria ignores a click whose pointerdown came before hydration: `act` is called for it. React Aria’s `onClick` changes with each render;
 * were it passed on, Firefox would tell screen readers about the link anew, and they would lose their place.
 */
export function useLinkClick(act: () => void, onClick: MouseEventHandler | undefined) {
  const hasBegun = useRef(false)
  const latest = useRef(onClick)
  useLayoutEffect(() => {
    latest.current = onClick
  })
  return {
    // React Aria always gives one; its types leave it out.
    onClick: useCallback((event: MouseEvent) => (latest.current as MouseEventHandler)(event), []),
    onKeyDownCapture: (event: KeyboardEvent) => {
      // Firefox gives the click that follows a key on a link the `detail` of a pointer’s.
      if (event.key === 'Enter') hasBegun.current = true
      // Space activates; on a link the browser would also scroll the page.
      if (event.key === ' ') event.preventDefault()
    },
    onPointerDownCapture: () => {
      hasBegun.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isUnmodifiedClick(event)) return
      event.preventDefault()
      // Clicks with `detail` 0 come from assistive technology, untrusted ones from React Aria itself.
      const isHandled = hasBegun.current || event.detail === 0 || !event.nativeEvent.isTrusted
      hasBegun.current = false
      if (isHandled) return
      event.stopPropagation()
      act()
    },
  }
}
