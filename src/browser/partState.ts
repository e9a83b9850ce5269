/**
 * `idle`: its code has not been requested, or the request failed and the next use tries again. `loading`: requested. `ready`: started.
 * `failed`: its code threw an error; the HTML works without it.
 */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed'

/** Chromium 80 and Firefox before 119 do not reflect it as a property. */
const BUSY = 'aria-busy'

export const stateOf = (part: HTMLElement) => part.dataset.state as LoadState

/** Shows the state of a part as `data-state`, for styles and tests. */
export function setState(part: HTMLElement, state: LoadState) {
  part.dataset.state = state
}

/** Whether events go straight to the part: its code has started, or will not. */
export const isSettled = (part: HTMLElement) => ['ready', 'failed'].includes(stateOf(part))

/** Marks a part `data-pending`: its code has neither started nor failed, so styles may leave out what it replaces. */
export const setPending = (part: HTMLElement, pending: boolean) => part.toggleAttribute('data-pending', pending)

/** Whether an early click or submit of a control is queued. */
export const isBusy = (control: Element) => control.hasAttribute(BUSY)

/** Tells styles and screen readers that the click or submit of a control is queued. */
export function setBusy(control: Element, busy: boolean) {
  if (busy) control.setAttribute(BUSY, 'true')
  else control.removeAttribute(BUSY)
}
