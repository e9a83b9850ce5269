import { ExternalLink } from './ExternalLink.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface ShareLinksProps {
  /** The full address of the page. */
  url: string
  title: string
}

/** Links that hand a page to WhatsApp, Facebook, X, LinkedIn or a letter. They need no script. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const networks: { name: string; icon: IconName; href: string }[] = [
    { name: 'WhatsApp', icon: 'whatsapp', href: `https://wa.me/?text=${words}%20${address}` },
    { name: 'Facebook', icon: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'Twitter (X)', icon: 'x', href: `https://twitter.com/intent/tweet?url=${address}&text=${words}` },
    { name: 'LinkedIn', icon: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ]
  return (
    <ul className="share-links" aria-label="Share this article">
      {networks.map((network) => (
        <li key={network.name}>
          <ExternalLink href={network.href}>
            <Icon name={network.icon} />
            {network.name}
          </ExternalLink>
        </li>
      ))}
      <li>
        <a href={`mailto:?subject=${words}&body=${address}`}>
          <Icon name="mail" />
          Email
        </a>
      </li>
    </ul>
  )
}
