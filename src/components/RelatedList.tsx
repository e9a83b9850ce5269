import type { Surface } from '../lib/theme.ts'
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
            <a className="more" href={href}>
              {title}
            </a>{' '}
            {detail}
          </li>
        ))}
      </ul>
    </Section>
  )
}
