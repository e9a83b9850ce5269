import { listChangedFiles } from '../src/content/changedFiles.ts'
import { ContentError } from '../src/content/problems.ts'
import { countOf, joinWords } from '../src/lib/text.ts'
import { type CheckResults, formatInspection, toAnnotations, toFindings } from './content/formatInspection.ts'
import { inspectContent } from './content/inspectContent.ts'
import { formatChange } from './content/publicationChanges.ts'
import { PUBLISHED_FLAG, readPublished } from './content/publishedAddresses.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'

const { flags } = readCommandLine({
  name: 'npm run content:check',
  about: 'Checks all content, and lists errors and warnings.',
  flags: {
    all: { about: 'Also list what the owner must provide.' },
    json: { about: 'Print the findings as JSON.' },
    base: { value: 'commit', about: 'List what the owner must provide in files that differ from this commit.' },
    ...PUBLISHED_FLAG,
  },
})
const AS_JSON = flags.json !== undefined

/** Prints findings for programs: as JSON, or in GitHub Actions as annotations of the pull request. */
function printFindings(results: CheckResults, changed?: readonly string[]): void {
  if (results.problems.length > 0) process.exitCode = 1
  const findings = toFindings(results, changed)
  if (AS_JSON) console.log(JSON.stringify(findings, null, 2))
  else if (process.env.GITHUB_ACTIONS === 'true') console.log(toAnnotations(findings))
}

async function checkContent(root: string): Promise<void> {
  const start = performance.now()
  // Not awaited yet, so that git runs while the content files are read.
  const changed = AS_JSON || flags.all !== undefined ? undefined : listChangedFiles(root, flags.base)
  const inspection = await inspectContent(root, getNow(), await readPublished(flags.published))
  const { problems, warnings, fileCount, drafts, changes } = inspection
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const own = (await changed)?.map(({ file }) => file)
  const { notes, errors } = formatInspection(inspection, own)
  if (notes && !AS_JSON) console.warn(`${notes}\n`)
  if (errors && !AS_JSON) console.error(`${errors}\n`)
  printFindings(inspection, own)
  const waiting = drafts.length > 0 ? ` ${countOf(drafts.length, 'draft waits', 'drafts wait')}: ${joinWords(drafts)}.` : ''
  const next = changes[0] ? ` Next: ${formatChange(changes[0])}.` : ''
  const toRead = warnings.length > 0 ? 'no errors. Read the warnings above before you publish.' : 'no errors.'
  const result = problems.length > 0 ? 'fix the errors above.' : toRead
  if (!AS_JSON) console.log(`${countOf(fileCount, 'content file')} checked in ${seconds} s: ${result}${waiting}${next}`)
}

try {
  await checkContent(root)
} catch (error) {
  // Machine-readable output contains the error as findings.
  if (error instanceof ContentError) printFindings({ problems: [...error.problems], unfinished: [], warnings: [], standing: [] })
  throw error
}
