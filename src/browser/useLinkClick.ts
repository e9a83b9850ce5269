import { type KeyboardEvent, type MouseEvent, useRef } from 'react'

/**
 * Handlers for a link that an island has made a tab or a button: its default is prevented, unless a modifier asks for a new
 * tab. A press that began before the island was ready and ends after it would be lost, since React Aria saw only its end:
 * `act` is called for it instead.
 */
export function useLinkClick(act: () => void) {
  const began = useRef(false)
  return {
    // Space presses; on a link the browser would also turn the page.
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
