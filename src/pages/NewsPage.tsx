import { ArticleCard } from '../components/ArticleCard.tsx'
import { PageHero } from '../components/PageHero.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { PressKit } from '../components/PressKit.tsx'
import { findPressFiles } from '../content/pressFiles.ts'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatSize } from '../lib/fileSize.ts'
import { toMailHref } from '../lib/mailto.ts'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { Inline } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { toSearchedWords } from '../markdown/toSearchedWords.ts'
import { toArticleCardProps } from '../model/news.ts'
import { boilerplate, pressFacts } from '../model/press.ts'
import { ButtonLink, buttonClass } from '../ui/Button.tsx'
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
              className="grid-3"
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
            <p>
              <Inline text={page.resources.kit.text} />
            </p>
            <a className={buttonClass('quiet')} href={files?.kit.url ?? '#press-kit'} download={files !== undefined}>
              Download Press Kit{files ? ` (ZIP, ${formatSize(files.kit.bytes)})` : ''}
            </a>
          </li>
          <li className="panel stack">
            <h3>{page.resources.team.title}</h3>
            <p>
              <Inline text={page.resources.team.text} />
            </p>
            <ButtonLink href={toMailHref(company.email, 'Press enquiry')} look="quiet">
              Contact Press Team
            </ButtonLink>
          </li>
        </ul>
        <PressKit
          texts={boilerplate(site).map(({ title, text }) => ({ title, text: <Markdown text={text} headingLevel={5} /> }))}
          facts={pressFacts(site, messages.unavailable.notYetConfirmed).map(({ term, detail }) => ({
            term,
            detail: <Inline text={detail} />,
          }))}
          pictures={page.press.pictures.map((picture, index) => ({ ...picture, print: files?.pictures[index] }))}
        />
      </Section>
    </Page>
  )
}
