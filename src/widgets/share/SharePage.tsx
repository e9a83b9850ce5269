import { type ButtonLook, buttonClass } from '../../ui/Button.tsx'

interface SharePageProps {
  /** The full address of the page, for the letter. */
  url: string
  title: string
  text: string
  /** What is said once the address is on the clipboard. */
  copied: { title: string; description: string }
  look?: ButtonLook
}

/**
 * "Share This Page": a letter with the address; the `share` enhancement uses what the device has for sharing,
 * or puts the address on the clipboard and says so.
 */
export function SharePage({ url, title, text, copied, look }: SharePageProps) {
  return (
    <a
      className={buttonClass(look)}
      href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`}
      data-enhance="share"
      data-title={title}
      data-text={text}
      data-copied-title={copied.title}
      data-copied-text={copied.description}
    >
      Share This Page
    </a>
  )
}
