import { EventNotices } from '../components/EventNotices.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatDay } from '../lib/dates.ts'
import { tookPlace } from '../lib/pastDates.ts'
import { toTelHref } from '../lib/phone.ts'
import { findPagePath, toAddress } from '../lib/routes.ts'
import { Inline } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { toEventCardProps } from '../model/eventCards.ts'
import { eventPrices } from '../model/events.ts'
import { languageOf, languageOfLink } from '../model/news.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { eventOf } from '../model/productions.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink, MoreLink } from '../ui/Button.tsx'
import { Day } from '../ui/Day.tsx'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Section } from '../ui/Section.tsx'
import { ShareLinks } from '../widgets/share/ShareLinks.tsx'

/** A news article, with its production beside it. */
export function ArticlePage({ site, id }: { site: Site; id: string }) {
  const article = getEntry(site, 'news', id)
  const { company, messages } = site
  const path = toAddress('news', article)
  const lang = languageOf(article)
  return (
    <Page site={site} path={path} title={article.title} description={article.description} area="news">
      <PageHero
        title={article.title}
        lang={lang}
        lead={
          <>
            {article.subtitle ? <span lang={lang}>{article.subtitle}. </span> : null}
            <Day value={article.date} />
          </>
        }
        crumbs={breadcrumbsOf(site, path)}
        kicker={<Badge>{article.category}</Badge>}
        picture={article.image}
        className="opening-article"
      />
      <section className="on-chalk" aria-label="Article">
        <div className="wrap article">
          <div className="prose">
            <Markdown text={article.body} headingLevel={2} />
          </div>
          {article.production || article.partner ? (
            <div className="article-aside below-fold">
              <ProductionPanel site={site} article={article} />
              {article.partner ? <PartnerPanel site={site} article={article} id={article.partner} /> : null}
            </div>
          ) : null}
        </div>
      </section>
      {article.contactNote ? (
        <Section heading={article.contactNote.title} id="contact" beside surface="sand" intro={<Inline text={article.contactNote.text} />}>
          <div className="actions">
            <ButtonLink href={`mailto:${company.email}`}>{company.email}</ButtonLink>
            <ButtonLink href={toTelHref(company.phone)} look="quiet">
              {company.phone}
            </ButtonLink>
          </div>
        </Section>
      ) : null}
      <Section heading="Share this article" id="share" beside>
        <ShareLinks
          url={company.url + path}
          title={article.title}
          copied={messages.toasts.linkCopied}
          refused={messages.toasts.linkNotCopied}
          what="article"
        />
      </Section>
      {article.related ? (
        <Section heading="Related news" id="related" beside surface="sand">
          <ul className="marked-list">
            {article.related.map((link) => (
              <li key={link.href}>
                <a className="more" href={link.href} lang={languageOfLink(site, link)}>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
          <p className="spaced">
            <MoreLink href="/news">All news</MoreLink>
          </p>
        </Section>
      ) : null}
    </Page>
  )
}

/** Notices and notes on the production’s dates. */
function EventNotes({ site, event }: { site: Site; event: Site['tickets'][number] }) {
  const { dates, actualSpan } = toEventCardProps(site, event)
  return (
    <>
      <EventNotices dates={dates} />
      {actualSpan ? <PastNote day={actualSpan.end} words={tookPlace('run', actualSpan)} about={event.title} /> : null}
    </>
  )
}

function ProductionPanel({ site, article }: { site: Site; article: Site['news'][number] }) {
  if (!article.production) return null
  const production = getEntry(site, 'productions', article.production)
  const event = eventOf(site, production)
  const facts: Fact[] = [
    { term: 'Playwright', detail: production.credits.playwright },
    { term: 'Director', detail: getEntry(site, 'people', production.credits.director).name },
    ...(event
      ? [
          {
            term: 'Dates',
            detail: (
              <ul>
                {[...new Set(event.dates.map((date) => date.start.slice(0, 10)))].map((day) => (
                  <li key={day}>{formatDay(day)}</li>
                ))}
              </ul>
            ),
          },
          { term: 'Tickets', detail: <Price amounts={eventPrices(event)} /> },
        ]
      : []),
  ]
  return (
    <div className="panel stack">
      <h2 className="aside-heading">{production.title}</h2>
      <Facts facts={facts} />
      {event ? <EventNotes site={site} event={event} /> : null}
      <ButtonLink href={findPagePath('productions', production) ?? '/productions'}>{`See the production: ${production.title}`}</ButtonLink>
    </div>
  )
}

function PartnerPanel({ site, article, id }: { site: Site; article: Site['news'][number]; id: string }) {
  const partner = getEntry(site, 'partners', id)
  return (
    <div className="panel stack">
      <h2 className="aside-heading">Our partner</h2>
      <Picture picture={article.logoImage ?? partner.logo} sizes="(min-width: 64em) 272px, 80vw" />
      <p>{partner.name}</p>
    </div>
  )
}
