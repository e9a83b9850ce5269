import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { joinWords } from '../../src/lib/text.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { writeWalk } from './screen-reader/keyboard-walk/writeWalk.ts'
import { writeMatrix } from './screen-reader/matrix.ts'
import { measureJourneys } from './screen-reader/measureJourneys.ts'
import { recordOrca } from './screen-reader/orca.ts'
import { type RecordedSite, withRecordedSite } from './screen-reader/recordedSite.ts'
import { writeReports } from './screen-reader/reports/writeReports.ts'
import { writeOutlines, writePictures, writeWords } from './screen-reader/textReports.ts'
import { writeTranscripts } from './screen-reader/transcripts.ts'
import { tryMutations } from './screen-reader/tryMutations.ts'

interface RecordedPart {
  name: string
  about: string
  /** Writes the part’s reports. Returns its errors, a line each. */
  run: (site: RecordedSite) => Promise<string[]>
}

const PARTS: readonly RecordedPart[] = [
  { name: 'transcripts', about: 'what a screen reader says of every page, five ways', run: writeTranscripts },
  { name: 'journeys', about: 'what visitors come for: by keyboard, by screen reader, at 400 %, without scripts', run: measureJourneys },
  { name: 'outlines', about: 'what the headings of every page tell', run: writeOutlines },
  { name: 'words', about: 'how hard every page is to read, its links and its languages', run: writeWords },
  { name: 'walk', about: 'every stop of the Tab key on every page: what it is, and how well it is seen', run: writeWalk },
  { name: 'matrix', about: 'two engines on every page, in every mode, with everything opened', run: writeMatrix },
  { name: 'broken', about: 'pages broken on purpose: a check sees each', run: tryMutations },
  { name: 'orca', about: 'what a real screen reader says of some pages and journeys, where it can run', run: recordOrca('pages') },
  { name: 'sending', about: 'what Orca says while a message is sent with scripts, without, and refused', run: recordOrca('sendings') },
  { name: 'editor', about: 'common jobs in the editor by keyboard, with Orca: keys, words and seconds', run: recordOrca('editor') },
  { name: 'reports', about: 'the first page of all reports, one for each page, and WCAG by criterion', run: writeCombinedReports },
]

async function writeCombinedReports(): Promise<string[]> {
  writePictures()
  writeReports('.')
  return []
}

const PASSED = '.build/audit/screen-reader'

const { flags, operands: wanted } = readCommandLine({
  name: 'npx tsx scripts/audit/screenReader.ts',
  about: 'Screen reader output and related checks, compared with a11y-reports/screen-reader/.',
  flags: { record: { about: 'Replace the records.' } },
  operands: {
    name: '[part ...]',
    about: `Parts to run: ${joinWords(PARTS.map(({ name }) => name))}. Default: those that have not passed for this state of site and checks.`,
    choices: PARTS.map(({ name }) => name),
  },
})
mkdirSync(PASSED, { recursive: true })
const errors = await withRecordedSite(flags.record !== undefined, async (site) => {
  const found: string[] = []
  for (const part of PARTS) if (wanted.length === 0 || wanted.includes(part.name)) found.push(...(await listen(part, site)))
  return found
})
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0

async function listen({ name, about, run }: RecordedPart, site: RecordedSite): Promise<string[]> {
  const passedState = path.join(PASSED, `${name}.txt`)
  console.log(`\n${name}: ${about}`)
  if (wanted.length === 0 && existsSync(passedState) && readFileSync(passedState, 'utf8') === site.state) {
    console.log('Passed for this state already; name it to run it again.')
    return []
  }
  const found = await run(site)
  for (const line of found) console.error(line)
  if (found.length === 0) writeFileSync(passedState, site.state)
  return found
}
