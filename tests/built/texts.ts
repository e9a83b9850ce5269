import { INLINE_ELEMENTS } from '../../scripts/lib/inlineElements.ts'

/** Elements whose text is neither announced nor visible. */
const NO_TEXT = 'script, style, template'

/** The text of an element as screen readers announce it: without hidden content, and with the alt text of pictures. */
export const spokenText = (element: Element): string => toOneLine(textIn(element, `${NO_TEXT}, [aria-hidden=true]`))

/** The text of an element that is visible without scripts. */
export const visibleText = (element: Element): string =>
  toOneLine(textIn(element, `${NO_TEXT}, head, img, .visually-hidden, [hidden]:not([hidden="until-found"])`))

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function textIn(element: Element, leftOut: string): string {
  const texts = [...element.childNodes].map((node) => {
    if (node.nodeName === '#text') return node.nodeValue ?? ''
    if (node.nodeType !== node.ELEMENT_NODE) return ''
    const child = node as Element
    if (child.matches(leftOut)) return ''
    if (child.tagName === 'IMG') return ` ${child.getAttribute('alt') ?? ''} `
    const isInline = INLINE_ELEMENTS.has(child.localName) || child.localName === 'button'
    return isInline ? textIn(child, leftOut) : ` ${textIn(child, leftOut)} `
  })
  return texts.join('')
}
