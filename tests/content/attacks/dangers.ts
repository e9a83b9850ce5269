import { JSDOM } from 'jsdom'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

const ADDRESSES = /^(?:href|src|srcset|action|formaction|poster|data|xlink:href|ping|background|cite|manifest)$/

/** Every element of a page, every attribute with its element, and every script, as a browser parses it: “a”, “a href”, “script: …”. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  visitElements(html, (element) => {
    const { tagName, attrs } = element
    names.add(tagName)
    if (tagName === 'script') names.add(`script: ${textOf(element)}`)
    for (const { name } of attrs) names.add(`${tagName} ${name}`)
  })
  return names
}

/** Finds dangerous elements and attributes with an HTML parser that follows the standard. `known` lists the allowed ones. */
export function findHtmlDangers(html: string, known: ReadonlySet<string>): string[] {
  const errors: string[] = []
  visitElements(html, (element) => {
    const { tagName, attrs } = element
    if (!known.has(tagName)) errors.push(`It contains <${tagName}>.`)
    if (tagName === 'script' && !known.has(`script: ${textOf(element)}`)) errors.push(...findScriptDangers(element))
    for (const { name, value } of attrs) {
      if (/^on/i.test(name)) errors.push(`It has the event handler ${name}.`)
      if (!known.has(`${tagName} ${name}`)) errors.push(`<${tagName}> has ${name}.`)
      if (ADDRESSES.test(name)) errors.push(...findAddressDangers(tagName, value))
      if (hasInvisible(value)) errors.push(`${name} contains an invisible character.`)
    }
    for (const child of element.childNodes)
      if ('value' in child && hasInvisible(child.value)) errors.push('A text contains an invisible character.')
  })
  return errors
}

/** Bidirectional controls without isolation, and invisible characters: no page needs any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
const INVISIBLE = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffd]/

/** Whether a text contains a character that INVISIBLE names. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

const textOf = ({ childNodes }: DefaultTreeAdapterTypes.Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** The dangers of a script element that the unchanged page lacks: it must hold JSON-LD, never code. */
function findScriptDangers(element: DefaultTreeAdapterTypes.Element): string[] {
  const { attrs } = element
  if (!attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json')) return ['It contains a script.']
  try {
    JSON.parse(textOf(element))
    return []
  } catch {
    return ['Its JSON-LD is incomplete.']
  }
}

function findAddressDangers(tagName: string, value: string): string[] {
  // Browsers ignore control characters and spaces before the scheme of a URL.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as browsers do.
  const read = value.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  const [scheme] = /^[a-z][a-z0-9+.-]*:/.exec(read) ?? []
  if (scheme && !['https:', 'mailto:', 'tel:'].includes(scheme)) return [`An address begins with ${scheme}`]
  if (/^[\\/]{2}/.test(read)) return [`An address leaves the site: ${value}`]
  const isRequested = !['a', 'link', 'form'].includes(tagName)
  return isRequested && scheme ? [`<${tagName}> requests ${value}.`] : []
}

function visitElements(html: string, visit: (element: DefaultTreeAdapterTypes.Element) => void): void {
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) visit(node)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
    if ('content' in node) walk(node.content)
  }
  walk(parse(html))
}

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = new Set(
  (
    'svg g path circle ellipse rect line polyline polygon defs use symbol clipPath mask pattern marker linearGradient radialGradient stop text tspan ' +
    'style filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset feTurbulence'
  ).split(' '),
)

/** Finds what a drawing could do when opened as a document of its own, with an XML parser like the browsers’. */
export function findSvgDangers(svg: string): string[] {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window
  const errors: string[] = []
  for (const node of document.childNodes)
    if (node !== document.documentElement) errors.push(`The file contains ${node.nodeName} outside of the drawing.`)
  for (const element of document.querySelectorAll('*')) {
    if (element.namespaceURI !== SVG || !SHAPES.has(element.localName)) errors.push(`It contains <${element.nodeName}>.`)
    if (element.localName === 'style' && /@|\\|url\(\s*["']?(?!#)/.test(element.textContent))
      errors.push('Its style requests another file.')
    for (const { localName, name, value } of element.attributes) {
      if (/^on/i.test(localName)) errors.push(`It has the event handler ${name}.`)
      if (localName === 'href' && !value.startsWith('#')) errors.push(`It refers to ${value}.`)
      if (/\\|(?:javascript|data|vbscript):|url\(\s*["']?(?!["']?#)/i.test(value)) errors.push(`${name} requests another file.`)
    }
  }
  return errors
}
