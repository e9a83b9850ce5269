import { Icon } from '../../ui/Icon.tsx'

/**
 * Where short messages appear: a live region that is empty in the page, so that assistive technology knows it
 * before there is anything to say. Its Close button lies outside it, or it would be read out with every message.
 */
export function Toasts() {
  return (
    <div className="toasts" data-toasts="">
      <div role="status" aria-live="polite" aria-atomic="false" data-part="messages" />
      <button className="toasts-close" type="button" data-part="close" hidden>
        <Icon name="close" />
        Close
      </button>
    </div>
  )
}
