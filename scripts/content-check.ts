import { loadContent } from '../src/content/load.ts'
import { formatProblems } from '../src/content/problems.ts'
import { SITE_OPTIONS } from '../src/content/site.ts'
import { findWarnings } from '../src/content/warnings.ts'
import { getToday } from '../src/lib/clock.ts'
import { countOf } from '../src/lib/text.ts'
import { checkPictureFiles, findSmallPictures } from './pictures/faults.ts'

/** Checks all content: prints everything that is wrong and everything worth a look. Exit code 1 when something is wrong. */
async function checkContent(root: string): Promise<void> {
  const start = performance.now()
  const today = getToday()
  const { problems, documents, pictures, shown, unusedPictures, fileCount } = loadContent({ root, ...SITE_OPTIONS })
  problems.push(...(await checkPictureFiles(root, pictures)))
  // What a file that cannot be read would show, nobody knows.
  const unused = (problems.length > 0 ? [] : unusedPictures).map((file) => ({
    file,
    line: 1,
    field: '',
    message: 'No page shows this picture.',
  }))
  const warnings = [...findWarnings(documents, today), ...(await findSmallPictures(root, shown)), ...unused]
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  if (warnings.length > 0) {
    console.warn(`${formatProblems(warnings, countOf(warnings.length, 'thing worth a look', 'things worth a look'))}\n`)
  }
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  console.log(
    `${countOf(fileCount, 'content file')} checked in ${seconds} s: ${problems.length > 0 ? 'mend what stands above.' : 'nothing to mend.'}`,
  )
  if (problems.length > 0) process.exitCode = 1
}

checkContent(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
