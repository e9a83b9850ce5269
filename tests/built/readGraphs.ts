import { readPage } from '../specification/readPage.ts'
import type { BuiltPage } from './readPages.ts'

/** An item of structured data: its type and properties. */
type Thing = { '@type': string } & Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value

/** A page with its structured data. */
interface Graph extends BuiltPage {
  scripts: Element[]
  things: Thing[]
  /** The page’s visible text. */
  text: string
}

/** Reads the JSON-LD of pages. */
export const readGraphs = (pages: readonly BuiltPage[]): Graph[] =>
  pages.map(({ route, html, document }) => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const things: Thing[] = scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
    return { route, html, document, scripts, things, text: readPage(html).text }
  })

/** An item and all items nested in it. */
export function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return isThing(value) ? [value, ...inner] : inner
}
