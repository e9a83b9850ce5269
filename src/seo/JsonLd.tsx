import type { Site } from '../content/site.ts'
import { structuredData } from './structuredData.ts'

/** A page’s structured data. At the end of the page, so that it delays nothing. */
export function JsonLd({ site, path }: { site: Site; path: string }) {
  const data = structuredData(site, path)
  if (!data) return null
  // Escapes `<`, so that no text can close the script element.
  const content = { dangerouslySetInnerHTML: { __html: JSON.stringify(data).replaceAll('<', '\\u003c') } }
  return <script type="application/ld+json" {...content} />
}
