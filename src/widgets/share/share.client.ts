import { showToast } from '../toast/toast.client.ts'

/**
 * Shares the page by the Web Share API, or copies its URL, or follows the link, which opens an email. A link without a title only copies.
 * If the browser refuses that, the link says so and is not followed, because it leads to the current page.
 */
export function start(part: HTMLElement) {
  const link = part as HTMLAnchorElement
  link.setAttribute('role', 'button')
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

/** True when it was shared, or when the visitor cancelled. */
async function offer(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
