import type { Company } from '../content/schemas/company.ts'
import { listPagePath } from '../lib/paging.ts'
import type { Surface } from '../lib/theme.ts'
import { WORDS } from '../lib/words.ts'
import { ExternalLink, MoreLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Section } from '../ui/Section.tsx'

/** Links to related pages of the same section. */
export const PageLinks = ({ label, links }: { label: string; links: readonly { text: string; href: string }[] }) => (
  <nav aria-label={label}>
    <List of={links} className="page-links">
      {(link) => <MoreLink {...link} />}
    </List>
  </nav>
)

interface PaginationProps {
  /** What is listed, as part of the links’ text: "news". */
  noun: string
  /** The address of the list’s first page. */
  path: string
  /** The number of pages after the first. */
  count: number
  /** The number of the current page; undefined on the first one. */
  current?: number | undefined
}

/**
 * Pagination links, newest page first. Renders nothing for a single page. The news search finds the pages of earlier news by these links.
 */
export function Pagination({ noun, path, count, current }: PaginationProps) {
  if (count === 0) return null
  return (
    <nav className="spaced" aria-label={WORDS.lists.earlierOf(noun)} data-part="earlier">
      <ul className="page-links">
        {current === undefined ? null : (
          <li>
            <MoreLink href={path} text={WORDS.lists.newest} />
          </li>
        )}
        {Array.from({ length: count }, (_, index) => count - index).map((number) => (
          <li key={number}>
            <MoreLink
              href={listPagePath(path, number)}
              aria-current={number === current ? 'page' : undefined}
              text={WORDS.lists.page(number)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
            <MoreLink href={href} text={title} /> {detail}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface SocialLinksProps {
  company: Company
  networks?: readonly Company['social'][number]['network'][]
}

/** Links to the company’s profiles. */
export const SocialLinks = ({ company: { social }, networks = social.map(({ network }) => network) }: SocialLinksProps) => (
  <List of={social.filter(({ network }) => networks.includes(network))} className="social-links" label={WORDS.frame.socialMedia}>
    {({ network, url }) => <ExternalLink href={url} text={network} />}
  </List>
)
