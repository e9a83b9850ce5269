import { WORDS } from '../../lib/words.ts'
import { type ButtonLook, buttonClass } from '../../ui/links.tsx'
import { shareAttributes } from './shareAttributes.ts'

interface ShareButtonProps {
  /** The full URL of the page, for the email. */
  url: string
  title: string
  text: string
  /** Announced after the URL was copied. */
  copied: { title: string; description: string }
  look?: ButtonLook
}

/** "Share This Page": an email with the URL; the `share` enhancement uses the Web Share API, or copies the URL and announces that. */
export const ShareButton = ({ url, title, text, copied, look }: ShareButtonProps) => (
  <a
    className={buttonClass(look)}
    href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`}
    {...shareAttributes({ copied })}
    data-title={title}
    data-text={text}
  >
    {WORDS.share.pageButton}
  </a>
)
