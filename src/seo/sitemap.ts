import type { SitePage } from '../model/pages.ts'
import { escapeXml } from './xml.ts'

/** The path of the sitemap. */
export const SITEMAP = '/sitemap.xml'

/** The sitemap of the site at `url` (sitemaps.org): every page, with its modification day. */
export function toSitemap(url: string, pages: readonly Pick<SitePage, 'path' | 'modified'>[]): string {
  const entries = pages.map(({ path, modified }) => {
    const since = modified ? `<lastmod>${modified}</lastmod>` : ''
    return `  <url><loc>${escapeXml(url + path)}</loc>${since}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** robots.txt: allows everything and names the sitemap. */
export const toRobots = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}${SITEMAP}\n`
