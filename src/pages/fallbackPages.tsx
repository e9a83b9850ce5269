import { Head } from 'vite-react-ssg'
import { PageLinks } from '../components/linkLists.tsx'
import { OfficeHours, OfficeList } from '../components/Offices.tsx'
import type { Site } from '../content/site.ts'
import { WORDS } from '../lib/words.ts'
import { Paragraph } from '../markdown/Inline.tsx'
import { findPage, listPages, type SitePage } from '../model/pages.ts'
import { ButtonLink, MoreLink } from '../ui/links.tsx'
import { Section } from '../ui/Section.tsx'
import { HeroPage } from './HeroPage.tsx'

/** The not-found page: suggestions for the requested page, and links to all main pages. */
export function NotFoundPage({ site }: { site: Site }) {
  const { company, messages } = site
  const { title, text, link } = messages.notFound
  const gapItem = (gap: Site['company']['knownGaps'][number]) => (
    <li key={gap.path} className="ruled" data-gap={gap.path}>
      <h3>{gap.title}</h3>
      <Paragraph text={gap.text} />
      <p>
        <MoreLink href={gap.nearest} text={nameOf(site, gap.nearest)} />
      </p>
    </li>
  )
  const actions = (
    <>
      <p role="status" className="kicker" data-nearest="">
        {WORDS.fallbackPages.checkAddress}
      </p>
      <ButtonLink href="/" text={link} />
    </>
  )
  return (
    <HeroPage site={site} page={{ title, description: text }} lead={text} surface="night" actions={actions}>
      {/*
       * `rel=expect` delays rendering until the footer’s first heading has been parsed. That heading comes after the page’s script, so the
       * script has run by then, even if the 8 KB of HTML arrive in pieces.
       */}
      <Head>
        <link rel="expect" href="#newsletter" {...{ blocking: 'render' }} />
      </Head>
      <Section heading={WORDS.fallbackPages.gaps} id="gaps" intro={WORDS.fallbackPages.gapsIntro}>
        <ul className="grid-3 below-fold" data-gaps="">
          {company.knownGaps.map(gapItem)}
        </ul>
      </Section>
      {company.retired ? (
        <Section heading={WORDS.fallbackPages.gone} id="gone">
          <ul className="grid-3">{company.retired.map(gapItem)}</ul>
        </Section>
      ) : null}
      <Section heading={WORDS.fallbackPages.mainPages} id="main-pages" surface="sand">
        <PageLinks label={WORDS.fallbackPages.mainPages} links={mainPages(site)} />
      </Section>
      <Section heading={WORDS.fallbackPages.otherPages} id="other-pages">
        <PageLinks label={WORDS.fallbackPages.otherPages} links={otherPages(site)} />
      </Section>
      <template data-mark="not-found" />
    </HeroPage>
  )
}

function mainPages({ company, ticketsPage }: Site) {
  const links = [...company.navigation, ...company.quickLinks, { text: ticketsPage.title, href: '/tickets' }]
  return links.filter((link, index) => links.findIndex((other) => other.href === link.href) === index)
}

/** Maximum number of productions, of programmes and of articles listed. The lists of the site have the others. */
const MAX_LISTED_PER_COLLECTION = 24

function otherPages(site: Site) {
  const main = mainPages(site).map(({ href }) => href)
  const counts = new Map<string, number>()
  const isListed = ({ path, entry, list }: SitePage) => {
    if (main.includes(path) || list) return false
    const count = (counts.get(entry?.collection ?? path) ?? 0) + 1
    counts.set(entry?.collection ?? path, count)
    return count <= MAX_LISTED_PER_COLLECTION
  }
  return listPages(site)
    .filter(isListed)
    .map(({ path, title }) => ({ text: title, href: path }))
}

function nameOf(site: Site, href: string): string {
  const [path = href] = href.split('#')
  return mainPages(site).find((link) => link.href === path)?.text ?? findPage(site, path)?.title ?? href
}

/**
 * The offline page: lists the cached pages. It is shown under the requested address, so a link with an empty href tries that page again.
 */
export function OfflinePage({ site: { company, messages }, site }: { site: Site }) {
  const { title, text, link, kept, reach } = messages.offline
  return (
    <HeroPage site={site} page={{ title, description: text }} lead={text} surface="night" actions={<ButtonLink href="" text={link} />}>
      <Section heading={WORDS.fallbackPages.pagesAtHand} id="pages-at-hand">
        <p data-no-pages="">{kept}</p>
      </Section>
      <Section heading={WORDS.fallbackPages.reachUs} id="reach-us" intro={reach} surface="sand">
        <div className="grid-2">
          <OfficeList company={company} />
          <OfficeHours company={company} />
        </div>
      </Section>
    </HeroPage>
  )
}
