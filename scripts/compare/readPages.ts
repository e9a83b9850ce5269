import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { addressOf } from '../build/staging.ts'
import { listFiles } from '../lib/files.ts'
import { INLINE_ELEMENTS } from '../lib/walkHtml.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** A page of a built site: its title, and its text block by block in reading order. */
export interface PageText {
  title: string
  lines: string[]
}

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** Reads the pages of a built site by address: about.html is `/about`. Throws when the folder has none. */
export function readPages(folder: string): Map<string, PageText> {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'))
  if (files.length === 0) throw new Error(`There is no built site in ${folder}. Run "npm run build" there first.`)
  return new Map(files.map((file) => [addressOf(file), readPage(readFileSync(path.join(folder, file), 'utf8'))]))
}

function readPage(html: string): PageText {
  const page: PageText = { title: '', lines: [] }
  let line = ''
  const endLine = () => {
    const words = line.replace(/\s+/g, ' ').trim()
    if (words) page.lines.push(words)
    line = ''
  }
  const visit = (node: Node) => {
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
