import { measureReadability, sentencesOf } from '../../../src/lib/readability.ts'
import { INLINE_ELEMENTS } from '../../lib/walkHtml.ts'

/** Elements whose text is not announced. */
const NOT_ANNOUNCED = new Set(['#comment', 'SCRIPT', 'STYLE', 'TEMPLATE'])

/** The text of an element as screen readers announce it: without hidden content, and with the alt text of pictures. */
export const spokenText = (element: Element): string => textIn(element).replace(/\s+/g, ' ').trim()

function textIn(element: Element): string {
  const texts = [...element.childNodes].map((node) => {
    if (node.nodeName === '#text') return node.textContent ?? ''
    if (NOT_ANNOUNCED.has(node.nodeName)) return ''
    const child = node as Element
    if (child.getAttribute('aria-hidden') === 'true') return ''
    if (child.tagName === 'IMG') return ` ${child.getAttribute('alt') ?? ''} `
    const isInline = INLINE_ELEMENTS.has(child.localName) || child.localName === 'button'
    return isInline ? textIn(child) : ` ${textIn(child)} `
  })
  return texts.join('')
}

/** The outline of a page, one heading a line: its level, indented, and its text. Headings in closed parts are among them. */
export const outlineOf = (document: Document): string[] =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => {
    const level = Number(heading.tagName.slice(1))
    return `${'  '.repeat(level - 1)}${level} ${spokenText(heading)}`
  })

/** The alt texts of a page, each once, in its order. */
export function altTextsOf(document: Document): string[] {
  const images = [...document.querySelectorAll('img')].map((image) => image.alt)
  const drawings = [...document.querySelectorAll('svg[role=img]')].map(
    (drawing) => drawing.getAttribute('aria-label') ?? spokenText(drawing),
  )
  return [...new Set([...images, ...drawings])].filter((text) => text !== '')
}

/** Measures the readability of a page’s running text, without text in other languages. */
export function measurePageReadability(document: Document) {
  const paragraphs = [...document.querySelectorAll('main :is(p, li, dd, blockquote):not(:has(p, li))')].map((paragraph) => {
    const copy = paragraph.cloneNode(true) as Element
    for (const foreign of copy.querySelectorAll('[lang]')) foreign.remove()
    return spokenText(copy)
  })
  return measureReadability(paragraphs.flatMap(sentencesOf))
}
