/** What can be pressed on a page, the most important first. */
export interface Widget {
  name: string
  /** What is pressed: the first that is found. */
  target: string
  /**
   * What is then there. `link`: what the pressed link names. `dialog`: a dialog, or, by the browser alone, what the link names.
   * `message`: a toast, or, by the browser alone, a note. `fewer`: a shorter list. `menu`: the open menu.
   */
  effect: 'link' | 'dialog' | 'message' | 'fewer' | 'menu'
}

/** The widgets there are, in the order of what a page is there for. The last stands on every page. */
export const WIDGETS: readonly Widget[] = [
  { name: 'a tab', target: '.tab-list > li:nth-child(2) > a', effect: 'link' },
  { name: 'a disclosure', target: '.disclosure-button', effect: 'link' },
  { name: 'a dialog', target: 'main a[data-dialog]', effect: 'dialog' },
  { name: 'a button that acknowledges', target: 'main button[data-enhance=acknowledge]', effect: 'message' },
  { name: 'a filter', target: '[data-enhance=filter] label:last-of-type', effect: 'fewer' },
  { name: 'the menu', target: '[popovertarget=menu-links]', effect: 'menu' },
]

/** Runs in the page: how many of the wanted thing are seen. `pressed` is what the press went to. */
export function countEffects(pressed: Element | null, effect: Widget['effect']): number {
  const isSeen = (part: Element | null | undefined) => part?.checkVisibility({ visibilityProperty: true }) === true
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen).length
  const link = pressed?.closest('a')
  const named = link?.hash ? document.getElementById(link.hash.slice(1)) : undefined
  // What is hidden until it is found has a box; its content has none.
  const isNamedSeen = named !== undefined && isSeen(named?.firstElementChild ?? named)
  if (effect === 'link') return Number(isNamedSeen)
  if (effect === 'dialog') return seen('[role=dialog]') + Number(named?.matches(':target') === true)
  if (effect === 'message') return seen('.note:popover-open') + seen('[data-toasts] [data-part=messages] > *')
  if (effect === 'menu') return seen('#menu-links:popover-open')
  const items = document.querySelectorAll('[data-part=list] > li').length
  return Number(seen('[data-part=list] > li') < items)
}
