import { showToast } from '../toast/toast.client.ts'

/**
 * Shares the page with what the device has for it, else puts its address on the clipboard, else goes where the link leads: into a letter.
 * A link without a title for the page only copies, and says so where it may not: it leads to where the visitor is already.
 */
export function share(part: HTMLElement) {
  const link = part as HTMLAnchorElement
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    const { title, text, copiedTitle = '', copiedText = '', refusedTitle, refusedText = '' } = link.dataset
    try {
      if (title && (await offer({ title, text, url: location.href }))) return
      await navigator.clipboard.writeText(location.href)
      showToast(copiedTitle, copiedText)
    } catch {
      if (refusedTitle) showToast(refusedTitle, refusedText)
      else location.href = link.href
    }
  })
}

/** True when the device took it, or the visitor thought better of it. */
async function offer(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
