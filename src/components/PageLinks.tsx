/** Links to related pages of the same section. */
export function PageLinks({ label, links }: { label: string; links: readonly { text: string; href: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul className="page-links">
        {links.map((link) => (
          <li key={link.href}>
            <a className="more" href={link.href}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
