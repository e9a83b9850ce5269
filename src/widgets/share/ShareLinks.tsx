import { lazyPart } from '../../lib/lazyPart.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'

interface ShareLinksProps {
  /** The full address of the page. */
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
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const whatsApp = { name: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${words}%20${address}` } as const
  const networks: readonly { name: string; icon: IconName; href: string }[] = [
    { name: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'Twitter (X)', icon: 'x', href: `https://twitter.com/intent/tweet?url=${address}&text=${words}` },
    { name: 'LinkedIn', icon: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ]
  return (
    <ul className="share-links" aria-label={`Share this ${what}`}>
      {(what === 'article' ? [whatsApp, ...networks] : [whatsApp]).map((network) => (
        <li key={network.name}>
          <ExternalLink href={network.href} describe={`${network.name}: share`}>
            <Icon name={network.icon} />
            {network.name}
          </ExternalLink>
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
