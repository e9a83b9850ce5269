import type { Report } from '../../browser/islandRoot.tsx'
import { isUnmodifiedClick } from '../../browser/isUnmodifiedClick.ts'
import { onIntent } from '../../browser/onIntent.ts'
import { loadDialog } from '../island/islandModules.client.ts'

/** Milliseconds to wait for the dialog’s code before the link is followed instead. */
const PATIENCE = 10_000

/** The activated link whose dialog is loading. */
let wanted: HTMLAnchorElement | undefined

/** Makes links with data-dialog buttons that open dialogs. The dialog’s code is loaded on intent. */
export function startDialogs(report: Report) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')) {
    link.setAttribute('role', 'button')
    link.ariaHasPopup = 'dialog'
    link.addEventListener('click', (event) => press(event, link, report))
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) link.click()
    })
  }
  onIntent('a[data-dialog]', (link) => loadDialog(link).catch(() => {}))
}

function press(event: MouseEvent, link: HTMLAnchorElement, report: Report) {
  if (!isUnmodifiedClick(event)) return
  event.preventDefault()
  if (wanted === link) return
  want(link)
  // Once only: code that arrives too late, or for a link that was superseded, does nothing.
  const settle = (act: () => void) => {
    clearTimeout(timer)
    if (wanted !== link) return
    want()
    act()
  }
  const follow = () => settle(() => location.assign(link.href))
  const timer = setTimeout(follow, PATIENCE)
  loadDialog(link)
    .then(([{ openDialog }]) => settle(() => openDialog(link, report)), follow)
    .catch((error) => report(error, link))
}

function want(link?: HTMLAnchorElement) {
  wanted?.removeAttribute('aria-busy')
  wanted = link
  wanted?.setAttribute('aria-busy', 'true')
}
