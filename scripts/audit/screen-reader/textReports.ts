import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM, VirtualConsole } from 'jsdom'
import { fileOf } from '../../build/staging.ts'
import { picturesOf } from './altTexts.ts'
import { formatOutlines, spokenText } from './outline.ts'
import { measurePageReadability } from './readability.ts'
import { listAuditedPages, TRANSCRIPT_REPORTS, TRANSCRIPT_SITE } from './recordedSite.ts'
import { type RecordOptions, recordOrCompare } from './recordOrCompare.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'
import { transcriptFile } from './transcripts.ts'

/** jsdom does not support cascade layers and would log an error for every page. */
const SILENT = new VirtualConsole()

/** Every page of the site as of TRANSCRIPT_DAY, parsed. */
export const parseRecordedPages = () =>
  listAuditedPages().map((route) => {
    const html = readFileSync(path.join(TRANSCRIPT_SITE, fileOf(route)), 'utf8')
    return { route, document: new JSDOM(html, { virtualConsole: SILENT }).window.document }
  })

/** Records the outline of every page. */
export async function writeOutlines(site: RecordOptions): Promise<string[]> {
  mkdirSync(TRANSCRIPT_REPORTS, { recursive: true })
  return recordOrCompare(site, `${TRANSCRIPT_REPORTS}/outlines.md`, formatOutlines(parseRecordedPages()))
}

/** Writes the report of the alt texts of every page. */
export function writePictures(): void {
  mkdirSync(TRANSCRIPT_REPORTS, { recursive: true })
  const pictures = Object.fromEntries(parseRecordedPages().map(({ route, document }) => [route, picturesOf(document)]))
  writeFileSync(`${TRANSCRIPT_REPORTS}/pictures.json`, `${JSON.stringify(pictures, null, 2)}\n`)
}

/** Records the readability of each page’s running text, its number of headings and links, and its text marked as Yoruba. */
export async function writeWords(site: RecordOptions): Promise<string[]> {
  const pages = parseRecordedPages()
  const rows = pages.map(toRow)
  mkdirSync(TRANSCRIPT_REPORTS, { recursive: true })
  return recordOrCompare(site, `${TRANSCRIPT_REPORTS}/words.md`, toReport(rows))
}

function toRow({ route, document }: { route: string; document: Document }): string[] {
  const { words, sentenceLength, ease, grade } = measurePageReadability(document)
  const links = [...document.querySelectorAll('main a[href]')]
  const yoruba = [...document.querySelectorAll('main [lang=yo]')].map((part) => beginningOf(spokenText(part)))
  return [
    `[${route}](${transcriptFile(route)})`,
    String(words),
    sentenceLength.toFixed(1),
    ease.toFixed(0),
    Math.max(grade, 0).toFixed(1),
    String(document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)').length),
    String(links.length),
    [...new Set(yoruba)].join(', '),
  ]
}

const FIGURES = ['words', 'words a sentence', 'reading ease', 'school years', 'headings', 'links']

const toReport = (rows: readonly string[][]) => `# The words of each page

Written by \`npm run audit screen-reader\`. Flesch Reading Ease (60 to 70 is plain English, more is easier) and the Flesch-Kincaid grade (years
at school) are computed over the sentences of each page’s content. A sentence is what ends with a full stop or its like: dates, prices and
items of lists without one are not counted, since they would make a page look easier than it is. Syllables are counted by their vowels,
names included, and Yoruba words are left out. WCAG’s AAA criterion 3.1.5 asks for nine years at most. Three things hold on every page and are tested
(\`tests/built/pageText.test.ts\`): no two links of one name lead to different places and none is called “here” or “more”; every
abbreviation is one that is known or explained; every language other than English is marked. The outline of each page, and that no
heading skips a level: [outlines](outlines.md) and \`tests/real-content/documents.test.ts\`.

${toMarkdownTable(['page, with its transcript', ...FIGURES, 'marked as Yoruba'], rows, FIGURES)}
`

/** Shortens a text: a phrase stays whole, a paragraph is cut to its first words. */
function beginningOf(text: string): string {
  const words = text.split(/\s+/)
  return words.length > 5 ? `${words.slice(0, 5).join(' ')} …` : text
}
