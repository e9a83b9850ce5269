import { getPart } from '../../browser/parts.ts'

/** How long a message stays at the least, in milliseconds, and how much longer for each letter. */
const STAYS = 6000
const PER_LETTER = 50
const TICK = 250

const findHost = () => document.querySelector<HTMLElement>('[data-toasts]')

let cameFrom: HTMLElement | undefined
/** The direct ways to people that stand beside the message: seen and pressed, not read out with it. */
let reach: Element | undefined

/**
 * Shows a message and has it read out, once and politely. It stays six seconds or longer, waits while it is hovered or
 * focused, can be closed, also by Escape, and keeps clear of whatever has the focus. `reachUs` is shown beside it, as a copy.
 */
export function showToast(title: string, text: string, reachUs?: Element | null) {
  const host = findHost()
  if (!host) return
  const close = getPart<HTMLButtonElement>(host, 'close')
  const messages = getPart(host, 'messages')
  const message = document.createElement('p')
  const heading = document.createElement('strong')
  heading.textContent = title
  message.append(heading, ' ', text)
  // The same words again take the place of the first: they are said once more, and never pile up.
  for (const shown of [...messages.children]) if (shown.textContent === message.textContent) shown.remove()
  messages.append(message)
  if (close.hidden) open(host, close)
  if (reachUs) {
    reach?.remove()
    reach = host.insertBefore(reachUs.cloneNode(true) as Element, close)
  }
  keepClear()
  let left = STAYS + text.length * PER_LETTER
  const clock = setInterval(() => {
    if (!host.matches(':hover, :focus-within')) left -= TICK
    if (left > 0 && message.isConnected) return
    clearInterval(clock)
    message.remove()
    if (!messages.hasChildNodes()) shut(host, close)
  }, TICK)
}

function open(host: HTMLElement, close: HTMLButtonElement) {
  close.hidden = false
  host.addEventListener('focusin', remember)
  close.onclick = () => {
    getPart(host, 'messages').replaceChildren()
    shut(host, close)
  }
  document.onkeydown = ({ key }) => {
    if (key === 'Escape') close.click()
  }
  host.removeAttribute('data-at-top')
  // Focus may scroll its element in only afterwards, and smoothly.
  for (const cause of ['focusin', 'scroll']) document.addEventListener(cause, keepClear)
}

function shut(host: HTMLElement, close: HTMLButtonElement) {
  if (host.contains(document.activeElement)) cameFrom?.focus({ preventScroll: true })
  close.hidden = true
  reach?.remove()
  document.onkeydown = null
  for (const cause of ['focusin', 'scroll']) document.removeEventListener(cause, keepClear)
}

/** Where the focus goes back to when the messages go while it is among them. */
function remember({ relatedTarget }: FocusEvent) {
  const from = relatedTarget as HTMLElement | null
  if (from && !findHost()?.contains(from)) cameFrom = from
}

/** Moves the messages to the other end of the screen when they lie over the element that has the focus. */
function keepClear() {
  const host = findHost()
  const focused = document.activeElement
  if (!host || !focused || focused === document.body || host.contains(focused)) return
  const [box, it] = [host.getBoundingClientRect(), focused.getBoundingClientRect()]
  if (it.bottom > box.top && it.top < box.bottom && it.right > box.left && it.left < box.right) host.toggleAttribute('data-at-top')
}
