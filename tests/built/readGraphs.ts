import type { BuiltPage } from './readPages.ts'
import { textOf } from './visibleText.ts'

/** An item of structured data: its type and properties. */
type Thing = { '@type': string } & Record<string, unknown>

/** Reads the JSON-LD of pages, and their visible text. */
export const readGraphs = (pages: readonly BuiltPage[]) =>
  pages.map((page) => {
    const scripts = [...page.document.querySelectorAll('script[type="application/ld+json"]')]
    const things: Thing[] = scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph'])
    return { ...page, things, text: textOf(page.document.documentElement) }
  })

/** An item and all items nested in it. */
export function within(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return '@type' in value ? [value as Thing, ...inner] : inner
}
