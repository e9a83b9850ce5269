import { EventNotices } from '../components/eventNotes.tsx'
import { findPagePath, toAddress } from '../content/kinds.ts'
import { getEntry, type Site } from '../content/site.ts'
import { formatDay } from '../lib/dates.ts'
import { toTelHref } from '../lib/phone.ts'
import { WORDS } from '../lib/words.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { toEventCardProps } from '../model/eventCards.ts'
import { eventPrices } from '../model/events.ts'
import { languageOf } from '../model/news.ts'
import { languageOfLink } from '../model/pages.ts'
import { eventOf } from '../model/productions.ts'
import { Actions } from '../ui/Actions.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Day } from '../ui/dates.tsx'
import { ButtonLink, MoreLink } from '../ui/links.tsx'
import { Facts, List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { TookPlaceNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { ShareLinks } from '../widgets/share/ShareLinks.tsx'
import { HeroPage } from './HeroPage.tsx'
import { toSectionHead } from './sections.tsx'

/** A news article, with its production beside it. */
export function ArticlePage({ site, id }: { site: Site; id: string }) {
  const article = getEntry(site, 'news', id)
  const { company, messages } = site
  const path = toAddress('news', article)
  const lang = languageOf(article)
  const lead = (
    <>
      {article.subtitle ? <span lang={lang}>{article.subtitle}. </span> : null}
      <Day value={article.date} />
    </>
  )
  return (
    <HeroPage
      site={site}
      path={path}
      page={article}
      lang={lang}
      lead={lead}
      kicker={<Badge>{article.category}</Badge>}
      picture={article.image}
      className="page-hero-article"
    >
      <section className="on-chalk" aria-label={WORDS.article.article}>
        <div className="wrap article">
          <div className="prose">
            <Markdown text={article.body} headingLevel={2} />
          </div>
          {article.production || article.partner ? (
            <div className="article-aside below-fold">
              {article.production ? <ProductionPanel site={site} id={article.production} /> : null}
              {article.partner ? <PartnerPanel {...getEntry(site, 'partners', article.partner)} image={article.logoImage} /> : null}
            </div>
          ) : null}
        </div>
      </section>
      {article.contactNote ? (
        <Section {...toSectionHead(article.contactNote)} id="contact" beside surface="sand">
          <Actions>
            <ButtonLink href={`mailto:${company.email}`} text={company.email} />
            <ButtonLink href={toTelHref(company.phone)} look="quiet" text={company.phone} />
          </Actions>
        </Section>
      ) : null}
      <Section heading={WORDS.share.article} id="share" beside>
        <ShareLinks
          url={company.url + path}
          title={article.title}
          copied={messages.toasts.linkCopied}
          refused={messages.toasts.linkNotCopied}
          what="article"
        />
      </Section>
      {article.related ? (
        <Section heading={WORDS.article.related} id="related" beside surface="sand">
          <List of={article.related} className="marked-list">
            {(link) => <MoreLink {...link} lang={languageOfLink(site, link)} />}
          </List>
          <p className="spaced">
            <MoreLink href="/news" text={WORDS.article.allNews} />
          </p>
        </Section>
      ) : null}
    </HeroPage>
  )
}

function ProductionPanel({ site, id }: { site: Site; id: string }) {
  const production = getEntry(site, 'productions', id)
  const { title, credits } = production
  const event = eventOf(site, production)
  const dated = event && toEventCardProps(site, event)
  const days = new Set(event?.dates.map(({ start }) => formatDay(start.slice(0, 10))))
  return (
    <div className="panel stack">
      <h2 className="aside-heading">{title}</h2>
      <Facts
        facts={[
          { term: WORDS.terms.playwright, detail: credits.playwright },
          { term: WORDS.terms.director, detail: getEntry(site, 'people', credits.director).name },
          ...(event
            ? [
                { term: WORDS.terms.dates, detail: <List of={[...days]}>{(day) => day}</List> },
                { term: WORDS.terms.tickets, detail: <Price amounts={eventPrices(event)} /> },
              ]
            : []),
        ]}
      />
      {dated ? (
        <>
          <EventNotices dates={dated.dates} />
          <TookPlaceNote what="run" span={dated.actualSpan} about={dated.title} />
        </>
      ) : null}
      <ButtonLink href={findPagePath('productions', production) ?? '/productions'} text={WORDS.article.seeProduction(title)} />
    </div>
  )
}

const PartnerPanel = ({
  name,
  logo,
  image = logo,
}: Pick<Site['partners'][number], 'name' | 'logo'> & { image?: typeof logo | undefined }) => (
  <div className="panel stack">
    <h2 className="aside-heading">{WORDS.article.partner}</h2>
    <Picture picture={image} sizes="(min-width: 64em) 272px, 80vw" />
    <p>{name}</p>
  </div>
)
