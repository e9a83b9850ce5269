import { formatDay } from '../../../../src/lib/dates.ts'
import { TRANSCRIPT_DAY } from '../recordedSite.ts'
import { type TableRow, toMarkdownTable } from './markdownTables.ts'
import { PAGE_CHECKS } from './pageChecks.ts'
import type { PageRecords } from './readRecords.ts'

/** The report of one page as Markdown: the result of every check, its headings, its pictures, and its figures. */
export function formatPageReport(page: PageRecords): string {
  const { route, name, outline, pictures, orca } = page
  const checks = PAGE_CHECKS.map((check) => {
    const { outcome, open, file } = check.of(page)
    return [check.name, open?.startsWith(outcome) ? open : [outcome, open].filter(Boolean).join(': '), file ? `[${file}](../${file})` : '']
  })
  const read = orca === 'as it is' ? 'read from the top' : 'read from the top, before the page was changed'
  const byOrca = orca ? [['Orca', read, `[screen-reader/orca/${name}.txt](../screen-reader/orca/${name}.txt)`]] : []
  return `# The page ${route}

Put together by \`npx tsx scripts/audit/screenReader.ts reports\` from the reports it names, as of ${formatDay(TRANSCRIPT_DAY)}. Back to
[all pages and how they were tested](../README.md).

## How it stands

${toMarkdownTable(['check', 'outcome', 'report'], [...checks, ...byOrca])}

## Headings

${outline ? `\`\`\`text\n${outline.join('\n')}\n\`\`\`` : 'Not recorded.'}

## Pictures

${pictures ? toPictures(pictures) : 'Not recorded.'}

## Figures

${toFigures(page)}
`
}

function toPictures({ described, decorative, icons }: NonNullable<PageRecords['pictures']>): string {
  const list = described.map((words, at) => `${at + 1}. ${plain(words)}`)
  const silent = `Besides, ${count(decorative, 'picture is decoration', 'pictures are decoration')} and ${count(icons, 'icon stands', 'icons stand')} beside words; these say nothing.`
  const heads = described.length > 0 ? 'What is said of them, each once:' : 'No picture says anything.'
  return [heads, ...(list.length > 0 ? [list.join('\n')] : []), silent].join('\n\n')
}

const count = (many: number, one: string, more: string) =>
  many === 1 ? `1 ${one}` : `${many === 0 ? 'no' : many} ${many === 0 ? one : more}`

/** Escapes characters with a meaning in Markdown. */
const plain = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&')

function toFigures({ words, weight, matrix }: PageRecords): string {
  const sources = { words, weight, engines: matrix }
  const rows = Object.entries(sources).flatMap(([check, row]) => (row ? figuresOf(row).map((figure) => [...figure, check]) : []))
  return rows.length > 0 ? toMarkdownTable(['figure', 'value', 'check'], rows) : 'Not recorded.'
}

/** The cells of a row after the page’s name. Headings are left out, because the outline has its own section. */
const figuresOf = (row: TableRow): string[][] =>
  Object.entries(row)
    .slice(1)
    .filter(([head]) => head !== 'headings')
    .map(([head, value]) => [head, value || 'none'])
