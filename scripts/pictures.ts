import { formatProblems } from '../src/content/problems.ts'
import { makePictures } from './pictures/makePictures.ts'

const { pictures, problems, made } = await makePictures(process.cwd())
console.log(`${Object.keys(pictures).length} pictures, ${made} of them made now.`)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
}
