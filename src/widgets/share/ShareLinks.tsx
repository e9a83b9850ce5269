import { WORDS } from '../../lib/words.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { ExternalLink } from '../../ui/links.tsx'
import { shareAttributes } from './shareAttributes.ts'

interface ShareLinksProps {
  /** The full URL of the page. */
  url: string
  title: string
  /** Announced after the URL was copied. */
  copied: { title: string; description: string }
  /** Announced where the browser refuses access to the clipboard. */
  refused: { title: string; description: string }
  /** Accessible name of the list. An article may be shared on every network, other pages on WhatsApp only. */
  what?: 'article' | 'page'
}

/** Share links: WhatsApp first, for an article also other networks and email, and the clipboard by the `share` enhancement. */
export function ShareLinks({ url, title, copied, refused, what = 'page' }: ShareLinksProps) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  const networks: readonly (readonly [name: string, icon: IconName, href: string])[] = [
    ['WhatsApp', 'whatsapp', `https://wa.me/?text=${text}%20${address}`],
    ['Facebook', 'facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['Twitter (X)', 'x', `https://twitter.com/intent/tweet?url=${address}&text=${text}`],
    ['LinkedIn', 'linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ]
  return (
    <ul className="share-links" aria-label={WORDS.share[what]}>
      {(what === 'article' ? networks : networks.slice(0, 1)).map(([name, icon, href]) => (
        <li key={name}>
          <ExternalLink
            href={href}
            describe={WORDS.share.on(name)}
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
          <a href={`mailto:?subject=${text}&body=${address}`}>
            <Icon name="mail" />
            {WORDS.share.email}
          </a>
        </li>
      ) : null}
      <li>
        <a href={new URL(url).pathname} {...shareAttributes({ copied, refused })}>
          {WORDS.share.copyLink}
        </a>
      </li>
    </ul>
  )
}
