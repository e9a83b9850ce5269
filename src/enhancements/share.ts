import { showToast } from './toast.ts'

/** Shares the page with what the device has for it, else puts its address on the clipboard, else writes the letter the link leads to. */
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
    const { title, text, copiedTitle = '', copiedText = '' } = link.dataset
    try {
      if (await offer({ title, text, url: location.href })) return
      await navigator.clipboard.writeText(location.href)
      showToast(copiedTitle, copiedText)
    } catch {
      location.href = link.href
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
