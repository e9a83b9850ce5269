import type { Nodes, Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { findInvisibleCharacter } from '../lib/invisibleCharacters.ts'
import { findMisspeltMarkup } from './misspeltMarkup.ts'
import { parseMarkdown } from './parse.ts'
import { isYoruba } from './remarkYoruba.ts'
import { explainHost, isInternal, isSafeAddress } from './safeAddresses.ts'
import type { TextError } from './textError.ts'
import { explainDepth, explainSize } from './textLimits.ts'

interface TextCheck {
  errors: TextError[]
  /** Links to pages of this site, for checking that these exist. */
  links: { address: string; line: number; words: string }[]
}

/** A line without any markup, address or list marker. Most fields are such lines, which need not be parsed. */
const PLAIN_WORDS = /^(?!www\.)[\p{L}“‘"'(](?:(?!www\.)[^\n<>[\]:@|\\`&~*])*$/u

/** An unknown level of the heading above: any level is accepted after it. */
const UNKNOWN = 7

/** The message for a picture in a text. */
const NO_PICTURE = 'Pictures do not belong in the text. They have fields of their own between the --- lines, with their alternative text.'
const NO_FOOTNOTE = 'Footnotes are not used on this site. Put the words into the sentence.'
const NOT_HERE: Partial<Record<Nodes['type'], string>> = {
  image: NO_PICTURE,
  imageReference: NO_PICTURE,
  footnoteReference: NO_FOOTNOTE,
  footnoteDefinition: NO_FOOTNOTE,
  leafDirective: 'A line may not begin with two colons.',
  containerDirective: 'A line may not begin with three colons.',
}

/** Checks a Markdown text. `blocks` allows more than one paragraph: headings, lists, quotations. */
export function checkMarkdown(text: string, { blocks }: { blocks: boolean }): TextCheck {
  const size = explainSize(text, blocks)
  if (size) return { errors: [size], links: [] }
  if (PLAIN_WORDS.test(text)) return { errors: [], links: [] }
  const check: TextCheck = { errors: [], links: [] }
  const tree = parseMarkdown(text)
  const deep = explainDepth(tree)
  if (deep) return { errors: [deep], links: [] }
  if (!blocks) checkOneParagraph(tree, text, check)
  check.errors.push(...findMisspeltMarkup(tree, text))
  // When a heading lacks the space after #, the levels of the others are unreliable.
  let level = /^ {0,3}#{2,6}[^#\s]/m.test(text) ? UNKNOWN : 0
  visit(tree, (node, _index, parent) => {
    // The parser gives no position for a bare address within a word.
    const start = node.position?.start.offset ?? Math.max(0, text.indexOf(toText(node)))
    const end = node.position?.end.offset ?? start + toText(node).length
    const line = node.position?.start.line ?? text.slice(0, start).split('\n').length
    const excerpt = text.slice(start, end).split('\n', 1)[0] ?? ''
    const add = (message: string, example?: string) => check.errors.push({ line, message, ...(example ? { example } : {}) })
    const refusal = NOT_HERE[node.type]
    if (refusal) add(refusal)
    if (node.type === 'html' && !(excerpt.startsWith('</') && check.errors.length > 0))
      add(
        `HTML is not read in content. Found “${excerpt.slice(0, 60)}”. Use Markdown, such as *emphasis* or **strong**, or a backslash before < to show it.`,
      )
    const invisible = findInvisibleCharacter('value' in node ? node.value : 'url' in node ? `${node.url}${node.title ?? ''}` : '')
    if (invisible) add(`These words hold ${invisible.kind}, written between & and ;, which nobody can see on the page. Take it out.`)
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      add('A list item may not begin with a box to tick.', excerpt.replace(/^- \[.\] /, '- '))
    if (node.type === 'link' || node.type === 'definition') {
      if (!isSafeAddress(node.url)) add(...explainAddress(node.url, excerpt, toText(node)))
      else if (node.type === 'link' && toText(node).trim() === '')
        add('This link has no words, so nobody can see it and screen readers cannot announce it. Write them between the square brackets.')
      else if (node.type === 'link' && showsOtherHost(toText(node), node.url))
        add(
          `The words of this link are one address, and it leads to another: ${node.url.slice(0, 60)}. Write words that say what is there.`,
        )
      else if (isInternal(node.url)) check.links.push({ address: node.url, line, words: toText(node) })
    }
    if (node.type === 'definition' && isSafeAddress(node.url) && !isTaken(tree, node.identifier))
      add('This line would not be shown: it gives an address to words that are nowhere between square brackets.')
    // Rendering drops cells beyond the number in the first row.
    if (node.type === 'tableRow' && parent?.type === 'table' && node.children.length > (parent.children[0]?.children.length ?? 0)) {
      add(`This row has ${node.children.length} cells, and the first row of its table has fewer: the last would not be shown.`)
    }
    if (node.type === 'textDirective' && !isYoruba(node)) add(`Only :yo[…] marks words, for Yoruba. Found “${excerpt.slice(0, 60)}”.`)
    if (blocks && node.type === 'code' && !/^\s*(?:`{3}|~{3})/.test(excerpt))
      add('This text begins so far in that it would be shown as program code. Begin it with its neighbours, without spaces before it.')
    // A year or a phone number at the start of a paragraph.
    if (blocks && node.type === 'list' && /^(?:\d{3,}[.)]|\+ \d)/.test(excerpt)) add(...explainReadAs(excerpt, 'a list'))
    if (blocks && node.type === 'heading' && text[start] !== '#') {
      add(
        `The dashes or equals signs under “${excerpt.slice(0, 60)}” would turn this text into a heading. Put an empty line above them, or take them out.`,
      )
    } else if (node.type === 'heading') {
      const error = explainLevel(node.depth, level)
      if (error) add(error, `${'#'.repeat(level === 0 || node.depth === 1 ? 2 : level + 1)} ${toText(node)}`)
      if (node.children.length === 0) add('This heading has no words.')
      level = node.depth
    }
  })
  return check
}

/** Whether a link’s text is a URL with a different host than its target. */
function showsOtherHost(linkText: string, address: string): boolean {
  const [, promised] = /^\s*(?:https?:\/\/|www\.)([\w.-]+)/i.exec(linkText) ?? []
  return promised !== undefined && !address.toLowerCase().includes(promised.toLowerCase().replace(/^www\./, ''))
}

function isTaken(tree: Root, identifier: string): boolean {
  const used: string[] = []
  visit(tree, 'linkReference', (node) => void used.push(node.identifier))
  return used.includes(identifier)
}

/** Explains a wrong heading level. `above` is the level of the heading above, or 0 for the first heading. */
function explainLevel(depth: number, above: number): string | undefined {
  if (depth === 1) return 'A heading with one number sign is the title of a whole page, which the page has already. Write two.'
  const signs = (count: number) => (count === 1 ? 'one number sign' : `${count} number signs`)
  if (above === 0 && depth > 2) return `The first heading of a text has two number signs, and this one has ${depth}.`
  return above > 0 && depth > above + 1
    ? `This heading has ${signs(depth)}, and the one above has ${signs(above).replace(/ number signs?$/, '')}. Go down one step at a time.`
    : undefined
}

const BLOCKS: Partial<Record<Nodes['type'], string>> = {
  heading: 'a heading',
  list: 'a list',
  blockquote: 'a quotation',
  code: 'program code',
  table: 'a table',
  thematicBreak: 'a line across the page',
}

function checkOneParagraph(tree: Root, text: string, check: TextCheck): void {
  const extra = tree.children.find((node, index) => index > 0 || node.type !== 'paragraph')
  if (!extra || extra.type === 'html' || NOT_HERE[extra.type]) return
  const excerpt = text.slice(extra.position?.start.offset).split('\n', 1)[0] ?? ''
  const found = BLOCKS[extra.type]
  const message = found
    ? `This field holds one paragraph, and ${explainReadAs(excerpt, found)[0]}`
    : 'This field holds one paragraph. Take out the empty line.'
  check.errors.push({ line: extra.position?.start.line ?? 1, message })
}

/** Explains that a line is read as something else, and how it is written to show it as it is. */
function explainReadAs(excerpt: string, found: string): [message: string, example: string] {
  const number = /^\d*/.exec(excerpt)?.[0] ?? ''
  const fix = `Put a backslash before ${number ? `the ${excerpt[number.length] === ')' ? 'bracket' : 'full stop'}` : 'its first sign'} to show it as it is.`
  return [`“${excerpt.slice(0, 60)}” is read as ${found}. ${fix}`, `${number}\\${excerpt.slice(number.length, 60)}`]
}

/** Explains an address that a link may not lead to, with the likely one. */
function explainAddress(address: string, excerpt: string, words: string): [message: string, example?: string] {
  const to = (right: string): string | undefined => (isSafeAddress(right) && words !== '' ? `[${words}](${right})` : undefined)
  if (/^www\./i.test(excerpt))
    return [`An address in a text must begin with https://. Found “${excerpt.slice(0, 60)}”.`, `[${excerpt}](https://${excerpt})`]
  const found = `Found “${address.replace(/\s+/g, ' ').slice(0, 60)}”.`
  const host = /\s/.test(address) ? undefined : explainHost(address)
  if (host) return [host]
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]
  switch (scheme?.toLowerCase()) {
    case 'http':
      return [`A link must begin with https://, which keeps readers safe. ${found}`, to(address.replace(/^http:/i, 'https:'))]
    case 'mailto':
      return [`A whole email address must follow mailto:. ${found}`]
    case 'tel':
      return [`Only + and digits may follow tel:. ${found}`, to(address.replace(/[ ().]/g, ''))]
    case 'https':
    case undefined:
      if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address))
        return [`The address of an email begins with mailto:. ${found}`, to(`mailto:${address}`)]
      return [`A link is a page of this site, beginning with /, or a whole address that begins with https://, mailto: or tel:. ${found}`]
    default:
      return [`A link may not begin with “${scheme}:”. ${found}`]
  }
}
