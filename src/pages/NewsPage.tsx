import { ArticleCard } from '../components/ArticleCard.tsx'
import { Opening } from '../components/Opening.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { Inline } from '../markdown/Inline.tsx'
import { toPlainText } from '../markdown/toPlainText.ts'
import { articleCardWords } from '../model/news.ts'
import { reachOf } from '../model/reach.ts'
import { NewsSearch } from '../ui/NewsSearch.tsx'
import { Section } from '../ui/Section.tsx'
import { Unavailable } from '../ui/Unavailable.tsx'

/** News and press: the featured article, the others with their search, and what journalists need. */
export function NewsPage({ site }: { site: Site }) {
  const { newsPage: page, news, messages } = site
  const [first] = news
  const card = (article: Site['news'][number], featured = false) => (
    <ArticleCard
      {...articleCardWords(article)}
      excerpt={<Inline text={article.excerpt} />}
      headingLevel={featured ? 2 : 3}
      featured={featured}
    />
  )
  return (
    <Page site={site} path="/news" title={page.title} description={page.description} house="news">
      <Opening title={page.title} lead={<Inline text={page.lead} />} ground="indigo" />
      <section className="on-chalk" aria-label="News">
        <div className="wrap">
          <NewsSearch
            action="/news"
            label={page.searchLabel}
            empty={messages.empty.news}
            articles={news.map((article) => ({
              key: article.id,
              words: [article.title, toPlainText(article.excerpt), article.category],
              content: card(article),
            }))}
            featured={first ? card(first, true) : null}
            heading={<h2 className="spaced">{page.latest.title}</h2>}
            className="grid-3"
          />
        </div>
      </section>
      <Section heading={page.resources.title} id="press" ground="sand">
        <ul className="grid-2">
          <li className="panel stack">
            <h3>{page.resources.kit.title}</h3>
            <p>
              <Inline text={page.resources.kit.text} />
            </p>
            <Unavailable id="press-kit" reason={messages.unavailable.pressKit} {...reachOf(site)}>
              Download Press Kit
            </Unavailable>
          </li>
          <li className="panel stack">
            <h3>{page.resources.team.title}</h3>
            <p>
              <Inline text={page.resources.team.text} />
            </p>
            <Unavailable id="press-team" reason={messages.unavailable.pressTeam} {...reachOf(site)}>
              Contact Press Team
            </Unavailable>
          </li>
        </ul>
      </Section>
    </Page>
  )
}
