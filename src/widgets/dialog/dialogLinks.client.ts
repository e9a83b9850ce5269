/**
 * Gives links that open dialogs the role and the keys of buttons. src/browser/lazyLoad.ts queues their clicks until the dialog’s code has
 * loaded.
 */
export function startDialogLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-widget^=dialog]')) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) link.click()
    })
  }
}
