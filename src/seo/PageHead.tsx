import { Head } from 'vite-react-ssg'
import { KINDS } from '../content/kinds.ts'
import type { Site } from '../content/site.ts'
import { truncate } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { findPage, type SitePage } from '../model/pages.ts'
import { findSharePicture, SHARE_SIZE } from '../model/sharePicture.ts'
import { FEEDS } from './feed.ts'
import { structuredData } from './structuredData.ts'

interface PageHeadProps {
  site: Site
  /** The page’s title; the company’s name is appended. */
  title: string
  description: string
  /** The page’s path, without a trailing slash; undefined for the not-found and offline pages. */
  path?: string
}

/** What the engine puts into the head: title, description, canonical address, and the metadata for shared links. */
export function PageHead({ site, title, description, path }: PageHeadProps) {
  const { name, url } = site.company
  const page = path === undefined ? undefined : findPage(site, path)
  const fullTitle = path === '/' ? `${name} | ${title}` : `${page?.shortTitle ?? title} | ${name}`
  return (
    <Head>
      <title>{asReplacement(fullTitle)}</title>
      <meta name="description" content={asReplacement(description)} />
      {path === undefined ? <meta name="robots" content="noindex" /> : null}
      {sharingOf({ site, title, description, path }, page).map(([property, content]) => (
        <meta key={property} property={property} content={asReplacement(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined ? null : <link rel="canonical" href={url + path} />}
      {path === undefined
        ? null
        : Object.values(FEEDS).map(({ path: feed, type }) => (
            <link key={feed} rel="alternate" type={type} href={feed} title={asReplacement(WORDS.frame.feedTitle(name))} />
          ))}
    </Head>
  )
}

/** vite-react-ssg inserts the head by `String.replace`, to which “$&” means something else. */
const asReplacement = (text: string) => text.replaceAll('$', '$$$$')

/** X cuts titles at 70 characters, even within a word. */
const MAX_TITLE_LENGTH = 70

/** Open Graph metadata. */
function sharingOf({ site, title, description, path }: PageHeadProps, page: SitePage | undefined): [property: string, content: string][] {
  const { name, url } = site.company
  const type = page?.entry ? KINDS[page.entry.collection].hasPages.type : 'website'
  const isArticle = type === 'article'
  const share = findSharePicture(site, path)
  const properties: [string, string | undefined][] = [
    ['og:title', truncate(title, MAX_TITLE_LENGTH)],
    ['og:description', description],
    ['og:type', type],
    ['og:site_name', name],
    ['og:locale', 'en_NG'],
    ['og:url', path && url + path],
    ['article:published_time', isArticle ? page?.published : undefined],
    ['article:modified_time', isArticle ? page?.modified : undefined],
    ['og:image', share && url + share.url],
    ['og:image:width', share && String(SHARE_SIZE.width)],
    ['og:image:height', share && String(SHARE_SIZE.height)],
    // A decorative picture has no alternative text.
    ['og:image:alt', share?.picture.alt || undefined],
  ]
  return properties.flatMap(([property, content]) => (content === undefined ? [] : [[property, content]]))
}

/** A page’s structured data. At the end of the page, so that it delays nothing. */
export function JsonLd({ site, path }: { site: Site; path: string }) {
  const data = structuredData(site, path)
  if (!data) return null
  // Escapes `<`, so that no text can close the script element.
  const content = { dangerouslySetInnerHTML: { __html: JSON.stringify(data).replaceAll('<', '\\u003c') } }
  return <script type="application/ld+json" {...content} />
}
