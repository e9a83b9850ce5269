import { showPictures } from './deferral.ts'

/**
 * `idle`: its code has not been requested. `loading`: requested. `ready`: started. `failed`: its code threw an error; the HTML works without
 * it. None without scripts, and after a failed request, when the next use tries again.
 */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed'

/** Chromium 80 and Firefox before 119 do not reflect it as a property. */
const BUSY = 'aria-busy'

/** Shows the state of a part as `data-state`, for styles and tests. */
export function setState(part: HTMLElement, state: LoadState | undefined) {
  if (state) part.dataset.state = state
  else delete part.dataset.state
}

/** Whether events go straight to the part: its code has started, or will not. */
export const isSettled = ({ dataset }: HTMLElement) => dataset.state === 'ready' || dataset.state === 'failed'

/** Whether an early click or submit of a control is queued, or its form is being sent. */
export const isBusy = (control: Element) => control.hasAttribute(BUSY)

/** Tells styles and screen readers that a control is busy, until which later pictures wait. */
export function setBusy(control: Element, busy: boolean) {
  if (busy) control.setAttribute(BUSY, 'true')
  else {
    control.removeAttribute(BUSY)
    if (document.readyState === 'complete') showPictures()
  }
}
