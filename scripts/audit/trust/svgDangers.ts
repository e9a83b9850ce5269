import { JSDOM } from 'jsdom'

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
    if (element.namespaceURI !== SVG || !SHAPES.has(element.localName)) errors.push(`It holds <${element.nodeName}>.`)
    if (element.localName === 'style' && /@|\\|url\(\s*["']?(?!#)/.test(element.textContent)) errors.push('Its style asks elsewhere.')
    for (const { localName, name, value } of element.attributes) {
      if (/^on/i.test(localName)) errors.push(`It has the handler ${name}.`)
      if (localName === 'href' && !value.startsWith('#')) errors.push(`It leads to ${value}.`)
      if (/\\|(?:javascript|data|vbscript):|url\(\s*["']?(?!["']?#)/i.test(value)) errors.push(`${name} asks elsewhere.`)
    }
  }
  return errors
}
