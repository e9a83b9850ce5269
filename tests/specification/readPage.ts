import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { INLINE_ELEMENTS } from '../../scripts/lib/walkHtml.ts'
import type { AcceptedWords, ExpectedFact, Together } from './pageExpectations.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

interface ReadLink {
  href: string
  newTab: boolean
  /** Whether it is in the page’s own content, not in header or footer. */
  own: boolean
}

/** The counts of a section. */
interface ReadSection {
  /** Its label, if it has one, and its headings. */
  headings: string[]
  /** The number of items of each list, without nested lists. */
  lists: number[]
  elements: Record<string, number>
}

/** A built page as visible without scripts. */
export interface ReadPage {
  /** The `<title>`. */
  title: string
  /** All visible text. */
  text: string
  /** Names of controls and fields: text, labels and placeholders. */
  names: string[]
  links: ReadLink[]
  /** The text of each item of each ordered list. */
  orderedLists: string[][]
  sections: ReadSection[]
  /** Alternative texts. */
  pictures: string[]
  /** Every text and attribute, hidden ones too. */
  everything: string
}

const INVISIBLE_ELEMENTS = new Set(['script', 'style', 'template', 'head'])
const CONTROLS = new Set(['a', 'button', 'label', 'summary', 'legend', 'option'])

/** Normalises quotes, dashes and spaces, so that typography does not matter. */
export const normaliseText = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value

const isUnseen = (element: Element) => {
  const hidden = attribute(element, 'hidden')
  return INVISIBLE_ELEMENTS.has(element.tagName) || (hidden !== undefined && hidden !== 'until-found')
}

/** Visually hidden text, which is not part of the visible text. */
const isVisuallyHidden = (element: Element) => attribute(element, 'class') === 'visually-hidden'

function children(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

function visibleText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value
  if (isElement(node)) {
    if (isVisuallyHidden(node)) return ''
    if (isUnseen(node)) return ' '
    const inner = node.childNodes.map(visibleText).join('')
    return INLINE_ELEMENTS.has(node.tagName) ? inner : ` ${inner} `
  }
  return children(node).map(visibleText).join('')
}

function* elements(node: Node): Generator<Element> {
  for (const child of children(node)) {
    if (isElement(child)) yield child
    yield* elements(child)
  }
}

/** The lists of an element, without nested ones. */
function* outerLists(node: Node): Generator<Element> {
  for (const child of children(node)) {
    if (isElement(child) && ['ul', 'ol'].includes(child.tagName)) yield child
    else yield* outerLists(child)
  }
}

function readSection(section: Element): ReadSection {
  const within = [...elements(section)]
  const counted: Record<string, number> = {}
  const isCard = (element: Element) => attribute(element, 'class')?.split(' ').includes('card')
  for (const element of within)
    for (const kind of [element.tagName, ...(isCard(element) ? ['card'] : [])]) counted[kind] = (counted[kind] ?? 0) + 1
  return {
    headings: [
      ...[attribute(section, 'aria-label')].flatMap((label) => label ?? []),
      ...within.filter(({ tagName }) => /^h[123]$/.test(tagName)).map(visibleText),
    ].map(normaliseText),
    lists: [...outerLists(section)].map((list) => list.childNodes.filter(isElement).length),
    elements: counted,
  }
}

function* allWords(node: Node): Generator<string> {
  for (const child of children(node)) {
    if (child.nodeName === '#text' && 'value' in child) yield child.value
    if (isElement(child)) for (const { value } of child.attrs) yield value
    yield* allWords(child)
  }
}

