import { JSDOM, VirtualConsole } from 'jsdom'
import { INLINE_ELEMENTS } from '../../scripts/lib/walkHtml.ts'
import type { AcceptedWords, ExpectedFact } from './pageExpectations.ts'

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

const INVISIBLE = 'head, script, style, template, [hidden]:not([hidden="until-found"])'

function visibleText(node: Node): string {
  if (node.nodeName === '#text') return node.nodeValue ?? ''
  if (node.nodeType !== node.ELEMENT_NODE) return ''
  const element = node as Element
  if (element.className === 'visually-hidden') return ''
  if (element.matches(INVISIBLE)) return ' '
  const inner = [...element.childNodes].map(visibleText).join('')
  return INLINE_ELEMENTS.has(element.localName) ? inner : ` ${inner} `
}

/** The visible text of an element. */
export const textOf = (element: Element): string => normaliseText(visibleText(element))

/** Every text and attribute of an element, hidden ones and the content of templates too. */
function allWords(node: Node): string[] {
  const attributes = 'attributes' in node ? [...(node as Element).attributes].map(({ value }) => value) : []
  const inner = node.nodeName === 'TEMPLATE' ? (node as HTMLTemplateElement).content : node
  return [...attributes, ...(node.nodeName === '#text' ? [node.nodeValue ?? ''] : []), ...[...inner.childNodes].flatMap(allWords)]
}

/** Parses a built page, as visible without scripts. `names` are those of controls and fields: text, labels and placeholders. */
export function readPage(html: string) {
  // jsdom does not support cascade layers and would log the stylesheet of every page.
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const names = [
    ...['aria-label', 'placeholder', 'title'].flatMap((name) => all(`[${name}]`).map((element) => element.getAttribute(name) ?? '')),
    // A button may contain two names, of which CSS shows one: Open menu, Close menu.
    ...all('a, button, label, summary, legend, option').flatMap((control) => [control, ...control.children].map(visibleText)),
  ]
  return {
    document,
    text: textOf(document.documentElement),
    names: names.map(normaliseText),
    /** The links, each with whether it is in the page’s own content, not in header or footer. */
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      newTab: link.getAttribute('target') === '_blank',
      own: link.closest('main') !== null,
    })),
    everything: normaliseText(allWords(document).join(' ')),
  }
}

/** The headings of a section, after its label if it has one. */
export const headingsOf = (section: Element): string[] => [
  ...[section.getAttribute('aria-label')].flatMap((label) => label ?? []).map(normaliseText),
  ...[...section.querySelectorAll('h1, h2, h3')].map(textOf),
]

/** The number of items of each list of a section, without nested lists. */
export const countLists = (section: Element): number[] =>
  [...section.querySelectorAll('ul, ol')]
    .filter((list) => !section.contains(list.parentElement?.closest('ul, ol') ?? null))
    .map((list) => list.childElementCount)

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
  const { together, within, before } = fact as Exclude<typeof fact, readonly string[]>
  const [first = '', ...others] = together
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
  for (const form of [words].flat()) {
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

/** Facts with each of their texts changed. */
export function mapTexts<Facts>(facts: Facts, change: (text: string) => string): Facts {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map(map)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]))
  }
  return map(facts) as Facts
}

/** The fact in lowercase, for texts in lowercase. */
export const lowerCased = (fact: ExpectedFact): ExpectedFact => mapTexts(fact, (text) => text.toLowerCase())
