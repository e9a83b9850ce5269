import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { countOf } from '../../src/lib/text.ts'
import { toPageAddress } from '../build/staging.ts'
import { listFiles } from '../lib/files.ts'
import { INLINE_ELEMENTS } from '../lib/inlineElements.ts'

/** Begins and ends a code block. Every line within begins with +, - or four spaces, so no text can end the block. */
export const FENCE = '~~~~~~'
/** Of the pages on which a text changes that comes from the header, the footer or a company fact. */
const MAX_PAGES_NAMED = 3

/**
 * Says as Markdown, for a comment on a pull request, in what two built sites differ. Text of pages is only put into code, because it comes
 * from the author of the change and must not become markup or a mention.
 */
export function compareSites(oldFolder: string, newFolder: string): string {
  const [old, current] = [readPages(oldFolder), readPages(newFolder)]
  const [before, after] = [[...old.keys()], [...current.keys()]]
  const addresses = [
    ...without(after, before).map((page) => `- added: ${code(page)}`),
    ...without(before, after).map((page) => `- gone: ${code(page)}`),
  ]
  const texts = changedTexts(old, current)
  const parts = addresses.length > 0 ? [...texts, `### Pages\n\n${addresses.join('\n')}`] : texts
  return `${['## What changes on the site', ...(parts.length > 0 ? parts : ['No page changes.'])].join('\n\n')}\n`
}

const code = (text: string) => `\`${text.replaceAll('`', '’')}\``

/** The lines that only the first of two texts has, in order. Repeated lines count each time. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const index = left.indexOf(line)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** The changed lines of pages in both sites, grouped by the pages that share them; those of most pages first. */
function changedTexts(old: ReadonlyMap<string, string[]>, current: ReadonlyMap<string, string[]>): string[] {
  const pagesOf = new Map<string, Set<string>>()
  for (const [address, lines] of current) {
    const was = old.get(address) ?? lines
    for (const line of [...without(was, lines).map((text) => `- ${text}`), ...without(lines, was).map((text) => `+ ${text}`)])
      pagesOf.set(line, (pagesOf.get(line) ?? new Set()).add(address))
  }
  const groups = new Map<string, string[]>()
  for (const [line, pages] of [...pagesOf].sort(([, a], [, b]) => b.size - a.size)) {
    const named = [...pages].slice(0, MAX_PAGES_NAMED).map(code).join(', ')
    const where = pages.size > MAX_PAGES_NAMED ? `${named} and ${countOf(pages.size - MAX_PAGES_NAMED, 'more page')}` : named
    groups.set(where, [...(groups.get(where) ?? []), line])
  }
  return [...groups].map(([where, lines]) => `**${where}**\n\n${[`${FENCE}diff`, ...lines, FENCE].join('\n')}`)
}

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg'])

/** The text of each page of a built site by its address, block by block in reading order. */
const readPages = (folder: string) =>
  new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [toPageAddress(file), readLines(readFileSync(path.join(folder, file), 'utf8'))]),
  )

function readLines(html: string): string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) lines.push(text)
    line = ''
  }
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ('value' in node) line += node.value
    if (!('tagName' in node) || SKIPPED.has(node.tagName)) return
    const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value
    const isBlock = !INLINE_ELEMENTS.has(node.tagName)
    if (isBlock) endLine()
    // Titles, descriptions and alternative texts count as text.
    if (node.tagName === 'title') line = '[title] '
    if (attribute('name') === 'description') lines.push(`[description] ${attribute('content')}`)
    if (attribute('alt')) lines.push(`[picture] ${attribute('alt')}`)
    for (const child of node.childNodes) visit(child)
    if (isBlock) endLine()
  }
  for (const node of parse(html).childNodes) visit(node)
  return lines
}
