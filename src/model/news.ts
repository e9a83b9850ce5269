import type { Entry } from '../content/collections.ts'

/** The path of an article, whether it has a page or is a known gap. */
export const articlePath = (article: Entry<'news'>): string => `/news/${article.slug ?? article.id}`
