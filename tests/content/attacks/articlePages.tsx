import { renderToStaticMarkup } from 'react-dom/server'
import { pageAt } from '../../../scripts/lib/pageAt.tsx'
import type { LooseEntry } from '../../../src/content/loadContent.ts'
import type { Site } from '../../../src/content/site.ts'
import { Markdown } from '../../../src/markdown/Markdown.tsx'
import { site as found } from '../../fixtures/site.ts'
import { partsOf } from './dangers.ts'

const ID = 'fest-2025'

/** Renders the two pages that show one article, its own and the list of news, and finds what a changed article adds to them. */
export function makePages() {
  const site = { ...found, news: found.news.map((entry) => (entry.id === ID ? { ...entry, page: true } : entry)) }
  const own = site.news.find(({ id }) => id === ID)
  if (!own) throw new Error(`There is no article “${ID}” any more: choose another`)
  // Allowed is what is on the unchanged pages, and what Markdown may add.
  const known = partsOf(render(site) + renderToStaticMarkup(<Markdown text={EVERYTHING} />))
  return {
    findAdded: (article: LooseEntry) => {
      const news = site.news.map((entry) => (entry === own ? ({ ...own, ...article, page: true, image: own.image } as typeof own) : entry))
      return [...partsOf(render({ ...site, news }))].filter((part) => !known.has(part))
    },
  }
}

const EVERYTHING =
  '## A\n\n### B\n\n#### C\n\n*a* **b** ~~c~~ `d` [e](/about "f") :yo[g]\n\n- h\n\n2. i\n\n> j\n\n```js\nk\n```\n\n---\n\n| l | m |\n|:-|-:|\n| n | o |\n\np\\\nq'

const render = (site: Site): string =>
  [`/news/${ID}`, '/news'].map((path) => `<!doctype html>${renderToStaticMarkup(pageAt(site, path))}`).join('\n')
