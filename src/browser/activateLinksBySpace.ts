/** Lets Space activate links that have the role of a button or a tab, once however long it is held. The browser would scroll the page. */
export function activateLinksBySpace() {
  addEventListener('keydown', (event) => {
    const link = document.activeElement as HTMLElement
    if (event.key !== ' ' || !link.matches('a[role=button],a[role=tab]')) return
    event.preventDefault()
    if (!event.repeat) link.click()
  })
}
