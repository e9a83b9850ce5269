import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { ContentDocuments } from '../../../src/content/documents.ts'
import { loadContent } from '../../../src/content/load.ts'
import { SITE_OPTIONS } from '../../../src/content/site.ts'
import { findWording } from '../../../src/content/warnings/wording.ts'
import { formatDay } from '../../../src/lib/dates.ts'
import { countOf } from '../../../src/lib/text.ts'
import { FIXTURE_PROJECT, updateFixtureProject } from '../../test/fixtureProject.ts'
import { toMarkdownTable } from '../screen-reader/reports/tables.ts'
import { withRecordedSite } from '../screen-reader/site.ts'
import { parseRecordedPages } from '../screen-reader/words.ts'

const REPORT = 'a11y-reports/yoruba.md'
const VOICE = 'yo'

/** Elements whose text is not announced. */
const SILENT: ReadonlySet<string> = new Set(['#comment', 'SCRIPT', 'STYLE', 'TEMPLATE'])

/** A run of text in one language. */
export interface Run {
  language: string
  text: string
}

/** The text of an element as runs of one language each, as a speech synthesizer gets them. */
export function listRuns(element: Element, language = element.closest('[lang]')?.getAttribute('lang') ?? ''): Run[] {
  const runs = [...element.childNodes].flatMap((node): Run[] => {
    if (node.nodeName === '#text') return [{ language, text: node.textContent ?? '' }]
    if (SILENT.has(node.nodeName)) return []
    const child = node as Element
    return listRuns(child, child.getAttribute('lang') ?? language)
  })
  return runs.reduce<Run[]>((merged, run) => {
    const last = merged.at(-1)
    if (last?.language === run.language) last.text += run.text
    else merged.push({ ...run })
    return merged
  }, [])
}

/** The pronunciation of Yoruba by a synthesizer, in IPA; or why there is none. */
export type Synthesizer = { speak: (text: string) => string } | { skipped: string }

/** espeak-ng with its Yoruba voice, if installed. */
export function findSynthesizer(): Synthesizer {
  const { status, stdout } = spawnSync('espeak-ng', ['--version'], { encoding: 'utf8' })
  if (status !== 0) return { skipped: 'espeak-ng is not installed on this machine' }
  const voices = spawnSync('espeak-ng', [`--voices=${VOICE}`], { encoding: 'utf8' }).stdout
  const version = /[\d.]+/.exec(stdout)?.[0]
  if (!new RegExp(`^\\s*\\d+\\s+${VOICE}\\s`, 'm').test(voices))
    return { skipped: `espeak-ng ${version} has no Yoruba voice (github.com/espeak-ng/espeak-ng/issues/2360)` }
  return { speak: (text) => spawnSync('espeak-ng', ['-q', '--ipa', '-v', VOICE, text], { encoding: 'utf8' }).stdout.trim() }
}

/** The precision of the warning about unmarked Yoruba on a project’s content. */
export interface Alarms {
  files: number
  /** False alarms: warnings on proofread text, where every Yoruba word is marked. */
  found: string[]
  /** Number of distinct marked phrases, and how many of them the warning finds once their marks are removed. */
  phrases: number
  seen: number
}

const MARK = /:yo\[([^\]]*)\]/g
const isAlarm = ({ message }: { message: string }) => message.startsWith('This looks like Yoruba')

/** Counts the warning’s false alarms on content, and how many marked phrases it would find without their marks. */
export function countAlarms(set: ContentDocuments): Alarms {
  const [first] = set.all
  const phrases = [
    ...new Set(set.all.flatMap(({ data, body }) => [...`${JSON.stringify(data)} ${body}`.matchAll(MARK)].map(([, phrase = '']) => phrase))),
  ]
  const seen = phrases.filter((body) => first && findWording({ ...set, all: [{ ...first, data: {}, body }] }).some(isAlarm))
  const found = findWording(set)
    .filter(isAlarm)
    .map(({ file, line, message }) => `${file}, line ${line}: ${message}`)
  return { files: set.all.length, found, phrases: phrases.length, seen: seen.length }
}

/** Writes the pronunciation of every Yoruba run, and counts the false alarms. Errors are false alarms. */
export async function checkYoruba(date: string, isRecorded: boolean): Promise<string[]> {
  const synthesizer = findSynthesizer()
  const pages = await withRecordedSite(false, async () => parseRecordedPages())
  await updateFixtureProject()
  const alarms = Object.fromEntries(
    Object.entries({ 'shipped content': '.', 'fixture site': FIXTURE_PROJECT }).map(([name, root]) => [
      name,
      countAlarms(loadContent({ root, ...SITE_OPTIONS, now: `${date}T12:00+01:00` }).documents),
    ]),
  )
  const rows = pages.flatMap(({ route, document }) => toRows(route, document, synthesizer))
  const report = formatYoruba(rows, synthesizer, alarms, date)
  console.log(report)
  if (isRecorded) writeFileSync(REPORT, report)
  return Object.values(alarms).flatMap(({ found }) => found)
}

const CONTEXT_LENGTH = 30

/** Each Yoruba run of a page with its neighbours, the language of each, and the pronunciation. */
export function toRows(route: string, document: Document, synthesizer: Synthesizer): string[][] {
  const runs = listRuns(document.body).filter(({ text }) => text.trim() !== '')
  return runs.flatMap(({ language, text }, at) => {
    if (language !== VOICE) return []
    const [before, after] = [runs[at - 1], runs[at + 1]]
    const cells = [
      before && `[${before.language}] …${before.text.slice(-CONTEXT_LENGTH)}`,
      `[${language}] ${text}`,
      after && `[${after.language}] ${after.text.slice(0, CONTEXT_LENGTH)}…`,
    ]
    const transcript = cells.filter((cell) => cell !== undefined).join(' ')
    return [[route, transcript.replace(/\s+/g, ' ').replace(/\|/g, '\\|'), 'speak' in synthesizer ? synthesizer.speak(text) : 'not spoken']]
  })
}

/** The report, as Markdown. */
export function formatYoruba(
  rows: readonly string[][],
  synthesizer: Synthesizer,
  alarms: Readonly<Record<string, Alarms>>,
  date: string,
): string {
  const spoken =
    'speak' in synthesizer ? 'each is spoken by espeak-ng with its Yoruba voice' : `none was spoken, because ${synthesizer.skipped}`
  const counts = Object.entries(alarms).map(([name, { files, found, phrases, seen }]) =>
    [name, files, found.length, phrases, seen].map(String),
  )
  return `# Yoruba on the pages

Written by \`npm run audit -- --record proof\` on ${formatDay(date)}. ${countOf(rows.length, 'run')} of Yoruba: ${spoken}.

## Each run, with the language of its neighbours

${toMarkdownTable(['page', 'transcript', 'pronunciation, IPA'], rows)}

## The warning for Yoruba that is not marked

Every text counted here has been read, and its Yoruba is marked: a warning on it is a false alarm. The last columns take the marks off again.

${toMarkdownTable(['text', 'files', 'false alarms', 'marked phrases', 'found by their letters alone'], counts)}
`
}
