import { getPart } from '../../browser/getPart.ts'
import { showToast } from '../toast/toast.client.ts'

/**
 * Shows the text of the popover after the button as a toast, instead of opening the popover. A download link shows the toast and downloads; a button with `data-prints` also opens the print view.
 */
export function start(button: HTMLElement) {
  const note = button.nextElementSibling as HTMLElement
  button.removeAttribute('popovertarget')
  button.addEventListener('click', () => {
    showToast(getPart(note, 'title').textContent, getPart(note, 'text').textContent, note.querySelector('.contact-details'))
    // After a frame, so that the toast is announced before the print view blocks the page.
    if (button.hasAttribute('data-prints')) setTimeout(print, 100)
  })
}
