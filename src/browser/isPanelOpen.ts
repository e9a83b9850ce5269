/**
 * Whether a panel is open, by its body (src/widgets/island/PanelShadow.tsx): before hydration, because the browser found a text in it or
 * followed a link to it. The element is the panel, or the one in it that has the id.
 */
export function isPanelOpen(element: HTMLElement): boolean {
  const { shadowRoot } = element.closest('[data-slot]') as HTMLElement
  return shadowRoot !== null && !shadowRoot.querySelector('[hidden]')
}
