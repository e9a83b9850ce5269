import { getPart } from './getPart.ts'

/** Scroll position, in CSS pixels, up to which the header is transparent (specification, section 9). */
const TRANSPARENT_UNTIL = 50

/**
 * Marks the header `data-at-top` while the page has not scrolled further than 50 px; it looks solid otherwise. The observer’s first call
 * comes after the browser’s own layout; reading `scrollY` directly would force an additional layout.
 */
export function startHeader() {
  const header = document.querySelector('[data-header]') as Element
  const mark = () => header.toggleAttribute('data-at-top', scrollY <= TRANSPARENT_UNTIL)
  addEventListener('scroll', mark)
  new IntersectionObserver(mark).observe(header)
}

/**
 * Scrolls the focused element, and the card around it, out from under the header and into the viewport (WCAG 2.4.12). Browsers treat
 * elements behind a sticky header as visible. `scroll-padding` sets the distance; where both do not fit, the focused element wins.
 */
export function keepFocusUncovered() {
  addEventListener('focusin', () => {
    const focused = document.querySelector('main :focus-visible,footer :focus-visible')
    if (!focused) return
    for (const part of [focused.closest('.card,.disclosure-head'), focused])
      if (part) part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}

/**
 * Mirrors the state of the menu’s popover in `aria-expanded`, and closes it when a link is followed, the focus leaves it, the page
 * is left, or the viewport becomes wide. The browser opens it, closes it on Escape and returns the focus.
 */
export function startMenu() {
  const [button, links] = [getPart(document, 'menu-button'), getPart(document, 'menu-links')]
  const close = () => links.hidePopover()
  const update = () => {
    button.ariaExpanded = `${links.matches(':popover-open')}`
  }
  // The menu may have been opened before this code has loaded.
  update()
  links.addEventListener('toggle', update)
  links.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close()
  })
  links.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to && to !== button && !links.contains(to as Node)) close()
  })
  addEventListener('pagehide', close)
  matchMedia('(min-width: 64em)').addEventListener('change', close)
}
