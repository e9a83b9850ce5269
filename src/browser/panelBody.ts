/**
 * The body of a panel that can be closed, in its shadow root (src/widgets/island/PanelShadow.tsx). Browsers that do not know shadow roots in
 * HTML have left the template in place, and get theirs here.
 */
export function panelBody(panel: HTMLElement): HTMLElement {
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
