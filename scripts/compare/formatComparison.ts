import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { countOf } from '../../src/lib/text.ts'
import type { Comparison, PageChange } from './compareSites.ts'

/** A text that changes on more pages than this is listed once, with their number: it comes from the header, the footer or a company fact. */
const MAX_PAGES_NAMED = 3
const MAX_LISTED = 30

/** Stands for the address of the preview in a comment, since the comment is written before the preview has one. */
const PREVIEW = '{preview}'

/**
 * Formats a comparison as Markdown for a comment on a pull request. Text of pages is only put into code, because it comes from the author
 * of the change and must not become markup or a mention.
 */
export function formatComparison(comparison: Comparison): string {
  const { pagesAdded, pagesGone, changes, files } = comparison
  const lists = {
    'Pages added': pagesAdded.map((page) => `- ${linkTo(page)}`),
    'Pages removed': pagesGone.map(({ address, title }) => `- ${code(title)}, ${code(address)}`),
    'Pages changed': changes.map((page) => `- ${linkTo(page)}`),
    'Changed texts': groupByPages(changes).map(({ pages, gone, added }) => `${nameOf(pages)}\n\n${toDiff(gone, added)}\n`),
    'Other files': files.map((file) => `- ${code(file)}`),
  }
  const parts = Object.entries(lists).flatMap(([title, items]) =>
    items.length > 0 ? [`### ${title}\n\n${cut(title, items).join('\n')}`] : [],
  )
  const opening = parts.length > 0 ? [`[Open the changed site](${PREVIEW}/)`, ...parts] : ['No page changes.']
  return `${['## What changes on the site', ...opening].join('\n\n')}\n`
}

/** Formats the errors of a site that could not be built, in the words of the content check. */
export function formatFailure(problems: readonly Problem[], log = ''): string {
  const text = problems.length > 0 ? formatProblems(problems) : log.trim().split('\n').slice(-40).join('\n')
  const block = [FENCE, ...text.split('\n').map((line) => `    ${line}`), FENCE].join('\n')
  return `## Nothing can be published yet\n\nThe site that is online stays as it is. Correct this, and the check runs again:\n\n${block}\n`
}

/** Shortens long lists, which nobody reads. */
function cut(title: string, items: readonly string[]): string[] {
  if (title === 'Changed texts' || items.length <= MAX_LISTED) return [...items]
  return [...items.slice(0, MAX_LISTED), `- and ${items.length - MAX_LISTED} more`]
}

const linkTo = ({ address, title }: { address: string; title: string }) => `[${code(title || address)}](${PREVIEW}${encodeURI(address)})`

/** Begins and ends a code block. Every line within begins with +, - or four spaces, so no text can end the block. */
const FENCE = '~~~~~~'
const toDiff = (gone: readonly string[], added: readonly string[]) =>
  [`${FENCE}diff`, ...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`), FENCE].join('\n')

const code = (text: string) => `\`${text.replaceAll('`', '’').replace(/\s+/g, ' ').trim()}\``

const nameOf = (pages: readonly string[]) =>
  pages.length > MAX_PAGES_NAMED
    ? `**On ${countOf(pages.length, 'page')}**, such as ${code(pages[0] ?? '')}`
    : `**${pages.map(code).join(', ')}**`

/** Groups pages with the same changes. Changes shared by most pages are listed once, first. */
function groupByPages(changes: readonly PageChange[]): { pages: string[]; gone: string[]; added: string[] }[] {
  const pagesOf = new Map<string, string[]>()
  for (const { address, gone, added } of changes)
    for (const line of [...gone.map((text) => `-${text}`), ...added.map((text) => `+${text}`)])
      pagesOf.set(line, [...(pagesOf.get(line) ?? []), address])
  const groups = new Map<string, { pages: string[]; gone: string[]; added: string[] }>()
  for (const [line, pages] of pagesOf) {
    const group = groups.get(pages.join()) ?? { pages: [...new Set(pages)], gone: [], added: [] }
    group[line.startsWith('-') ? 'gone' : 'added'].push(line.slice(1))
    groups.set(pages.join(), group)
  }
  return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length)
}
