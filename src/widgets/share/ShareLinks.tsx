import { lazyPart } from '../../lib/lazyPart.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { type ButtonLook, buttonClass, ExternalLink } from '../../ui/links.tsx'

interface Words {
  title: string
  description: string
}

interface ShareButtonProps {
  /** The full URL of the page, for the email. */
  url: string
  title: string
  text: string
  /** Announced after the URL was copied. */
  copied: Words
  look?: ButtonLook
}

/** "Share This Page": an email with the URL; the `share` enhancement uses the Web Share API, or copies the URL and announces that. */
export const ShareButton = ({ url, title, text, copied, look }: ShareButtonProps) => (
  <a
    className={buttonClass(look)}
    href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n${url}`)}`}
    {...lazyPart('share')}
    data-title={title}
    data-text={text}
    data-copied-title={copied.title}
    data-copied-text={copied.description}
  >
    Share This Page
  </a>
)

interface ShareLinksProps {
  url: string
  title: string
  /** Announced after the URL was copied. */
  copied: Words
  /** Announced where the browser refuses access to the clipboard. */
  refused: Words
  /** Accessible name of the list. An article may be shared on every network, other pages on WhatsApp only. */
  what?: 'article' | 'page'
}

/** Share links: WhatsApp first, for an article also other networks and email, and the clipboard by the `share` enhancement. */
export function ShareLinks({ url, title, copied, refused, what = 'page' }: ShareLinksProps) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const networks: readonly (readonly [name: string, icon: IconName, href: string])[] = [
    ['WhatsApp', 'whatsapp', `https://wa.me/?text=${words}%20${address}`],
    ['Facebook', 'facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['Twitter (X)', 'x', `https://twitter.com/intent/tweet?url=${address}&text=${words}`],
    ['LinkedIn', 'linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ]
  return (
    <ul className="share-links" aria-label={`Share this ${what}`}>
      {(what === 'article' ? networks : networks.slice(0, 1)).map(([name, icon, href]) => (
        <li key={name}>
          <ExternalLink
            href={href}
            describe={`${name}: share`}
            text={
              <>
                <Icon name={icon} />
                {name}
              </>
            }
          />
        </li>
      ))}
      {what === 'article' ? (
        <li>
          <a href={`mailto:?subject=${words}&body=${address}`}>
            <Icon name="mail" />
            Email
          </a>
        </li>
      ) : null}
      <li>
        <a
          href={new URL(url).pathname}
          {...lazyPart('share')}
          data-copied-title={copied.title}
          data-copied-text={copied.description}
          data-refused-title={refused.title}
          data-refused-text={refused.description}
        >
          Copy link
        </a>
      </li>
    </ul>
  )
}
