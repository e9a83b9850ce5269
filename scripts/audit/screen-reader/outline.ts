import { INLINE_ELEMENTS } from '../../lib/walkHtml.ts'

/** Elements whose text is not announced. */
const NOT_ANNOUNCED = new Set(['#comment', 'SCRIPT', 'STYLE', 'TEMPLATE'])

/** The outline of a page, one heading a line: its level, indented, and its text as screen readers speak it. */
function outlineOf(document: Document): string[] {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => {
    const level = Number(heading.tagName.slice(1))
    return `${'  '.repeat(level - 1)}${level} ${spokenText(heading)}`
  })
}

/** The text of an element as screen readers speak it: without what is hidden from them, and with the alt text of pictures. */
export const spokenText = (element: Element): string => textIn(element).replace(/\s+/g, ' ').trim()

function textIn(element: Element): string {
  const words = [...element.childNodes].map((node) => {
    if (node.nodeName === '#text') return node.textContent ?? ''
    if (NOT_ANNOUNCED.has(node.nodeName)) return ''
    const child = node as Element
    if (child.getAttribute('aria-hidden') === 'true') return ''
    if (child.tagName === 'IMG') return ` ${child.getAttribute('alt') ?? ''} `
    const isInline = INLINE_ELEMENTS.has(child.localName) || child.localName === 'button'
    return isInline ? textIn(child) : ` ${textIn(child)} `
  })
  return words.join('')
}

/** The outline of a page in the report of all outlines, line by line; undefined when it is not there. */
export const outlineIn = (report: string, route: string): string[] | undefined =>
  report.split(`\n## ${route}\n\n\`\`\`text\n`)[1]?.split('\n```')[0]?.split('\n')

/** The outlines of all pages as one report. */
export const formatOutlines = (pages: readonly { route: string; document: Document }[]): string => `# The outline of each page

Written by \`npm run audit screen-reader\`, and held to the built pages by \`npm test\`: what the headings alone tell, also those that wait in
closed parts. After a change: \`npx tsx scripts/audit/screenReader.ts outlines --record\`.

${pages.map(({ route, document }) => `## ${route}\n\n\`\`\`text\n${outlineOf(document).join('\n')}\n\`\`\``).join('\n\n')}
`
