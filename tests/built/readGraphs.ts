import { readPage } from '../facts/read-page.ts'
import type { BuiltPage } from './readPages.ts'

/** A thing as machines read it: its type, and what is said of it. */
type Thing = { '@type': string } & Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value

/** A page with what it tells machines. */
interface Graph extends BuiltPage {
  scripts: Element[]
  things: Thing[]
  /** What people read on it. */
  text: string
}

/** What pages tell machines in JSON-LD. */
export const readGraphs = (pages: readonly BuiltPage[]): Graph[] =>
  pages.map(({ route, html, document }) => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const things: Thing[] = scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
    return { route, html, document, scripts, things, text: readPage(html).text }
  })

/** A thing and all things within it. */
export function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return isThing(value) ? [value, ...inner] : inner
}
