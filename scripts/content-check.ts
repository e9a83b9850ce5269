import { loadContent } from '../src/content/load.ts'
import { checkPictureFiles } from '../src/content/pictureFiles.ts'
import { formatProblems } from '../src/content/problems.ts'
import { SITE_OPTIONS } from '../src/content/site.ts'

const start = performance.now()
const root = process.cwd()
const { problems, pictures, fileCount } = loadContent({ root, ...SITE_OPTIONS })
problems.push(...(await checkPictureFiles(root, pictures)))
if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
const seconds = ((performance.now() - start) / 1000).toFixed(2)
console.log(`Checked ${fileCount} files in ${seconds} s: ${problems.length === 0 ? 'all is well.' : 'mend what stands above.'}`)
process.exitCode = problems.length > 0 ? 1 : 0
