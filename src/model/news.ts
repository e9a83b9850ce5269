import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import { PAGE_FOLDERS } from '../lib/routes.ts'

/** How many articles the home page shows. */
const LATEST = 4

/** The articles the home page shows: the first of the list, which is in the order of the content. */
export const latestArticles = ({ news }: Pick<Site, 'news'>): Entry<'news'>[] => news.slice(0, LATEST)

/** What the card of an article shows, beside its excerpt. */
export const articleCardWords = (article: Entry<'news'>) => ({
  path: articlePath(article),
  title: article.title,
  date: article.date,
  category: article.category,
  image: article.image,
  externalLink: article.externalLink,
  lang: languageOf(article),
})

/** The language of an article’s headline, subtitle and excerpt, when it is not the site’s. */
export const languageOf = ({ language }: Pick<Entry<'news'>, 'language'>): 'yo' | undefined => (language === 'Yoruba' ? 'yo' : undefined)

/** The language of a link’s words, when they are the headline of an article in another language than the site’s. */
export function languageOfLink({ news }: Pick<Site, 'news'>, { text, href }: { text: string; href: string }): 'yo' | undefined {
  const article = findArticle({ news }, href)
  return article?.title === text ? languageOf(article) : undefined
}

/** The articles of a list by their addresses: every page asks for its own several times, and there may be thousands. */
const byPath = new WeakMap<Site['news'], ReadonlyMap<string, Entry<'news'>>>()

/** The article of an address, whether it has a page or is a known gap. */
export function findArticle({ news }: Pick<Site, 'news'>, path: string): Entry<'news'> | undefined {
  const known = byPath.get(news) ?? new Map(news.map((article) => [articlePath(article), article]))
  byPath.set(news, known)
  return known.get(path)
}

/** The path of an article, whether it has a page or is a known gap. */
export const articlePath = (article: Entry<'news'>): string => PAGE_FOLDERS.news + (article.slug ?? article.id)
