import { ArticleCard } from '../components/ArticleCard.tsx'
import { NewsPages } from '../components/NewsPages.tsx'
import { PageHero } from '../components/PageHero.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatRange } from '../lib/dates.ts'
import { earlierNewsPath, paginate } from '../lib/paging.ts'
import { Inline } from '../markdown/Inline.tsx'
import { toSearchedWords } from '../markdown/toSearchedWords.ts'
import { crumbsOf } from '../model/crumbs.ts'
import { articleCardWords } from '../model/news.ts'
import { Section } from '../ui/Section.tsx'

/** An article among earlier ones: its words, without its picture. */
export function EarlierArticle({ site, article }: { site: Site; article: Site['news'][number] }) {
  return <ArticleCard {...articleCardWords(site, article)} image={undefined} excerpt={<Inline text={article.excerpt} />} />
}

/** A page of earlier news, newest first. Its number counts from the oldest, so its address outlives newer ones. */
export function EarlierNewsPage({ site, number }: { site: Site; number: number }) {
  const { newsPage, news } = site
  const { earlier } = paginate(news)
  const articles = earlier[number - 1] ?? []
  const days = articles.map(({ date }) => date).toSorted()
  const span = formatRange(days[0] ?? '', days.at(-1) ?? '')
  const path = earlierNewsPath(number)
  const title = `${newsPage.title}, page ${number}`
  return (
    <Page site={site} path={path} title={title} description={`Earlier news: ${span}.`} area="news">
      <PageHero title={title} crumbs={crumbsOf(site, path)} lead={span} surface="indigo" />
      <Section heading="Earlier news" id="earlier-news">
        <ul className="grid-3" data-part="list">
          {articles.map((article) => (
            <li key={article.id} data-words={toSearchedWords(article)}>
              <EarlierArticle site={site} article={article} />
            </li>
          ))}
        </ul>
        <div className="spaced">
          <NewsPages count={earlier.length} current={number} />
        </div>
      </Section>
    </Page>
  )
}
