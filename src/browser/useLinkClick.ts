import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers for a link that an island uses as a tab or a button. They prevent navigation, unless a modifier key asks for a new tab. A click
 * whose pointerdown came before hydration is unknown to React Aria and would be lost: `act` is called for it.
 */
export function useLinkClick(act: () => void) {
  const began = useRef(false)
  return {
    // Space activates; on a link the browser would also scroll the page.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault()
    },
    onPointerDownCapture: () => {
      began.current = true
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      // Clicks without a pointer come from keys, assistive technology or React Aria itself.
      const seen = began.current || event.detail === 0 || !event.nativeEvent.isTrusted
      began.current = false
      if (seen) return
      event.stopPropagation()
      act()
    },
  }
}
