/**
 * Shows that interactive code failed, with the error’s message, beside the place where it happened. The title is in the page as
 * `data-error-title`. The rest of the page stays usable.
 */
export function showError(error: unknown, near?: Element | null) {
  const focused = document.activeElement?.closest('[data-widget]')
  const part = near ?? focused ?? document.querySelector('main')?.firstElementChild
  if (!part || part.previousElementSibling?.matches('.error-box')) return
  const box = document.createElement('div')
  box.className = 'error-box'
  const title = document.createElement('strong')
  title.textContent = document.querySelector<HTMLElement>('[data-error-title]')?.dataset.errorTitle ?? ''
  const message = document.createElement('p')
  message.textContent = error instanceof Error ? error.message : String(error)
  const alert = document.createElement('div')
  alert.setAttribute('role', 'alert')
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.addEventListener('click', () => box.remove())
  box.append(alert, close)
  part.before(box)
  // A live region announces changes only, so it is inserted empty first.
  setTimeout(() => alert.append(title, message), 100)
}
