/** How far down the header stays clear, in pixels. */
const CLEAR_UNTIL = 50

/**
 * Marks the header `data-at-top` while the page has not scrolled further than 50 px; it looks solid otherwise. It is first asked
 * for when the browser has laid the page out anyway: asking at once would make it do so once more.
 */
export function startHeader() {
  const header = document.querySelector('[data-header]') as Element
  const mark = () => header.toggleAttribute('data-at-top', scrollY <= CLEAR_UNTIL)
  addEventListener('scroll', mark)
  new IntersectionObserver(mark).observe(header)
}

/**
 * Moves the page when what gets the focus, or what around it answers for it, lies under the header or past the edge (WCAG 2.4.12):
 * browsers call that visible. Where both cannot be shown whole, what has the focus is. How much room stays is scroll-padding.
 */
export function keepFocusClear() {
  addEventListener('focusin', () => {
    const focused = document.querySelector('main :focus-visible,footer :focus-visible')
    for (const part of [focused?.closest('.card,.disclosure-head'), focused])
      part?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}

/**
 * Says aloud what the menu’s popover does (`aria-expanded`), and closes it when a link is followed, the focus goes on, the page
 * is left or the links get a row of their own. The browser opens it, closes it with Escape and returns the focus.
 */
export function startMenu() {
  const button = document.querySelector('[popovertarget=menu-links]')
  const links = document.getElementById('menu-links')
  if (!button || !links?.hidePopover) return
  const close = () => links.hidePopover()
  button.ariaExpanded = 'false'
  links.addEventListener('toggle', (event) => {
    button.ariaExpanded = `${(event as ToggleEvent).newState === 'open'}`
  })
  links.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) close()
  })
  links.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to && to !== button && !links.contains(to as Node)) close()
  })
  addEventListener('pagehide', close)
  matchMedia('(min-width: 64em)').addEventListener('change', close)
}
