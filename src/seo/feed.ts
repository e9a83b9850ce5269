import { type Entry, findPagePath } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { toPlainText } from '../markdown/toPlainText.ts'
import { articleModified } from '../model/modificationDates.ts'
import { languageOf } from '../model/news.ts'
import { escapeXml } from './xml.ts'

/** The addresses and media types of the news feeds. */
export const FEEDS = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const

/** The site’s language, as index.html has it. */
const LANGUAGE = 'en-NG'

/** How many articles the feeds have. Readers fetch a feed whole, many times a day: with 2,500 articles it had 1.3 MB. */
const MAX_ITEMS = 50

/** The feed of the latest news, newest first. */
export function newsFeed(site: Site) {
  const { company, newsPage, news } = site
  const items = news
    .toSorted((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_ITEMS)
    .map((article) => toItem(article, company.url))
  return {
    title: `${newsPage.title} | ${company.name}`,
    description: newsPage.description,
    home: `${company.url}/news`,
    owner: company.name,
    email: company.email,
    url: company.url,
    modified: toMoment([newsPage.updated, ...news.map(articleModified)].toSorted().at(-1) as string),
    items,
  }
}

/** An article in both feeds, which link to its own page; else to the source of the coverage; else to the list of news. */
function toItem(article: Entry<'news'>, url: string) {
  const path = findPagePath('news', article)
  return {
    id: tagOf(url, `news/${article.id}`),
    title: article.title,
    summary: toPlainText(article.excerpt),
    link: path ? url + path : (article.externalLink ?? `${url}/news`),
    external: article.externalLink,
    category: article.category,
    lang: languageOf(article),
    published: toMoment(article.date),
    modified: toMoment(articleModified(article)),
  }
}

/** A tag URI (RFC 4151). Its year says when we owned the domain, so it never changes. */
const tagOf = (url: string, name: string) => `tag:${new URL(url).host},2026:${name}`

/** Nine in the morning in Lagos. Readers show their own time: midnight would be the day before in America, and in winter in London. */
const toMoment = (day: string) => `${day}T09:00:00+01:00`

type Feed = ReturnType<typeof newsFeed>

/** Formats the news as Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    `  <id>${escapeXml(tagOf(feed.url, 'news'))}</id>`,
    `  <title>${escapeXml(feed.title)}</title>`,
    `  <subtitle>${escapeXml(feed.description)}</subtitle>`,
    `  <updated>${feed.modified}</updated>`,
    `  <author><name>${escapeXml(feed.owner)}</name><uri>${escapeXml(feed.url)}</uri><email>${escapeXml(feed.email)}</email></author>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(feed.home)}"/>`,
    `  <link rel="self" type="${FEEDS.atom.type}" href="${escapeXml(feed.url + FEEDS.atom.path)}"/>`,
    ...feed.items.flatMap(toEntry),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

function toEntry(item: Feed['items'][number]): string[] {
  const lang = item.lang ? ` xml:lang="${item.lang}"` : ''
  return [
    '  <entry>',
    `    <id>${escapeXml(item.id)}</id>`,
    `    <title${lang}>${escapeXml(item.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(item.link)}"/>`,
    `    <published>${item.published}</published>`,
    `    <updated>${item.modified}</updated>`,
    `    <category term="${escapeXml(item.category)}"/>`,
    `    <summary${lang}>${escapeXml(item.summary)}</summary>`,
    '  </entry>',
  ]
}

/** Formats the news as JSON Feed 1.1. Undefined fields are left out. */
export function toJsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.url + FEEDS.json.path,
    language: LANGUAGE,
    authors: [{ name: feed.owner, url: feed.url }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.link,
      external_url: item.external,
      title: item.title,
      content_text: item.summary,
      date_published: item.published,
      date_modified: item.modified,
      tags: [item.category],
      language: item.lang,
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
