import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getSite } from '../../../../src/content/site.ts'
import { formatDay } from '../../../../src/lib/dates.ts'
import { NOT_FOUND, OFFLINE } from '../../../../src/lib/routes.ts'
import { joinWords } from '../../../../src/lib/text.ts'
import { listPages } from '../../../../src/model/pages.ts'
import { pageName } from '../../../lib/pageName.ts'
import { toMarkdownTable } from '../../../lib/toMarkdownTable.ts'
import { toEarl } from '../../conformance/earl.ts'
import { formatOpenAcr } from '../../conformance/openAcr.ts'
import type { ProofResult } from '../../proof/checkPages.ts'
import { TRANSCRIPT_DAY } from '../recordedSite.ts'
import { CRITERIA, countCriteria, formatAtag, formatWcag } from '../wcag/conformanceReports.ts'

/** The folder of all reports. */
export const REPORTS = 'a11y-reports'

/** The list of recorded long checks. */
export const AUDITS = `${REPORTS}/audit.json`

/** The result of every check on every page. */
const RESULTS = `${REPORTS}/checks.json`

/** The findings of the engines of `npm run audit proof`, as ProofResult. */
export const PROOF = `${REPORTS}/proof.json`

/** The recorded text of every page: by its address, as PageText. */
export const TEXTS = `${REPORTS}/screen-reader/text.json`

/** What the HTML of a page says. */
export interface PageText {
  /** One heading a line, its level first. */
  headings: readonly string[]
  /** The alt texts. */
  pictures: readonly string[]
  readability: { words: number; sentenceLength: number; ease: number; schoolYears: number }
}

/** The result of one check on one page. */
export interface CheckResult {
  outcome: string
  /** Why it does not pass; undefined when it does. */
  open?: string | undefined
}

/** The record of a long check. */
export interface AuditRecord {
  name: string
  about: string
  /** The day, as 2026-11-21. */
  date: string
  /** The checked commit; undefined when there were uncommitted changes. */
  commit: string | undefined
  hasPassed: boolean
}

const read = <Content>(root: string, file: string, otherwise: Content): Content => {
  const place = path.join(root, file)
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : otherwise
}

/** Reads the recorded long checks of the project at `root`. */
export const readAudits = (root: string) => read<AuditRecord[]>(root, AUDITS, [])

type CheckName = 'engines' | 'keyboard' | 'screen-reader' | 'words' | 'weight' | 'Lighthouse'

type Results = Readonly<Record<string, Partial<Record<CheckName, CheckResult>>>>

/** Checks of every page, in the order of the report: what each asks, the command that records it, and the file with more about a page. */
const PAGE_CHECKS: Readonly<Record<CheckName, { about: string; command: string; fileOf?: (name: string) => string }>> = {
  engines: {
    about: 'two rule engines check the page in many modes and states, and find no error',
    command: 'npx tsx scripts/audit/screenReader.ts matrix',
    fileOf: () => 'screen-reader/matrix.md',
  },
  keyboard: {
    about: 'each stop of the Tab key has a name, is wholly in view, and has a clear focus indicator',
    command: 'npx tsx scripts/audit/screenReader.ts walk',
    fileOf: (name) => `screen-reader/keyboard-walk/${name}.md`,
  },
  'screen-reader': {
    about: 'a virtual screen reader reads it from the top to the end, and every control and picture has a name',
    command: 'npx tsx scripts/audit/screenReader.ts transcripts',
    fileOf: (name) => `screen-reader/${name}.txt`,
  },
  words: {
    about: 'the years at school needed to read it: 9 at most (WCAG 3.1.5)',
    command: 'npx tsx scripts/audit/screenReader.ts words',
  },
  weight: {
    about: 'bytes that a phone received by the load event; over the budget, `npm test` fails',
    command: 'npx tsx scripts/budgets.ts --record',
    fileOf: () => 'weight.md',
  },
  Lighthouse: { about: 'accessibility, best practices and SEO: 100 each', command: 'npx tsx scripts/lighthouse.ts --record' },
}

const listRoutes = () => [...listPages(getSite()).map(({ path }) => path), NOT_FOUND, OFFLINE]

/** The files of a page’s report and records, by the name of the page. */
const filesOfPage = (name: string) => [
  `pages/${name}.md`,
  `screen-reader/${name}.txt`,
  `screen-reader/keyboard-walk/${name}.md`,
  `screen-reader/orca/${name}.txt`,
]

/** Records the results of a check on some pages, leaves those of the others, and updates the reports of the project at `root`. */
export function recordResults(root: string, check: CheckName, results: ReadonlyMap<string, CheckResult>): void {
  const before = read<Results>(root, RESULTS, {})
  const after = listRoutes().map((route) => [route, { ...before[route], ...(results.has(route) ? { [check]: results.get(route) } : {}) }])
  mkdirSync(path.join(root, REPORTS), { recursive: true })
  writeFileSync(path.join(root, RESULTS), `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`)
  writeReports(root)
}

