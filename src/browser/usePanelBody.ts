import { type RefObject, useCallback, useRef } from 'react'

/** A ref for a panel that can be closed, and one with its body, which is hidden while it is: src/widgets/island/PanelShadow.tsx. */
export function usePanelBody(): { panelRef: (panel: HTMLElement | null) => void; bodyRef: RefObject<HTMLElement | null> } {
  const bodyRef = useRef<HTMLElement>(null)
  const panelRef = useCallback((panel: HTMLElement | null) => {
    bodyRef.current = panel && getPanelBody(panel)
  }, [])
  return { panelRef, bodyRef }
}

/** The body of a panel. Browsers that do not know shadow roots in HTML have left the template in place, and get theirs here. */
function getPanelBody(panel: HTMLElement): HTMLElement {
  const root = panel.shadowRoot ?? panel.attachShadow({ mode: 'open' })
  const existing = root.querySelector<HTMLElement>('[part]')
  if (existing) return existing
  panel.querySelector(':scope > template')?.remove()
  const body = document.createElement('div')
  body.setAttribute('part', 'body')
  body.setAttribute('hidden', 'until-found')
  body.append(document.createElement('slot'))
  root.append(body)
  return body
}
