/**
 * Tells that interactive code failed, with the error’s own message, beside the place where it happened. The title stands in
 * the page as data-error-title. The rest of the page is left as it is.
 */
export function showFailure(error: unknown, place?: Element | null) {
  const near = place ?? document.activeElement?.closest('[data-island], form, section') ?? document.querySelector('main')?.firstElementChild
  if (!near || near.previousElementSibling?.matches('.failure')) return
  const notice = document.createElement('div')
  notice.className = 'failure'
  notice.setAttribute('role', 'status')
  near.before(notice)
  const title = document.createElement('strong')
  title.textContent = document.querySelector<HTMLElement>('[data-error-title]')?.dataset.errorTitle ?? ''
  const message = document.createElement('p')
  message.textContent = error instanceof Error ? error.message : String(error)
  // A live region speaks of what changes in it: it must stand empty first.
  setTimeout(() => notice.append(title, message), 100)
}
