import { finishPage } from './finishPage.ts'
import type { Inlined } from './inlined.ts'
import { writeAlike } from './plainDocument.ts'

/** A page as it was rendered, and what all pages have inlined. */
interface Rendered {
  html: string
  inlined: Inlined
}

/** Makes a document of its own of a page as vite-react-ssg renders it. */
export const finishRendered = ({ html, inlined }: Rendered): string => finishPage(writeAlike(html), inlined)
