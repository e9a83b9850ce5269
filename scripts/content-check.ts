import { COLLECTIONS } from '../src/content/collections.ts'
import { loadContent } from '../src/content/load.ts'
import { formatProblems } from '../src/content/problems.ts'

const start = performance.now()
const { problems, fileCount } = loadContent({ root: process.cwd(), collections: COLLECTIONS })
if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
console.log(
  `Checked ${fileCount} files in ${((performance.now() - start) / 1000).toFixed(2)} s: ${problems.length === 0 ? 'all is well.' : 'see above.'}`,
)
process.exitCode = problems.length > 0 ? 1 : 0