/** Parses a built page. */
export function readPage(html: string): ReadPage {
  // Without scripts the content of <noscript> is visible, so it is parsed.
  const document = parse(html, { scriptingEnabled: false })
  const every = [...elements(document)]
  const names = every.flatMap((element) => {
    const given = ['aria-label', 'placeholder', 'title'].map((name) => attribute(element, name)).filter((value) => value !== undefined)
    if (!CONTROLS.has(element.tagName)) return given
    // A button may contain two names, of which CSS shows one: Open menu, Close menu.
    const parts = element.childNodes.filter(isElement).map(visibleText)
    return [visibleText(element), ...parts, ...given]
  })
  const main = new Set(every.filter(({ tagName }) => tagName === 'main').flatMap((element) => [...elements(element)]))
  const links = every
    .filter((element) => element.tagName === 'a' && attribute(element, 'href') !== undefined)
    .map((element) => ({
      href: attribute(element, 'href') ?? '',
      newTab: attribute(element, 'target') === '_blank',
      own: main.has(element),
    }))
  const title = every.find((element) => element.tagName === 'title')
  return {
    title: title ? normaliseText(visibleText(title)) : '',
    text: normaliseText(visibleText(document)),
    names: names.map(normaliseText),
    links,
    orderedLists: every
      .filter(({ tagName }) => tagName === 'ol')
      .map((list) => list.childNodes.filter(isElement).map((item) => normaliseText(visibleText(item)))),
    sections: every.filter(({ tagName }) => tagName === 'section').map(readSection),
    pictures: every.filter(({ tagName }) => tagName === 'img').map((image) => normaliseText(attribute(image, 'alt') ?? '')),
    everything: normaliseText([...allWords(document)].join(' ')),
  }
}

/** Whether a text contains a fact. */
export function contains(text: string, fact: ExpectedFact): boolean {
  if (typeof fact === 'string' || Array.isArray(fact)) return findFrom(text, fact as AcceptedWords, 0) !== undefined
  if ('inOrder' in fact) {
    let from = 0
    for (const words of fact.inOrder) {
      const found = findFrom(text, words, from)
      if (!found) return false
      from = found.end
    }
    return true
  }
  const { together, within, before = false } = fact as Together
  const [first, ...others] = together
  if (first === undefined) return false
  for (let found = findFrom(text, first, 0); found; found = findFrom(text, first, found.start + 1)) {
    const near = text.slice(before ? Math.max(0, found.start - within) : found.start, found.start + within)
    if (others.every((words) => findFrom(near, words, 0))) return true
  }
  return false
}

/**
 * The position of the first match of any accepted form of a text. Only whole numbers match: 5,000 is not found in 15,000, nor May 1 in May
 * 17.
 */
function findFrom(text: string, words: AcceptedWords, from: number): { start: number; end: number } | undefined {
  let first: { start: number; end: number } | undefined
  for (const form of typeof words === 'string' ? [words] : words) {
    const needle = normaliseText(form)
    for (let start = text.indexOf(needle, from); start >= 0; start = text.indexOf(needle, start + 1)) {
      if (isWhole(text, start, start + needle.length)) {
        if (!first || start < first.start) first = { start, end: start + needle.length }
        break
      }
    }
  }
  return first
}

function isWhole(text: string, start: number, end: number): boolean {
  const isNumberBefore = /\d[,.]?$/.test(text.slice(Math.max(0, start - 2), start)) && /^\d/.test(text.slice(start))
  const isNumberAfter = /^[,.]?\d/.test(text.slice(end, end + 2)) && /\d$/.test(text.slice(start, end))
  return !isNumberBefore && !isNumberAfter
}

/** The fact with each of its texts changed. */
export function mapTexts(fact: ExpectedFact, change: (text: string) => string): ExpectedFact {
  const map = (words: AcceptedWords): AcceptedWords => (typeof words === 'string' ? change(words) : words.map(change))
  if (typeof fact === 'string' || Array.isArray(fact)) return map(fact as AcceptedWords)
  if ('inOrder' in fact) return { inOrder: fact.inOrder.map(map) }
  const near = fact as Together
  return { ...near, together: near.together.map(map) }
}

/** The fact in lowercase, for texts in lowercase. */
export const lowerCased = (fact: ExpectedFact): ExpectedFact => mapTexts(fact, (text) => text.toLowerCase())

/** The fact as text for failure messages. */
export const describeFact = (fact: ExpectedFact): string => {
  const name = (words: AcceptedWords) => (typeof words === 'string' ? words : `${words[0]}${words.length > 1 ? ' (or alike)' : ''}`)
  if (typeof fact === 'string' || Array.isArray(fact)) return name(fact as AcceptedWords)
  if ('inOrder' in fact) return `in this order: ${fact.inOrder.map(name).join(' → ')}`
  const { together } = fact as Together
  return `together: ${together.map(name).join(' + ')}`
}
