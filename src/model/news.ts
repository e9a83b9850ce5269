import type { Entry } from '../content/collections.ts'
import type { Site } from '../content/site.ts'
import { findPagePath, matchesPath, toAddress } from '../lib/routes.ts'

/** How many articles the home page shows. */
const LATEST = 4

/** The articles the home page shows: the first of the list, which is in the order of the content. */
export const latestArticles = ({ news }: Pick<Site, 'news'>): Entry<'news'>[] => news.slice(0, LATEST)

/** What the card of an article shows, beside its excerpt. */
export const articleCardWords = (site: Pick<Site, 'company'>, article: Entry<'news'>) => ({
  href: findArticleLink(site, article),
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
  const article = news.find((candidate) => toAddress('news', candidate) === href)
  return article?.title === text ? languageOf(article) : undefined
}

/** Where the card of an article leads: to its page, or to an address that the company’s file names as a known gap. */
export function findArticleLink({ company }: Pick<Site, 'company'>, article: Entry<'news'>): string | undefined {
  const address = toAddress('news', article)
  const isKnownGap = company.knownGaps.some((gap) => matchesPath(gap.path, address))
  return findPagePath('news', article) ?? (isKnownGap ? address : undefined)
}
