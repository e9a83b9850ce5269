import { Icon } from '../../ui/Icon.tsx'

/**
 * The container of toasts: a live region that is empty in the HTML, so that assistive technology watches it before the first message. The
 * Close button is outside, so that it is not announced with each message.
 */
export const Toasts = () => (
  <div className="toasts" data-toasts="">
    <div role="status" aria-live="polite" aria-atomic="false" data-part="messages" />
    <button className="toasts-close" type="button" data-part="close" hidden>
      <Icon name="close" />
      Close
    </button>
  </div>
)
