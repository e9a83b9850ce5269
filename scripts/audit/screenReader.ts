import { joinWords } from '../../src/lib/text.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { writeWalk } from './screen-reader/keyboard-walk/writeWalk.ts'
import { writeMatrix } from './screen-reader/matrix.ts'
import { measureJourneys } from './screen-reader/measureJourneys.ts'
import { recordOrca } from './screen-reader/orca.ts'
import { type RecordedSite, withRecordedSite } from './screen-reader/recordedSite.ts'
import { writeReports } from './screen-reader/reports/writeReports.ts'
import { type AuditPart, runParts } from './screen-reader/runParts.ts'
import { recordPageTexts } from './screen-reader/textReports.ts'
import { writeTranscripts } from './screen-reader/transcripts.ts'
import { tryMutations } from './screen-reader/tryMutations.ts'

const PARTS: readonly AuditPart<RecordedSite>[] = [
  { name: 'transcripts', about: 'what a screen reader says of every page, five ways', run: writeTranscripts },
  { name: 'journeys', about: 'what visitors come for: by keyboard, by screen reader, at 400 %, without scripts', run: measureJourneys },
  { name: 'words', about: 'the headings and alternative texts of every page, and how hard it is to read', run: recordPageTexts },
  { name: 'walk', about: 'every stop of the Tab key on every page: what it is, and how well it is seen', run: writeWalk },
  { name: 'matrix', about: 'two engines on every page, in every mode, with everything opened', run: writeMatrix },
  { name: 'broken', about: 'pages broken on purpose: a check sees each', run: tryMutations },
  { name: 'orca', about: 'what a real screen reader says of some pages and journeys, where it can run', run: recordOrca('pages') },
  { name: 'sending', about: 'what Orca says while a message is sent with scripts, without, and refused', run: recordOrca('sendings') },
  { name: 'editor', about: 'common jobs in the editor by keyboard, with Orca: keys, words and seconds', run: recordOrca('editor') },
]
/** The part that needs no site: the first page of all reports, one for each page, and WCAG and ATAG by criterion. The others end with it. */
const REPORTS = 'reports'

const names = [...PARTS.map(({ name }) => name), REPORTS]
const { flags, operands: named } = readCommandLine({
  name: 'npx tsx scripts/audit/screenReader.ts',
  about: 'Screen reader output and related checks, compared with a11y-reports/screen-reader/.',
  flags: { record: { about: 'Replace the records.' } },
  operands: {
    name: '[part ...]',
    about: `Parts to run: ${joinWords(names)}. Default: those that have not passed for this state of site and checks.`,
    choices: names,
  },
})
const skipsPassed = named.length === 0
const parts = PARTS.filter(({ name }) => skipsPassed || named.includes(name))
const run = (site: RecordedSite) => runParts(site, parts, { folder: '.build/audit/screen-reader', skipsPassed })
const errors = parts.length === 0 ? [] : await withRecordedSite({ isRecorded: flags.record !== undefined }, run)
writeReports('.')
console.log(errors.length > 0 ? `\n${errors.length} errors.` : '\nNothing is wrong.')
process.exitCode = errors.length > 0 ? 1 : 0
