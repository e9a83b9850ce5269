import { matchesPath } from '../lib/routes.ts'

/** Puts the entries that fit the address first, the closest before the general. Nothing moves under a reader’s focus. */
export function gaps(list: HTMLElement) {
  if (list.contains(document.activeElement)) return
  const stars = (item: HTMLElement) => (item.dataset.gap ?? '').split('*').length
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-gap]')]
  const fitting = items.filter((item) => matchesPath(item.dataset.gap ?? '', location.pathname))
  list.prepend(...fitting.sort((a, b) => stars(a) - stars(b)))
}
