import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers for a link that an island uses as a tab or a button. They prevent navigation, unless a modifier key asks for a new tab. React
 * Aria ignores a click whose pointerdown came before hydration: `act` is called for it.
 */
export function useLinkClick(act: () => void) {
  const hasPointerDown = useRef(false)
  return {
    // Space activates; on a link the browser would also scroll the page.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault()
    },
    onPointerDownCapture: () => {
      hasPointerDown.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Clicks without a pointer come from keys, assistive technology or React Aria itself.
      const isHandled = hasPointerDown.current || event.detail === 0 || !event.nativeEvent.isTrusted
      hasPointerDown.current = false
      if (isHandled) return
      event.stopPropagation()
      act()
    },
  }
}
