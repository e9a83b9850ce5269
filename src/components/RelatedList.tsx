import type { Surface } from '../lib/theme.ts'
import { MoreLink } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'

interface RelatedListProps {
  heading: string
  links: readonly { href: string; title: string; detail: string }[]
  surface?: Surface
}

/** Two or three related pages. Renders nothing when there are none. */
export function RelatedList({ heading, links, surface }: RelatedListProps) {
  if (links.length === 0) return null
  return (
    <Section heading={heading} id="related" beside surface={surface}>
      <ul className="marked-list">
        {links.map(({ href, title, detail }) => (
          <li key={href}>
            <MoreLink href={href}>{title}</MoreLink> {detail}
          </li>
        ))}
      </ul>
    </Section>
  )
}
