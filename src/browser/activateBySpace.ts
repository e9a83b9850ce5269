/** Lets Space activate a link that has the role of a button, once however long it is held. The browser would scroll the page. */
export function activateBySpace(link: HTMLElement) {
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) link.click()
  })
}
