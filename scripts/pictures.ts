import { ContentError } from '../src/content/problems.ts'
import { readCommandLine } from './lib/commandLine.ts'

readCommandLine({
  name: 'npx tsx scripts/pictures.ts',
  about: 'Generates every size of the pictures in content/, and reports their errors.',
})

// Imported here, so that a missing package gives a plain error message.
const { makePictures } = await import('./pictures/makePictures.ts')
const { pictures, problems, made } = await makePictures(process.cwd())
console.log(`${Object.keys(pictures).length} pictures, ${made} of them generated now.`)
if (problems.length > 0) throw new ContentError(problems)
