import type { ReactNode } from 'react'
import { renderToString as render } from 'react-dom/server'

/** What React leaves where it has given up a part of a page. */
const GIVEN_UP = '<!--$!-->'

/**
 * All there is of react-dom/server within vite-react-ssg, which then renders a page in one piece. Handed over piece by piece, as to a
 * browser that waits, it takes a fifth more of a page's time. Throws where a part would wait, or failed within a boundary of its own: no
 * part of this site has one.
 */
export function renderToString(page: ReactNode): string {
  const html = render(page)
  if (html.includes(GIVEN_UP))
    throw new Error('A part of this page waits for something, or failed within a Suspense: a page is written at once.')
  return html
}
