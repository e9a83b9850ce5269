import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'

/** The main part of a page as the build writes it, as it is seen: without the notes that wait for their day. */
export function readPage(page: ReactNode): Element {
  const fragment = JSDOM.fragment(renderToStaticMarkup(<HelmetProvider>{page}</HelmetProvider>))
  for (const note of fragment.querySelectorAll('[data-after][hidden]')) note.remove()
  const main = fragment.querySelector('main')
  if (!main) throw new Error('The page has no main part.')
  return main
}

/** What is read in a part of a page, in one line. */
export const textOf = (part: Element | null | undefined): string => part?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What is read in every part that matches. */
export const textsOf = (part: Element, selector: string): string[] => [...part.querySelectorAll(selector)].map(textOf)
