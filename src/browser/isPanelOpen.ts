/** Whether the body of a panel is not hidden (src/widgets/island/PanelShadow.tsx): before hydration, because the browser found a text in it. */
export const isPanelOpen = (panel: HTMLElement | null): boolean => panel?.shadowRoot?.querySelector('[hidden]') === null