/** Records the Lighthouse scores of some pages, from 0 to 100 by category. Lighthouse refuses responses with status 404. */
export function recordScores(root: string, scores: ReadonlyMap<string, Readonly<Record<string, number>>>): void {
  const toResult = (byCategory: Readonly<Record<string, number>>): CheckResult => {
    const low = Object.entries(byCategory).filter(([, score]) => score < 100)
    return { outcome: Object.values(byCategory).join(', '), open: low.map(([name, score]) => `${name} ${score}`).join(', ') || undefined }
  }
  const notAudited = [NOT_FOUND, OFFLINE].map((route) => [route, { outcome: 'not audited' }] as const)
  recordResults(root, 'Lighthouse', new Map([...notAudited, ...[...scores].map(([route, each]) => [route, toResult(each)] as const)]))
}

/** Writes every report that combines others in the project at `root`, and deletes the report and the records of removed pages. */
export function writeReports(root: string): void {
  const folder = path.join(root, REPORTS)
  const reports = toReports(root)
  mkdirSync(path.join(folder, 'pages'), { recursive: true })
  for (const [file, text] of reports) writeFileSync(path.join(folder, file), text)
  const names = readdirSync(path.join(folder, 'pages')).map((file) => path.basename(file, '.md'))
  for (const name of names.filter((one) => !reports.has(`pages/${one}.md`)))
    for (const file of filesOfPage(name)) rmSync(path.join(folder, file), { force: true })
}

/** The conformance table as OpenACR and EARL; none before the engines of `npm run audit proof` have been recorded. */
function toDocuments(root: string): [file: string, text: string][] {
  const proof = read<ProofResult | undefined>(root, PROOF, undefined)
  if (!proof) return []
  const { company } = getSite()
  const earl = toEarl({ company, criteria: CRITERIA, audits: readAudits(root), proof })
  return [
    ['openacr.yaml', formatOpenAcr(CRITERIA, company, proof.date)],
    ['earl.jsonld', `${JSON.stringify(earl, null, 2)}\n`],
  ]
}

/** Every report that combines others, by its file in the report folder of the project at `root`. */
export function toReports(root: string): ReadonlyMap<string, string> {
  const [results, texts] = [read<Results>(root, RESULTS, {}), read<Record<string, PageText>>(root, TEXTS, {})]
  const pages = listRoutes().map((route): ReportedPage => {
    const name = pageName(route)
    return { route, name, checks: listResults(results[route]), text: texts[route], orca: readOrca(root, name) }
  })
  return new Map([
    ['README.md', toFrontPage(pages, readAudits(root))],
    ['wcag.md', formatWcag()],
    ['atag.md', formatAtag()],
    ...toDocuments(root),
    ...pages.map((page) => [`pages/${page.name}.md`, toPageReport(page)] as const),
  ])
}

/** A page with its results, in the order of the checks. */
interface ReportedPage {
  route: string
  /** The name of its report files: home, about, academy-youth-theatre-workshop. */
  name: string
  checks: readonly (CheckResult & { check: CheckName })[]
  text: PageText | undefined
  orca: { file: string; versions: string } | undefined
}

/** What Orca said of a page: the file, and its line of versions and day. Undefined for pages that it has not read. */
function readOrca(root: string, name: string): ReportedPage['orca'] {
  const file = `screen-reader/orca/${name}.txt`
  const place = path.join(root, REPORTS, file)
  return existsSync(place) ? { file, versions: readFileSync(place, 'utf8').split('\n')[1] ?? '' } : undefined
}

const listResults = (results: Results[string] = {}): ReportedPage['checks'] =>
  (Object.keys(PAGE_CHECKS) as CheckName[]).map((check) => {
    const notRecorded = { outcome: 'not recorded', open: `\`${PAGE_CHECKS[check].command}\` records it` }
    return { check, ...(results[check] ?? notRecorded) }
  })

function toPageReport({ route, name, checks, text, orca }: ReportedPage): string {
  const rows = checks.map(({ check, outcome, open }) => {
    const file = PAGE_CHECKS[check].fileOf?.(name)
    return [check, open ? `${outcome}: ${open}` : outcome, file ? `[${file}](../${file})` : '']
  })
  if (orca) rows.push(['Orca', `read from the top by ${orca.versions}`, `[${orca.file}](../${orca.file})`])
  return `# The page ${route}

Written by \`npx tsx scripts/audit/screenReader.ts reports\` from the reports it names, as of ${formatDay(TRANSCRIPT_DAY)}. Back to
[all pages and how they were tested](../README.md).

## Results

${toMarkdownTable(['check', 'outcome', 'report'], rows)}
${text ? formatText(text) : '\nIts headings, pictures and readability are not recorded.\n'}`
}

/** Escapes characters with a meaning in Markdown. */
const plain = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&')

