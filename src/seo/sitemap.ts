import { escapeXml } from './xml.ts'

interface MappedPage {
  /** The page’s path. */
  path: string
  /** The day its words last changed, where that is known. */
  modified?: string | undefined
}

/** Where the sitemap lies, and where crawlers look for what they may read. */
export const SITEMAP = '/sitemap.xml'

/** The sitemap of the site at `url` (sitemaps.org): every page, and since when it reads as it does. */
export function toSitemap(url: string, pages: readonly MappedPage[]): string {
  const entries = pages.map(({ path, modified }) => {
    const since = modified ? `<lastmod>${modified}</lastmod>` : ''
    return `  <url><loc>${escapeXml(url + path)}</loc>${since}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** What crawlers may read: everything, and where to begin. */
export const toRobots = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}${SITEMAP}\n`
