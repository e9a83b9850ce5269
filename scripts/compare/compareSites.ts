import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { toPageAddress } from '../build/staging.ts'
import { listFiles } from '../lib/files.ts'
import { INLINE_ELEMENTS } from '../lib/inlineElements.ts'
import { UserError } from '../lib/userError.ts'

export interface PageChange {
  address: string
  title: string
  gone: string[]
  added: string[]
}

export type Comparison = ReturnType<typeof compareSites>

/** Files to ignore: code, styles and precompressed copies. */
const NOT_CONTENT = /^assets\/|\.(?:html|js|map|br)$|^_headers$/

/** Compares two built sites, page by page and file by file. Throws when one of the folders has no page. */
export function compareSites(before: string, after: string) {
  const [old, current] = [readPages(before), readPages(after)]
  const changes = [...current].flatMap(([address, { title, lines }]): PageChange[] => {
    const was = old.get(address)?.lines ?? lines
    const [gone, added] = [without(was, lines), without(lines, was)]
    return gone.length + added.length > 0 ? [{ address, title, gone, added }] : []
  })
  const name = ([address, { title }]: [string, PageText]) => ({ address, title })
  return {
    pagesAdded: [...current].filter(([address]) => !old.has(address)).map(name),
    pagesGone: [...old].filter(([address]) => !current.has(address)).map(name),
    changes: changes.sort((a, b) => (a.address < b.address ? -1 : 1)),
    /** Other files that were added, removed or changed: feeds, calendars, pictures, documents. */
    files: compareFiles(before, after),
  }
}

/** The lines that only the first of two texts has, in order. Repeated lines count each time. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

function compareFiles(before: string, after: string): string[] {
  const list = (folder: string) => listFiles(folder).filter((file) => !NOT_CONTENT.test(file))
  const [old, current] = [list(before), list(after)]
  const isSame = (file: string) => readFileSync(path.join(before, file)).equals(readFileSync(path.join(after, file)))
  return [
    ...current.filter((file) => !old.includes(file)).map((file) => `added: /${file}`),
    ...old.filter((file) => !current.includes(file)).map((file) => `gone: /${file}`),
    ...current.filter((file) => old.includes(file) && !isSame(file)).map((file) => `changed: /${file}`),
  ]
}

/** A page of a built site: its title, and its text block by block in reading order. */
interface PageText {
  title: string
  lines: string[]
}

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** Reads the pages of a built site by address: about.html is `/about`. Throws when the folder has none. */
function readPages(folder: string): Map<string, PageText> {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'))
  if (files.length === 0) throw new UserError(`There is no built site in ${folder}. Run "npm run build" there first.`)
  return new Map(files.map((file) => [toPageAddress(file), readPage(readFileSync(path.join(folder, file), 'utf8'))]))
}

function readPage(html: string): PageText {
  const page: PageText = { title: '', lines: [] }
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) page.lines.push(text)
    line = ''
  }
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ('value' in node) line += node.value
    if (!('tagName' in node) || SKIPPED.has(node.tagName)) return
    const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value
    const isBlock = !INLINE_ELEMENTS.has(node.tagName)
    if (isBlock) endLine()
    // Meta descriptions and alternative texts count as text.
    if (node.tagName === 'title') line = '[title] '
    if (attribute('name') === 'description') page.lines.push(`[description] ${attribute('content')}`)
    if (attribute('alt')) page.lines.push(`[picture] ${attribute('alt')}`)
    for (const child of node.childNodes) visit(child)
    if (node.tagName === 'title') page.title = line.slice('[title] '.length)
    if (isBlock) endLine()
  }
  for (const node of parse(html).childNodes) visit(node)
  return page
}