const formatText = ({ headings, pictures, readability: { words, sentenceLength, ease, schoolYears } }: PageText) => `
## Headings

\`\`\`text
${headings.join('\n')}
\`\`\`

## Pictures

${pictures.length > 0 ? pictures.map((picture, at) => `${at + 1}. ${plain(picture)}`).join('\n') : 'No picture has an alt text.'}

## Readability

${words} words of running text, ${sentenceLength} in a sentence. Reading ease ${ease}, ${schoolYears} years at school.
`

/** Reports on the whole site: their file, their name, and their subject. */
const OTHERS: readonly (readonly [file: string, name: string, about: string])[] = [
  ['wcag.md', 'WCAG 2.2, criterion by criterion', 'each criterion, how it is met or why it is not, and the evidence'],
  ['atag.md', 'The editor by ATAG 2.0', 'each criterion for authoring tools, and the evidence'],
  ['openacr.yaml', 'OpenACR', 'the same table, for programs that compare conformance reports'],
  ['earl.jsonld', 'EARL', 'criteria, long checks and engines as assertions in JSON-LD'],
  ['proof.md', 'Other engines', 'what five engines find, and their false positives'],
  ['yoruba.md', 'Yoruba', 'every run of Yoruba text with its context, and false alarms of the warning for unmarked Yoruba'],
  ['screen-reader/journeys.md', 'Journeys', 'common tasks of visitors, by keyboard, by screen reader, magnified and without scripts'],
  ['screen-reader/matrix.md', 'The matrix', 'every page in every mode, checked by two rule engines'],
  ['screen-reader/mutations.md', 'Errors put in on purpose', 'whether the checks report errors that were made for them'],
  ['screen-reader/orca/send-with-scripts.txt', 'A message by screen reader', 'what Orca says while the contact form is filled in and sent'],
  ['screen-reader/orca/send-without-scripts.txt', 'The same without scripts', 'what Orca says in a browser without JavaScript'],
  ['screen-reader/orca/send-refused.txt', 'The same, refused', 'what Orca says when the message cannot be stored'],
  ['screen-reader/editor.md', 'Jobs in the editor', 'common jobs by keyboard and with Orca: keys, words and seconds'],
  ['weight.md', 'Weight', 'how much every page costs a phone'],
]

function toFrontPage(pages: readonly ReportedPage[], audits: readonly AuditRecord[]): string {
  const rows = pages.map(({ route, name, checks }) => [
    `[${route}](pages/${name}.md)`,
    ...checks.map(({ outcome, open }) => (open ? `**${outcome}**` : outcome)),
  ])
  return `# How accessible this site is, and how we know

Written by commands, never by hand. WCAG 2.2 has ${countCriteria(['A', 'AA'])} criteria of levels A and AA: ${countCriteria(['A', 'AA'], 'met')} are met, and ${countCriteria(['A', 'AA'], 'not applicable')} do not
apply. Of the ${countCriteria(['AAA'])} of level AAA, which are optional, ${countCriteria(['AAA'], 'met')} are met and ${countCriteria(['AAA'], 'not met')} are not. The site was checked by programs and
by its developers; **no disabled visitors have yet been asked**.

## Page by page

${Object.entries(PAGE_CHECKS)
  .map(([name, { about }]) => `- *${name}*: ${about}.`)
  .join('\n')}

${toMarkdownTable(['page', ...Object.keys(PAGE_CHECKS)], rows)}

${formatOpen(pages)}

## More reports

${OTHERS.map(([file, name, about]) => `- [${name}](${file}): ${about}.`).join('\n')}

## The long checks

They take hours and are not part of \`npm test\`; \`npm run audit -- --record\` runs them and writes this table.

${formatAudits(audits)}

[The methods, and their limits](method.md).
`
}

/** What does not pass and why: a line for each check and reason, with the affected pages. */
function formatOpen(pages: readonly ReportedPage[]): string {
  const open = pages.flatMap(({ route, checks }) =>
    checks.flatMap((one) => (one.open ? [{ route, reason: `*${one.check}*: ${one.open}` }] : [])),
  )
  if (open.length === 0) return 'Every check passes on every page.'
  const lines = [...new Set(open.map(({ reason }) => reason))].map((reason) => {
    const routes = open.filter((one) => one.reason === reason).map(({ route }) => route)
    return `- ${reason} (${routes.length === pages.length ? 'all pages' : joinWords(routes)}).`
  })
  return `A result that does not pass is bold. The reasons:\n\n${lines.join('\n')}`
}

/** The result of a long check. */
export const outcomeOf = ({ hasPassed }: AuditRecord): string => (hasPassed ? 'passed' : 'failed')

/** The long checks as a table, each with its report. */
function formatAudits(audits: readonly AuditRecord[]): string {
  const rows = audits.map((one) => [`[${one.name}](audit/${one.name}.md)`, one.about, outcomeOf(one), formatDay(one.date)])
  return rows.length > 0 ? toMarkdownTable(['check', 'subject', 'outcome', 'last run'], rows) : 'None has been recorded yet.'
}
