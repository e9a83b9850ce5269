import type { Site } from '../content/site.ts'
import type { Crumb } from '../lib/crumb.ts'
import { truncate } from '../lib/text.ts'
import { BOOTCAMP_PAGES } from './academy.ts'
import { findArticle, languageOf } from './news.ts'
import { findShareSource } from './share.ts'

/** A headline is a sentence: on the way to an article its beginning is enough. In characters. */
const LONGEST_HEADLINE = 24

/** The way to a page that lies below a main page, from the main page to the page itself. Empty for every other address. */
export function crumbsOf(site: Site, path: string): Crumb[] {
  const parts = path.split('/').slice(1)
  if (parts.length < 2) return []
  return parts.map((_, index) => crumbAt(site, `/${parts.slice(0, index + 1).join('/')}`))
}

/** Throws where no page stands. */
function crumbAt(site: Site, path: string): Crumb {
  const article = findArticle(site, path)
  if (article) return { name: truncate(article.title, LONGEST_HEADLINE), path, lang: languageOf(article) }
  const page = findShareSource(site, path)
  if (!page) throw new Error(`No page stands at ${path}.`)
  // The bootcamp’s pages bear its name; behind it, their links’ words are enough.
  const below = page.kicker === site.bootcamp.title
  return { name: (below && BOOTCAMP_PAGES.find((link) => link.href === path)?.text) || page.title, path }
}
