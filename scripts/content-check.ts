import { ContentError } from '../src/content/problems.ts'
import { recordPublished } from '../src/content/publishedAddresses.ts'
import { getNow } from '../src/lib/clock.ts'
import { countOf, joinWords } from '../src/lib/text.ts'
import { listChangedFiles } from './content/changedFiles.ts'
import { formatInspection, toAnnotations, toFindings } from './content/formatInspection.ts'
import { inspectContent } from './content/inspectContent.ts'
import { formatChange } from './content/publicationChanges.ts'
import { readCommandLine } from './lib/commandLine.ts'

const { flags } = readCommandLine({
  name: 'npm run content:check',
  about: 'Checks all content, and lists errors and warnings.',
  flags: {
    all: { about: 'List what waits for the owner, too.' },
    json: { about: 'Print the findings as JSON.' },
    record: { about: 'Add the pages of today to content/addresses.txt, so that their addresses are guarded.' },
  },
})
const AS_JSON = flags.json !== undefined
const IN_ACTIONS = process.env.GITHUB_ACTIONS === 'true'

/** Checks all content and prints what it finds. Exit code 1 when there are errors. In GitHub Actions it annotates the pull request. */
async function checkContent(root: string): Promise<void> {
  const start = performance.now()
  // Not awaited yet, so that git runs while the content files are read.
  const changed = AS_JSON || flags.all !== undefined ? undefined : listChangedFiles(root)
  const inspection = await inspectContent(root, getNow())
  if (flags.record !== undefined && inspection.problems.length === 0) {
    const added = recordPublished(root, inspection.documents)
    console.log(`${countOf(added, 'address', 'addresses')} added to content/addresses.txt.`)
    return
  }
  const { problems, fileCount, drafts, changes } = inspection
  if (problems.length > 0) process.exitCode = 1
  if (AS_JSON) {
    console.log(JSON.stringify(toFindings(inspection), null, 2))
    return
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const { notes, errors } = formatInspection(inspection, await changed)
  if (notes) console.warn(`${notes}\n`)
  if (errors) console.error(`${errors}\n`)
  if (IN_ACTIONS) console.log(toAnnotations(toFindings(inspection)))
  const waiting = drafts.length > 0 ? ` ${countOf(drafts.length, 'draft waits', 'drafts wait')}: ${joinWords(drafts)}.` : ''
  const next = changes[0] ? ` Next: ${formatChange(changes[0])}.` : ''
  console.log(
    `${countOf(fileCount, 'content file')} checked in ${seconds} s: ${problems.length > 0 ? 'fix the errors above.' : 'no errors.'}${waiting}${next}`,
  )
}

function reportFailure(error: unknown): void {
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  const problems = error instanceof ContentError ? [...error.problems] : [{ file: 'content', line: 1, field: '', message }]
  const findings = toFindings({ problems, unfinished: [], warnings: [], standing: [] })
  if (AS_JSON) console.log(JSON.stringify(findings, null, 2))
  else console.error(message)
  if (IN_ACTIONS && !AS_JSON) console.log(toAnnotations(findings))
}

checkContent(process.cwd()).catch(reportFailure)
