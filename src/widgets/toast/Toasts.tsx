import { WORDS } from '../../lib/words.ts'
import { Icon } from '../../ui/Icon.tsx'

/**
 * The container of toasts: a live region that is empty in the HTML, so that assistive technology watches it before the first message. The
 * Close button is outside, so that it is not announced with each message. Firefox leaves a box without role and styles out of what it tells
 * screen readers; it would put it in with the first message, which then counts as old. An ARIA attribute keeps the box in from the start.
 */
export const Toasts = () => (
  <div className="toasts" aria-atomic="false" data-toasts="">
    <div role="status" aria-live="polite" aria-atomic="false" data-part="messages" />
    <button className="toasts-close" type="button" data-part="close" hidden>
      <Icon name="close" />
      {WORDS.common.close}
    </button>
  </div>
)
