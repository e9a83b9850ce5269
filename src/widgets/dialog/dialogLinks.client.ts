/** Gives links that open dialogs the role of buttons. src/browser/earlyEvents.ts queues their clicks until the code has loaded. */
export function startDialogLinks() {
  for (const link of document.querySelectorAll('a[data-widget^=dialog]')) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
  }
}
