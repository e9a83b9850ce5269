import { writeFileSync } from 'node:fs'
import type { ContentDocuments } from '../../../src/content/documents.ts'
import { loadContent } from '../../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../../src/content/site.ts'
import { findWording } from '../../../src/content/warnings/wording.ts'
import { formatDay } from '../../../src/lib/dates.ts'
import { countOf } from '../../../src/lib/text.ts'
import { readBuiltPages } from '../../../tests/built/readPages.ts'
import { toMarkdownTable } from '../../lib/toMarkdownTable.ts'
import { FIXTURE_PROJECT, updateFixtureProject } from '../../test/fixtureProject.ts'
import { TRANSCRIPT_SITE } from '../screen-reader/recordedSite.ts'
import type { RecordOptions } from '../screen-reader/recordOrCompare.ts'
import { readYoruba } from './readYoruba.ts'

const REPORT = 'a11y-reports/yoruba.md'
const YORUBA = 'yo'

/** A run of text in one language. */
interface LanguageRun {
  language: string
  text: string
}

/** The announced text of an element as runs of one language each, as a speech synthesizer gets them. */
export function listRuns(element: Element): LanguageRun[] {
  const runs: LanguageRun[] = []
  const texts = element.ownerDocument.createTreeWalker(element, 4) // NodeFilter.SHOW_TEXT
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node
    if (parent?.closest('script, style')) continue
    const language = parent?.closest('[lang]')?.getAttribute('lang') ?? ''
    const last = runs.at(-1)
    if (last?.language === language) last.text += textContent
    else runs.push({ language, text: textContent ?? '' })
  }
  return runs
}

/** The false alarms of the warning about unmarked Yoruba on a project’s content, whose every Yoruba word is marked. */
export function countAlarms(set: ContentDocuments) {
  const found = findWording(set).filter(({ message }) => message.startsWith('This looks like Yoruba'))
  return { files: set.all.length, found: found.map(({ file, line, message }) => `${file}, line ${line}: ${message}`) }
}

/**
 * Writes the pronunciation of every Yoruba run of the recorded site, and counts the false alarms. Returns as errors the false alarms, and
 * the words that are marked as Yoruba but not spelt as Yoruba, unless a title or name in the content has them.
 */
export async function checkYoruba({ date, isRecorded }: RecordOptions & { date: string }): Promise<string[]> {
  await updateFixtureProject()
  const load = (root: string) => loadContent({ root, ...SITE_OPTIONS, now: `${date}T12:00+01:00` }).documents
  const shipped = load('.')
  const alarms = { 'shipped content': countAlarms(shipped), 'fixture site': countAlarms(load(FIXTURE_PROJECT)) }
  const names = listNames(shipped)
  const runs = readBuiltPages(TRANSCRIPT_SITE).flatMap(({ route, document }) => listYoruba(route, document))
  const report = formatYoruba(runs, alarms, date)
  console.log(report)
  if (isRecorded) writeFileSync(REPORT, report)
  return [...Object.values(alarms).flatMap(({ found }) => found), ...runs.flatMap((run) => findForeign(run, names))]
}

const CONTEXT_LENGTH = 30

/** A run of Yoruba on a page, and its transcript: the run with its neighbours, and the language of each. */
type YorubaRun = ReturnType<typeof listYoruba>[number]

/** Each Yoruba run of a page with its neighbours. */
export function listYoruba(route: string, document: Document) {
  const runs = listRuns(document.body).filter(({ text }) => text.trim() !== '')
  return runs.flatMap(({ language, text }, at) => {
    if (language !== YORUBA) return []
    const [before, after] = [runs[at - 1], runs[at + 1]]
    const cells = [
      before && `[${before.language}] …${before.text.slice(-CONTEXT_LENGTH)}`,
      `[${language}] ${text}`,
      after && `[${after.language}] ${after.text.slice(0, CONTEXT_LENGTH)}…`,
    ]
    const transcript = cells.filter((cell) => cell !== undefined).join(' ')
    return [{ route, transcript: transcript.replace(/\s+/g, ' '), text }]
  })
}

/** Words of a run that are not spelt as Yoruba, as messages. */
export function findForeign({ route, text }: YorubaRun, names: ReadonlySet<string>): string[] {
  return readYoruba(text)
    .foreign.filter((word) => !names.has(word))
    .map((word) => `${route}: “${word}” is marked as Yoruba, but is not spelt as Yoruba. Is it another language?`)
}

/** The words of all titles and names. A name may keep its own language within Yoruba (WCAG 2.2, 3.1.2). */
const listNames = (set: ContentDocuments): ReadonlySet<string> =>
  new Set(set.all.flatMap(({ data }) => `${data.title ?? ''} ${data.name ?? ''}`.match(/[\p{L}\p{M}]+/gu) ?? []))

/** The report, as Markdown. */
export function formatYoruba(
  runs: readonly YorubaRun[],
  alarms: Readonly<Record<string, ReturnType<typeof countAlarms>>>,
  date: string,
): string {
  const rows = runs.map(({ route, transcript, text }) =>
    [route, transcript, readYoruba(text).ipa].map((cell) => cell.replace(/\|/g, '\\|')),
  )
  const counts = Object.entries(alarms).map(([name, { files, found }]) => [name, files, found.length].map(String))
  return `# Yoruba on the pages

Written by \`npm run audit -- --record proof\` on ${formatDay(date)}. ${countOf(runs.length, 'run')} of Yoruba, each read by the rules of Yoruba
spelling (scripts/audit/proof/readYoruba.ts): no free speech synthesizer has a Yoruba voice. ⟨Names⟩ keep their own language.

## Each run, with the language of its neighbours

${toMarkdownTable(['page', 'transcript', 'pronunciation, IPA'], rows)}

## The warning for Yoruba that is not marked

Every text counted here is proofread, and its Yoruba is marked: a warning on it is a false alarm.

${toMarkdownTable(['text', 'files', 'false alarms'], counts)}
`
}
