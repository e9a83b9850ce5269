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
import { writeTexts } from './screen-reader/textReports.ts'
import { writeTranscripts } from './screen-reader/transcripts.ts'
import { tryMutations } from './screen-reader/tryMutations.ts'

interface RecordedPart {
  about: string
  /** Writes the part’s reports. Returns its errors, a line each. */
  run: (site: RecordedSite) => Promise<string[]>
}

const PARTS: Readonly<Record<string, RecordedPart>> = {
  transcripts: { about: 'what a screen reader says of every page, five ways', run: writeTranscripts },
  journeys: { about: 'what visitors come for: by keyboard, by screen reader, at 400 %, without scripts', run: measureJourneys },
  words: { about: 'the headings and alternative texts of every page, and how hard it is to read', run: writeTexts },
  walk: { about: 'every stop of the Tab key on every page: what it is, and how well it is seen', run: writeWalk },
  matrix: { about: 'two engines on every page, in every mode, with everything opened', run: writeMatrix },
  broken: { about: 'pages broken on purpose: a check sees each', run: tryMutations },
  orca: { about: 'what a real screen reader says of some pages and journeys, where it can run', run: recordOrca('pages') },
  sending: { about: 'what Orca says while a message is sent with scripts, without, and refused', run: recordOrca('sendings') },
  editor: { about: 'common jobs in the editor by keyboard, with Orca: keys, words and seconds', run: recordOrca('editor') },
}
/** The part that needs no site: the first page of all reports, one for each page, and WCAG and ATAG by criterion. The others end with it. */
const REPORTS = 'reports'

const PASSED = '.build/audit/screen-reader'

const names = Object.keys(PARTS)
const { flags, operands: wanted } = readCommandLine({
  name: 'npx tsx scripts/audit/screenReader.ts',
  about: 'Screen reader output and related checks, compared with a11y-reports/screen-reader/.',
  flags: { record: { about: 'Replace the records.' } },
  operands: {
    name: '[part ...]',
    about: `Parts to run: ${joinWords([...names, REPORTS])}. Default: those that have not passed for this state of site and checks.`,
    choices: [...names, REPORTS],
  },
})
mkdirSync(PASSED, { recursive: true })
const chosen = wanted.length === 0 ? names : names.filter((name) => wanted.includes(name))
const errors = chosen.length === 0 ? [] : await withRecordedSite(flags.record !== undefined, runParts)
writeReports('.')
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0

async function runParts(site: RecordedSite): Promise<string[]> {
  const errors: string[] = []
  for (const name of chosen) {
    const { about, run } = PARTS[name] as RecordedPart
    const passedState = path.join(PASSED, `${name}.txt`)
    console.log(`\n${name}: ${about}`)
    if (wanted.length === 0 && existsSync(passedState) && readFileSync(passedState, 'utf8') === site.state) {
      console.log('Passed for this state already; name it to run it again.')
      continue
    }
    const found = await run(site)
    for (const line of found) console.error(line)
    if (found.length === 0) writeFileSync(passedState, site.state)
    errors.push(...found)
  }
  return errors
}
