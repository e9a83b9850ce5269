import type { MouseEvent } from 'react'
import { isUnmodifiedClick } from './isUnmodifiedClick.ts'

/**
 * Handlers for a link that an island uses as a tab or a button. They stand in for React Aria’s, which ignore a click that began before
 * hydration. Not `onClick`: React would set it anew in each render, Firefox tell screen readers about the link, and they lose their place.
 */
export const linkHandlers = (act: (link: HTMLElement) => void) => ({
  onClickCapture: (event: MouseEvent<HTMLElement>) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    // Safari does not focus a clicked link.
    event.currentTarget.focus({ preventScroll: true })
    act(event.currentTarget)
  },
})
