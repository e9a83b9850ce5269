/**
 * Whether the body of a panel is not hidden (src/widgets/island/PanelShadow.tsx): before hydration, because the browser found a text in it or
 * followed a link to it. The element is the panel, or the one in its body that has the id.
 */
export const isPanelOpen = (panel: HTMLElement | null): boolean =>
  (panel?.shadowRoot ?? panel?.parentElement?.shadowRoot)?.querySelector('[hidden]') === null
