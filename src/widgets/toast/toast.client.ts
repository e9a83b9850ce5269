import { addStyles } from '../../browser/addStyles.ts'
import { getPart } from '../../browser/getPart.ts'
import styles from './toast.css?inline'

/** Minimum milliseconds that a toast stays, and additional ones for each character. */
const MIN_TOAST_MS = 6000
const MS_PER_CHARACTER = 50
const TICK_MS = 250

const findHost = () => document.querySelector('[data-toasts]') as HTMLElement
const findClose = () => getPart<HTMLButtonElement>(findHost(), 'close')

/** The element that had the focus when the last toast appeared, and gets it back when toasts disappear while they contain the focus. */
let focusedBefore: HTMLElement | undefined
/** Contact details beside the message: visible, not announced with it. */
let contactDetails: Element | undefined
let isPrepared = false

/**
 * Shows a toast and announces it once, politely. It stays at least six seconds, longer while hovered or focused, can be closed, also by
 * Escape, and never covers the focused element. A copy of `details` is shown beside it.
 */
export function showToast(title: string, text: string, details?: Element | null) {
  if (!isPrepared) prepare()
  const host = findHost()
  const messages = getPart(host, 'messages')
  const message = document.createElement('p')
  const heading = document.createElement('strong')
  heading.textContent = title
  // Some screen readers would run the title and the text together if the title were a block.
  message.append(heading, ' ', document.createElement('br'), text)
  // The same message replaces the old one, so that toasts never pile up, and is announced again: the visitor has asked again.
  for (const shown of [...messages.children]) if (shown.textContent === message.textContent) shown.remove()
  messages.append(message)
  if (!host.contains(document.activeElement)) focusedBefore = document.activeElement as HTMLElement
  findClose().hidden = false
  host.dataset.open = ''
  host.removeAttribute('data-at-top')
  if (details) {
    contactDetails?.remove()
    contactDetails = host.insertBefore(details.cloneNode(true) as Element, findClose())
  }
  avoidFocus()
  let left = MIN_TOAST_MS + text.length * MS_PER_CHARACTER
  const clock = setInterval(() => {
    if (!host.matches(':hover, :focus-within')) left -= TICK_MS
    if (left > 0 && message.isConnected) return
    clearInterval(clock)
    message.remove()
    if (!messages.hasChildNodes()) hide()
  }, TICK_MS)
}

/** Adds what only visitors who see a toast need: its styles and its listeners. */
function prepare() {
  isPrepared = true
  addStyles(styles, 'screen')
  findClose().addEventListener('click', () => {
    getPart(findHost(), 'messages').textContent = ''
    hide()
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !findClose().hidden) findClose().click()
  })
  // Checks again on focus and scroll: the browser may scroll the focused element into view later.
  for (const cause of ['focusin', 'scroll']) addEventListener(cause, avoidFocus)
}

function hide() {
  const host = findHost()
  if (host.contains(document.activeElement)) focusedBefore?.focus({ preventScroll: true })
  findClose().hidden = true
  delete host.dataset.open
  contactDetails?.remove()
}

/** Moves toasts to the other end of the viewport when they cover the focused element. */
function avoidFocus() {
  const host = findHost()
  const focused = document.activeElement as Element
  if (!('open' in host.dataset) || focused === document.body || host.contains(focused)) return
  const [toasts, target] = [host.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isCovered = target.bottom > toasts.top && target.top < toasts.bottom && target.right > toasts.left && target.left < toasts.right
  if (isCovered) host.toggleAttribute('data-at-top')
}
