import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageAt } from '../../scripts/lib/pageAt.tsx'
import type { Site } from '../../src/content/site.ts'

/** The main part of a page as built and visible: without the notes for future days. */
function renderMain(page: ReactNode): Element {
  const fragment = JSDOM.fragment(renderToStaticMarkup(page))
  for (const note of fragment.querySelectorAll('[data-after][hidden]')) note.remove()
  const main = fragment.querySelector('main')
  if (!main) throw new Error('The page has no main part.')
  return main
}

/** The main part of the page at a path of a site. */
export const mainAt = (site: Site, path: string): Element => renderMain(pageAt(site, path))

/** The text of an element, on one line. */
export const textOf = (part: Element | null | undefined): string => part?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The text of every matching element. */
export const textsOf = (part: Element, selector: string): string[] => [...part.querySelectorAll(selector)].map(textOf)
