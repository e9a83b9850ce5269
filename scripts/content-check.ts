import { listChangedFiles } from '../src/files/changedFiles.ts'
import { countOf, joinWords } from '../src/lib/text.ts'
import { formatInspection } from './content/formatInspection.ts'
import { inspectContent } from './content/inspectContent.ts'
import { formatChange } from './content/publicationChanges.ts'
import { PUBLISHED_HELP, PUBLISHED_OPTION, PUBLISHED_USAGE, readPublished } from './content/publishedAddresses.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'

const { flags } = readCommandLine(
  `npm run content:check -- [--all] [--base <commit>] ${PUBLISHED_USAGE}

Checks all content, and lists errors and warnings.

  --all        Also list what the owner must provide.
  --base       List what the owner must provide in files that differ from this commit.
${PUBLISHED_HELP}`,
  { all: { type: 'boolean' }, base: { type: 'string' }, ...PUBLISHED_OPTION },
)

const start = performance.now()
// Not awaited yet, so that git runs while the content files are read.
const changed = flags.all ? undefined : listChangedFiles(root, flags.base)
const inspection = await inspectContent(root, getNow(), await readPublished(flags.published))
const { problems, warnings, fileCount, drafts, changes } = inspection
const seconds = ((performance.now() - start) / 1000).toFixed(2)
const ownFiles = (await changed)?.map(({ file }) => file)
const { notes, errors } = formatInspection(inspection, ownFiles)
if (notes) console.warn(`${notes}\n`)
if (errors) console.error(`${errors}\n`)
const waiting = drafts.length > 0 ? ` ${countOf(drafts.length, 'draft waits', 'drafts wait')}: ${joinWords(drafts)}.` : ''
const next = changes[0] ? ` Next: ${formatChange(changes[0])}.` : ''
const toRead = warnings.length > 0 ? 'no errors. Read the warnings above before you publish.' : 'no errors.'
const result = problems.length > 0 ? 'fix the errors above.' : toRead
console.log(`${countOf(fileCount, 'content file')} checked in ${seconds} s: ${result}${waiting}${next}`)
process.exitCode = problems.length > 0 ? 1 : 0
