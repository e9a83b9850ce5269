/** A kind of widget that the early click may hit. */
export interface ClickableWidget {
  name: string
  /** The element to click: the first match. */
  target: string
  /**
   * The expected result. `link`: the target of the link. `dialog`: a dialog or, without scripts, the link’s target. `message`: a toast or,
   * without scripts, a popover. `fewer`: a shorter list. `menu`: the open menu.
   */
  effect: 'link' | 'dialog' | 'message' | 'fewer' | 'menu'
}

/** The widgets, by importance. The last is on every page. */
export const CLICKABLE_WIDGETS: readonly ClickableWidget[] = [
  { name: 'a tab', target: '.tab-list > li:nth-child(2) > a', effect: 'link' },
  { name: 'a disclosure', target: '.disclosure-button', effect: 'link' },
  { name: 'a dialog', target: 'main a[data-widget^=dialog]', effect: 'dialog' },
  { name: 'a button that acknowledges', target: 'main button[data-widget=acknowledge]', effect: 'message' },
  { name: 'a filter', target: '[data-widget=filter] label:last-of-type', effect: 'fewer' },
  { name: 'the menu', target: '[popovertarget=menu-links]', effect: 'menu' },
]

/** Runs in the page: how many of the expected elements are visible. `clicked` is the clicked element. */
export function countEffects(clicked: Element | null, effect: ClickableWidget['effect']): number {
  const isSeen = (part: Element | null | undefined) => part?.checkVisibility({ visibilityProperty: true }) === true
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length
  const link = clicked?.closest('a')
  const named = link?.hash ? document.getElementById(link.hash.slice(1)) : undefined
  // An element with hidden="until-found" has a box even while it is closed, so its content is checked instead.
  const isNamedSeen = named !== undefined && isSeen(named?.firstElementChild ?? named)
  if (effect === 'link') return Number(isNamedSeen)
  if (effect === 'dialog') return seen('[role=dialog]') + Number(named?.matches(':target') === true)
  if (effect === 'message') return seen('.note:popover-open') + seen('[data-toasts] [data-part=messages] > *')
  if (effect === 'menu') return seen('#menu-links:popover-open')
  const items = document.querySelectorAll('[data-part=list] > li').length
  return Number(seen('[data-part=list] > li') < items)
}
