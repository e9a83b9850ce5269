import { INLINE_ELEMENTS } from '../../scripts/lib/inlineElements.ts'

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
