import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'

interface ShareLinksProps {
  /** The full address of the page. */
  url: string
  title: string
  /** What is said once the address is on the clipboard. */
  copied: { title: string; description: string }
  /** What is said where the browser lets nobody put it there. */
  refused: { title: string; description: string }
  /** What is shared, for those who hear the list by its name: an article may go to every network, other pages to WhatsApp alone. */
  what?: 'article' | 'page'
}

/** Links that hand a page on: to WhatsApp first, an article to other networks and into a letter, and to the clipboard by the `share` enhancement. */
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
          data-enhance="share"
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
