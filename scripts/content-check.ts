import { getToday } from '../src/lib/clock.ts'
import { countOf } from '../src/lib/text.ts'
import { inspectContent } from './content/inspect.ts'
import { formatInspection, toAnnotations, toFindings } from './content/report.ts'

/**
 * Checks all content: prints everything that is wrong and everything worth a look. Exit code 1 when something is wrong.
 * `--json` prints the findings for machines instead; in GitHub Actions they are marked beside their lines as well.
 */
async function checkContent(root: string): Promise<void> {
  const start = performance.now()
  const inspection = await inspectContent(root, getToday())
  const { problems, fileCount, drafts } = inspection
  if (problems.length > 0) process.exitCode = 1
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(toFindings(inspection), null, 2))
    return
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const { notes, faults } = formatInspection(inspection)
  if (notes) console.warn(`${notes}\n`)
  if (faults) console.error(`${faults}\n`)
  if (process.env.GITHUB_ACTIONS === 'true') console.log(toAnnotations(toFindings(inspection)))
  const waiting = drafts.length > 0 ? ` ${countOf(drafts.length, 'draft waits', 'drafts wait')}.` : ''
  console.log(
    `${countOf(fileCount, 'content file')} checked in ${seconds} s: ${problems.length > 0 ? 'mend what stands above.' : 'nothing to mend.'}${waiting}`,
  )
}

checkContent(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
