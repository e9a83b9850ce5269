import { renderToStaticMarkup } from 'react-dom/server'
import { pageAt } from '../../../scripts/lib/pageAt.tsx'
import type { LooseEntry } from '../../../src/content/loadContent.ts'
import type { Site } from '../../../src/content/site.ts'
import { Inline } from '../../../src/markdown/Inline.tsx'
import { Markdown } from '../../../src/markdown/Markdown.tsx'
import { site as found } from '../../fixtures/site.ts'
import { findHtmlDangers, namesIn } from './dangers.ts'

const ID = 'fest-2025'

/** The two pages that show one article: its own, and the list of news. `show` renders both with a changed article in its place. */
export function makePages() {
  const site = { ...found, news: found.news.map((entry) => (entry.id === ID ? { ...entry, page: true } : entry)) }
  const own = site.news.find(({ id }) => id === ID)
  if (!own) throw new Error(`There is no article “${ID}” any more: choose another`)
  // The allowed elements and attributes: those on the unchanged pages, and those that Markdown may add.
  const known = namesIn([...render(site), renderToStaticMarkup(<Markdown text={EVERYTHING} />)].join(''))
  return {
    show: (article: LooseEntry) => {
      const news = site.news.map((entry) => (entry === own ? ({ ...own, ...article, page: true, image: own.image } as typeof own) : entry))
      const pages = render({ ...site, news })
      const errors = pages.flatMap((page) => findHtmlDangers(page, known))
      // The attack is at the end of the article’s body, or in one of these fields.
      const shown = renderToStaticMarkup(
        <>
          {article.title !== own.title && <h1>{String(article.title)}</h1>}
          {article.excerpt !== own.excerpt && (
            <p>
              <Inline text={String(article.excerpt)} />
            </p>
          )}
          {typeof article.externalLink === 'string' && <a href={article.externalLink}>Read</a>}
          <Markdown text={article.body.slice(own.body.length)} />
        </>,
      )
      return { shown: shown.replaceAll('><', '>\n<'), errors }
    },
  }
}

const EVERYTHING =
  '## A\n\n### B\n\n#### C\n\n*a* **b** ~~c~~ `d` [e](/about "f") :yo[g]\n\n- h\n\n2. i\n\n> j\n\n```js\nk\n```\n\n---\n\n| l | m |\n|:-|-:|\n| n | o |\n\np\\\nq'

const render = (site: Site): string[] =>
  [`/news/${ID}`, '/news'].map((path) => `<!doctype html>${renderToStaticMarkup(pageAt(site, path))}`)
