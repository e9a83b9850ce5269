import { measureReadability, sentencesOf } from '../../../src/lib/readability.ts'
import { spokenText } from './outline.ts'

/** Measures the readability of a page’s running text, without text in other languages. */
export const measurePageReadability = (document: Document) => measureReadability(paragraphsOf(document).flatMap(sentencesOf))

const paragraphsOf = (document: Document): string[] =>
  [...document.querySelectorAll('main :is(p, li, dd, blockquote):not(:has(p, li))')].map((paragraph) => {
    const copy = paragraph.cloneNode(true) as Element
    for (const foreign of copy.querySelectorAll('[lang]')) foreign.remove()
    return spokenText(copy)
  })
