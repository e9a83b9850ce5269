import { type Entry, findPagePath, toAddress } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { matchesPath } from '../lib/paths.ts'

const HOME_ARTICLES = 4

/** The articles of the home page: the first of the news list, which content/site.ts sorts by `order`, then newest first. */
export const latestArticles = ({ news }: Pick<Site, 'news'>): Entry<'news'>[] => news.slice(0, HOME_ARTICLES)

/** Props for an article’s card, except the excerpt. */
export function toArticleCardProps(site: Pick<Site, 'company'>, article: Entry<'news'>) {
  const { title, date, category, image, externalLink } = article
  return { href: findArticleLink(site, article), title, date, category, image, externalLink, lang: languageOf(article) }
}

/** The language of an article’s headline, subtitle and excerpt, when it differs from the site’s. */
export const languageOf = ({ language }: Pick<Entry<'news'>, 'language'>): 'yo' | undefined => (language === 'Yoruba' ? 'yo' : undefined)

/** The link of an article’s card: its page, or an address that company.md lists in `knownGaps` because it has no page yet. */
function findArticleLink({ company }: Pick<Site, 'company'>, article: Entry<'news'>): string | undefined {
  const address = toAddress('news', article)
  const isKnownGap = company.knownGaps.some((gap) => matchesPath(gap.path, address))
  return findPagePath('news', article) ?? (isKnownGap ? address : undefined)
}
