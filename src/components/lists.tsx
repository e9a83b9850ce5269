import type { ReactNode } from 'react'
import type { Entry } from '../content/collections.ts'
import type { Company } from '../content/schemas/company.ts'
import { listPagePath } from '../lib/paging.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import type { Surface } from '../lib/theme.ts'
import { Badge } from '../ui/Badge.tsx'
import { ExternalLink, MoreLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Section } from '../ui/Section.tsx'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'

/** A bulleted list of sentences. */
export const TextList = ({ items }: { items: readonly (string | { text: ReactNode })[] }) => (
  <List of={items} className="marked-list">
    {(item) => (typeof item === 'string' ? item : item.text)}
  </List>
)

interface TitledListProps {
  items: readonly { title: string; text: ReactNode }[]
  /** Columns on wide screens. By default three, or else four, if that fills every row; otherwise two. */
  columns?: number
}

/** Short titled paragraphs in columns. */
export const TitledList = ({ items, columns = [3, 4].find((count) => items.length % count === 0) ?? 2 }: TitledListProps) => (
  <List of={items} className={`grid-${columns} titled-list`}>
    {({ title, text }) => (
      <>
        <h3>{title}</h3>
        <p>{text}</p>
      </>
    )}
  </List>
)

/** Credits as a description list: role and names. */
export const CreditList = ({ heading, credits }: { heading: string; credits: readonly { role: string; name: string }[] }) => (
  <div>
    <h3>{heading}</h3>
    <dl className="credits">
      {credits.map(({ role, name }) => (
        <div key={role + name}>
          <dt>{role}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  </div>
)

interface QuestionListProps {
  id: string
  questions: readonly { id: string; question: string; answer: ReactNode }[]
}

/** An accordion of questions and answers. */
export const QuestionList = ({ id, questions }: QuestionListProps) => (
  <DisclosuresIsland id={id} items={questions.map((entry) => ({ id: entry.id, header: entry.question, body: <p>{entry.answer}</p> }))} />
)

/** Partners with their logos and, with `words`, what they do. */
export const PartnerList = ({ partners, words }: { partners: readonly Entry<'partners'>[]; words?: (text: string) => ReactNode }) => (
  <List of={partners} className="grid-4 partners" itemClass="card">
    {({ name, logo, kind, description }) => (
      <>
        <Picture picture={logo} sizes={SIZES_IN_ROW.four} />
        {words ? (
          <>
            <h3>{name}</h3>
            <p className="meta">{kind}</p>
            <p>{words(description)}</p>
          </>
        ) : (
          <p>
            <strong>{name}</strong>
          </p>
        )}
      </>
    )}
  </List>
)

/** Festival passes with their prices and benefits. */
export const PassList = ({ passes }: Pick<Entry<'festival'>, 'passes'>) => (
  <List of={passes} className="grid-3 passes" itemClass="pass">
    {({ name, mark, price, includes }) => (
      <>
        <div className="pass-head">
          <h3>{name}</h3>
          {mark ? <Badge>{mark}</Badge> : null}
        </div>
        <p className="pass-price">
          <Price amounts={[price]} />
        </p>
        <TextList items={includes} />
      </>
    )}
  </List>
)

type Links = readonly { text: string; href: string }[]

/** Links to related pages of the same section. */
export const PageLinks = ({ label, links }: { label: string; links: Links }) => (
  <nav aria-label={label}>
    <List of={links} className="page-links">
      {(link) => <MoreLink {...link} />}
    </List>
  </nav>
)

interface PaginationProps {
  /** What is listed, as part of the links’ text: "news". */
  noun: string
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
    <nav className="spaced" aria-label={`Earlier ${noun}`} data-part="earlier">
      <ul className="page-links">
        {current === undefined ? null : (
          <li>
            <MoreLink href={path} text="Newest" />
          </li>
        )}
        {Array.from({ length: count }, (_, index) => count - index).map((number) => (
          <li key={number}>
            <MoreLink
              href={listPagePath(path, number)}
              aria-current={number === current ? 'page' : undefined}
              text={['Page ', String(number)]}
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
  <List of={social.filter(({ network }) => networks.includes(network))} className="social-links" label="Social media">
    {({ network, url }) => <ExternalLink href={url} text={network} />}
  </List>
)
