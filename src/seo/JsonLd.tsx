import type { Site } from '../content/site.ts'
import { structuredData } from './structuredData.ts'

/** What a page shows, for machines. It stands at the end of the page, after everything a visitor waits for. */
export function JsonLd({ site, path }: { site: Site; path: string }) {
  const data = structuredData(site, path)
  if (!data) return null
  // No word of ours may end the script.
  const content = { dangerouslySetInnerHTML: { __html: JSON.stringify(data).replaceAll('<', '\\u003c') } }
  return <script type="application/ld+json" {...content} />
}
