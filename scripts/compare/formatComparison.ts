import { countOf } from '../../src/lib/text.ts'
import type { Comparison, PageChange } from './compareSites.ts'

/** A change on more pages than this is listed once, with their number: it comes from the header, the footer or a company fact. */
const MAX_PAGES_NAMED = 3
const MAX_FILES = 30

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const PRICE_OR_DATE = new RegExp(`₦\\d+(?:,\\d{3})*|\\b(?:${MONTHS}) \\d{1,2}(?:, \\d{4})?|\\b\\d{1,2}:\\d{2} [AP]M`, 'g')

/**
 * Formats a comparison as Markdown for a comment on a pull request. Text of pages is only put into code blocks, because it comes from the
 * author of the change and must not become markup or a mention.
 */
export function formatComparison(comparison: Comparison): string {
  const { pagesAdded, pagesGone, pagesMoved, changes, files } = comparison
  const toItem = ({ address, title }: Comparison['pagesAdded'][number]) => `- ${code(address)} ${code(title)}`
  const more = files.length > MAX_FILES ? [`- and ${files.length - MAX_FILES} more`] : []
  const lists = {
    'Pages added': pagesAdded.map(toItem),
    'Pages removed': pagesGone.map(toItem),
    'Pages moved': pagesMoved.map(({ from, to }) => `- ${code(from)} is now ${code(to)}`),
    'Prices, dates and times': priceRows(changes),
    'Changed texts': groupByPages(changes).map(({ pages, gone, added }) => `${nameOf(pages)}\n\n${toDiff(gone, added)}\n`),
    'Other files': [...files.slice(0, MAX_FILES).map((file) => `- ${code(file)}`), ...more],
  }
  const parts = Object.entries(lists).flatMap(([title, items]) => (items.length > 0 ? [`### ${title}\n\n${items.join('\n')}`] : []))
  return `${['## What changes on the site', ...(parts.length > 0 ? parts : ['No visible changes.'])].join('\n\n')}\n`
}

/** Begins and ends a code block. Every line within begins with + or -, so no text of a page can end the block. */
const FENCE = '~~~~~~'
const toDiff = (gone: readonly string[], added: readonly string[]) =>
  [`${FENCE}diff`, ...gone.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`), FENCE].join('\n')

const code = (text: string) => `\`${text.replaceAll('`', '’').replace(/\s+/g, ' ').trim()}\``

const nameOf = (pages: readonly string[]) =>
  pages.length > MAX_PAGES_NAMED
    ? `**On ${countOf(pages.length, 'page', 'pages')}**, such as ${code(pages[0] ?? '')}`
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

/** The prices and times that a page lost and gained, because visitors act on these. */
function priceRows(changes: readonly PageChange[]): string[] {
  const found = (lines: readonly string[]) => [...new Set(lines.flatMap((line) => line.match(PRICE_OR_DATE) ?? []))]
  const rows = changes.flatMap(({ address, gone, added }) => {
    const [before, after] = [found(gone), found(added)]
    const [left, came] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))]
    return left.length + came.length > 0 ? [`| ${code(address)} | ${left.join('; ')} | ${came.join('; ')} |`] : []
  })
  return rows.length > 0 ? ['| page | no longer | now |', '|---|---|---|', ...rows] : []
}
