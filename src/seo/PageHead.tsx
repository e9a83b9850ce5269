import { Head } from 'vite-react-ssg'
import type { Site } from '../content/site.ts'
import { truncate } from '../lib/text.ts'
import { findPage } from '../model/pages.ts'
import { findShareCard } from '../model/shareCard.ts'
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

/** Title, description, canonical address, and the metadata for shared links. */
export function PageHead({ site, title, description, path }: PageHeadProps) {
  const { name, url } = site.company
  const shortTitle = (path === undefined ? undefined : findPage(site, path)?.shortTitle) ?? title
  const fullTitle = path === '/' ? `${name} | ${title}` : `${shortTitle} | ${name}`
  const address = path === undefined ? undefined : url + path
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {sharingOf(site, title, description, path).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined
        ? null
        : Object.values(FEEDS).map(({ path: feed, type }) => (
            <link key={feed} rel="alternate" type={type} href={feed} title={`News of ${name}`} />
          ))}
    </Head>
  )
}

/** X cuts titles at 70 characters, even within a word. */
const MAX_TITLE_LENGTH = 70

/** Open Graph metadata. */
function sharingOf(site: Site, title: string, description: string, path: string | undefined): [property: string, content: string][] {
  const { name, url } = site.company
  const { picture, published } = findShareCard(site, path)
  const modified = published && path ? findPage(site, path)?.modified : undefined
  const properties: [string, string | undefined][] = [
    ['og:title', truncate(title, MAX_TITLE_LENGTH)],
    ['og:description', description],
    ['og:type', published ? 'article' : 'website'],
    ['og:site_name', name],
    ['og:locale', 'en_NG'],
    ['og:url', path && url + path],
    ['article:published_time', published],
    ['article:modified_time', modified],
    ['og:image', picture && url + picture.url],
    ['og:image:width', picture && String(picture.width)],
    ['og:image:height', picture && String(picture.height)],
    ['og:image:alt', picture?.alt],
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
