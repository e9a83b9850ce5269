import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from 'playwright'
import { doJob, EDITOR_JOBS } from '../../../../e2e/editorJobs.ts'
import { startEditorServer } from '../../../../e2e/editorServer.ts'
import { toMarkdownTable } from '../../../lib/toMarkdownTable.ts'
import { onPage, TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import type { RecordOptions } from '../recordOrCompare.ts'
import { countWords } from '../toSpeech.ts'
import type { OrcaSession } from './orcaSession.ts'

/** From the Keystroke-Level Model: seconds for a key, by an average non-secretary typist, and seconds to decide what to do next. */
const [SECONDS_PER_KEY, SECONDS_PER_DECISION] = [0.28, 1.35]
const SECONDS_PER_PAGE = 1
/** The default rate of Orca’s speech synthesizer, eSpeak NG. */
const WORDS_PER_MINUTE = 175
const MAX_SECONDS = 180

/** What Orca says while a page loads. It is not recorded, because its time and number depend on the computer. */
const LOADING = /^(?:Loading\. +Please wait\.|Finished loading .*|Page has \d.*)$/

/**
 * Does the common jobs in the editor with Orca. Returns an error for each that leaves its file wrong or takes too long. When recording,
 * writes what Orca says and what each job takes; neither is compared, because what Orca says between two keys depends on its timing.
 */
export async function recordEditorJobs(orca: OrcaSession, browser: Browser, { isRecorded }: RecordOptions): Promise<string[]> {
  const record = (file: string, text: string) => isRecorded && writeFileSync(`${TRANSCRIPT_REPORTS}/${file}`, text)
  const errors: string[] = []
  const rows: string[][] = []
  const editor = await startEditorServer(Number(process.env.E2E_PORT ?? 4700) + 70)
  try {
    for (const job of EDITOR_JOBS)
      await onPage({ browser, origin: editor.origin }, '/_edit/', { viewport: null }, async (page) => {
        await orca.toFront()
        const keys = orca.keyboard(page)
        if (!isDeepStrictEqual(await doJob(job, keys, page, editor.copy), job.lines))
          errors.push(`${job.name}: ${job.file} differs from the expected file.`)
        await orca.waitForSilence()
        const lines = orca.said().filter((line) => !LOADING.test(line))
        const file = `orca/editor-${job.name.replaceAll(' ', '-')}.txt`
        record(file, `${job.name}, in the editor, as Orca says it\n\n${lines.join('\n')}\n`)
        const words = countWords(lines)
        const byKeyboard = keys.count * SECONDS_PER_KEY + keys.decisions * SECONDS_PER_DECISION + keys.pages * SECONDS_PER_PAGE
        const listening = Math.round(byKeyboard + (words * 60) / WORDS_PER_MINUTE)
        if (listening > MAX_SECONDS) errors.push(`${job.name} takes ${listening} seconds with Orca.`)
        const figures = [keys.count, keys.decisions, keys.pages, words, Math.round(byKeyboard), listening].map(String)
        rows.push([`[${job.name}](${file})`, ...figures])
        console.log(`${job.name}: ${figures.map((figure, at) => `${figure} ${FIGURES[at]}`).join(', ')}`)
      })
  } finally {
    editor.stop()
  }
  record('editor.md', toReport(rows))
  return errors
}

const FIGURES = ['keys', 'decisions', 'pages opened', 'words of Orca', 'seconds by keyboard', 'seconds with Orca']

const toReport = (rows: readonly string[][]) => `# What common jobs take in the editor

Written by \`npx tsx scripts/audit/screenReader.ts editor\`. Each job begins on the editor’s first page and ends when the file is saved, by
keyboard alone, while Orca speaks. The file is compared afterwards. A job may take ${MAX_SECONDS / 60} minutes.

${toMarkdownTable(['job', ...FIGURES], rows, FIGURES)}

How the seconds are computed:

- ${SECONDS_PER_KEY} seconds for each key, and ${SECONDS_PER_DECISION} seconds for each decision: a control to go to, and a text or command that does not follow
  from having gone there. Both are figures of the Keystroke-Level Model (Card, Moran and Newell, Communications of the ACM 23(7), 1980,
  pages 396–410); the key is that of an average non-secretary typist.
- ${SECONDS_PER_PAGE} second for each page that opens.
- With Orca, also every word that it speaks, at ${WORDS_PER_MINUTE} a minute: the default rate of its voice, eSpeak NG. Nobody has to listen to the end, so
  this is an upper bound.

They leave out what Orca says of its own while a page loads, finding out how the editor works, thinking about what to write, errors, and
the dialog in which the system asks for a file. They are an estimate, and no person has been timed. A second run differs by a few words.
`
