import { MoreLink } from '../ui/Button.tsx'

/** Links to related pages of the same section. */
export function PageLinks({ label, links }: { label: string; links: readonly { text: string; href: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul className="page-links">
        {links.map((link) => (
          <li key={link.href}>
            <MoreLink href={link.href}>{link.text}</MoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
