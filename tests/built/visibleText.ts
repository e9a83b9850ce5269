import { INLINE_ELEMENTS } from '../../scripts/lib/inlineElements.ts'

const INVISIBLE = 'head, script, style, template, .visually-hidden, [hidden]:not([hidden="until-found"])'

function visibleText(node: Node): string {
  if (node.nodeName === '#text') return node.nodeValue ?? ''
  if (node.nodeType !== node.ELEMENT_NODE) return ''
  const element = node as Element
  if (element.matches(INVISIBLE)) return ''
  const inner = [...element.childNodes].map(visibleText).join('')
  return INLINE_ELEMENTS.has(element.localName) ? inner : ` ${inner} `
}

/** The text of an element that is visible without scripts. */
export const textOf = (element: Element): string => visibleText(element).replace(/\s+/g, ' ').trim()
