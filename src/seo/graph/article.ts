import type { NewsArticle } from 'schema-dts'
import type { Entry } from '../../content/collections.ts'
import type { Site } from '../../content/site.ts'
import { toAddress } from '../../lib/routes.ts'
import { articleModified } from '../../model/modificationDates.ts'
import { languageOf } from '../../model/news.ts'
import { findShareCard } from '../../model/shareCard.ts'
import { toCompanyReference } from './company.ts'

/** A news article with the company as its author. */
export function toNewsArticle(site: Site, article: Entry<'news'>): NewsArticle {
  const { company } = site
  const path = toAddress('news', article)
  const { picture } = findShareCard(site, path)
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: article.date,
    dateModified: articleModified(article),
    articleSection: article.category,
    inLanguage: languageOf(article) ?? 'en-NG',
    mainEntityOfPage: company.url + path,
    ...(picture && { image: company.url + picture.url }),
    author: toCompanyReference(company),
    publisher: toCompanyReference(company),
  }
}
