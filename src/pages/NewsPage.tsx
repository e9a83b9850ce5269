import { ArticleCard } from '../components/ArticleCard.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { findPressFiles, type PressFiles } from '../content/pressFiles.ts'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatSize } from '../lib/fileSize.ts'
import { toMailHref } from '../lib/mailto.ts'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { toSearchedWords } from '../markdown/toPlainText.ts'
import { toArticleCardProps } from '../model/news.ts'
import { boilerplate, pressFacts } from '../model/press.ts'
import { ButtonLink, buttonClass } from '../ui/Button.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { NewsSearch } from '../widgets/news-search/NewsSearch.tsx'
import { ListedArticle } from './listedEntries.tsx'

/** News and press: the featured article, the others with their search, and press resources. */
export function NewsPage({ site }: { site: Site }) {
  const { newsPage: page, news, messages, company } = site
  const files = findPressFiles()
  const { first: newest, earlier } = paginate(news)
  const [first] = newest
  return (
    <Page site={site} path="/news" title={page.title} description={page.description} area="news">
      <PageHero title={page.title} lead={<Inline text={page.lead} />} surface="indigo" />
      <section className="on-chalk" aria-label="News">
        <div className="wrap">
          {first ? (
            <NewsSearch
              action="/news"
              label={page.searchLabel}
              empty={messages.empty.news}
              articles={newest.map((article, index) => ({
                key: article.id,
                words: toSearchedWords(article),
                content: <ListedArticle site={site} entry={article} hasPicture={index < FIRST_PAGE_SIZE} />,
              }))}
              earlier={earlier.length > 0 ? <Pagination noun="news" path="/news" count={earlier.length} /> : undefined}
              notLoaded={messages.unavailable.earlierNews}
              featured={
                <ArticleCard {...toArticleCardProps(site, first)} excerpt={<Inline text={first.excerpt} />} headingLevel={2} featured />
              }
              heading={<h2 className="spaced">{page.latest.title}</h2>}
            />
          ) : (
            <p>{messages.empty.articles}</p>
          )}
        </div>
      </section>
      <Section heading={page.resources.title} id="press" surface="sand">
        <ul className="grid-2">
          <li className="panel stack">
            <h3>{page.resources.kit.title}</h3>
            <Paragraph text={page.resources.kit.text} />
            <a className={buttonClass('quiet')} href={files?.kit.url ?? '#press-kit'} download={files !== undefined}>
              Download Press Kit{files ? ` (ZIP, ${formatSize(files.kit.bytes)})` : ''}
            </a>
          </li>
          <li className="panel stack">
            <h3>{page.resources.team.title}</h3>
            <Paragraph text={page.resources.team.text} />
            <ButtonLink href={toMailHref(company.email, 'Press enquiry')} look="quiet">
              Contact Press Team
            </ButtonLink>
          </li>
        </ul>
        <PressKit site={site} files={files} />
      </Section>
    </Page>
  )
}

/** The press kit on the page: texts to copy, facts, and pictures to download, if their print files have been generated. */
function PressKit({ site, files }: { site: Site; files: PressFiles | undefined }) {
  const facts = pressFacts(site, site.messages.unavailable.notYetConfirmed)
  const pictures = site.newsPage.press.pictures.map((picture, index) => ({ ...picture, print: files?.pictures[index] }))
  return (
    <>
      <h3 id="press-kit" className="spaced">
        About the company
      </h3>
      <div className="stack">
        {boilerplate(site).map(({ title, text }) => (
          <div key={title} className="prose">
            <h4>{title}</h4>
            <Markdown text={text} headingLevel={5} />
          </div>
        ))}
      </div>
      <h3 className="spaced">Facts</h3>
      <Facts facts={facts.map(({ term, detail }) => ({ term, detail: <Inline text={detail} /> }))} />
      <div className="stack spaced">
        <h3>Pictures for print</h3>
        <ul className="grid-4">
          {pictures.map(({ title, credit, print, ...picture }) => (
            <li key={picture.url} className="panel stack">
              <Picture picture={picture} sizes="(min-width: 64em) 17vw, (min-width: 48em) 35vw, 80vw" />
              <h4>{title}</h4>
              <p className="meta">{credit}</p>
              <details>
                <summary>Alternative text</summary>
                <p>{picture.alt}</p>
              </details>
              {print ? (
                <a className="more" href={print.url} download aria-label={`Download PNG, ${formatSize(print.bytes)}: ${title}`}>
                  Download PNG, {formatSize(print.bytes)}
                </a>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
