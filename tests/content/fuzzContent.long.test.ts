import { expect, it } from 'vitest'
import { makeDrawing } from '../../scripts/pictures/svg.ts'
import { checkPictureFiles } from '../../src/content/pictureErrors.ts'
import { makeRandom, type Random } from '../seededRandom.ts'
import { findSvgDangers } from './attacks/dangers.ts'
import { makeSample, readOriginal, SAMPLE_FILES } from './contentSample.ts'
import { findMessageErrors } from './messageErrors.ts'
import { editAtRandom } from './randomEdits.ts'

/** Each run makes other mutations. `FUZZ_SEED=7 npx vitest run --project long tests/content/fuzzContent.long.test.ts` repeats those of a seed. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const COUNT = 5000

/** A mutated file: refused with a message, or still valid. `errors` are those of the loader. */
interface TriedFile {
  file: string
  isRefused: boolean
  errors: string[]
}

const DRAWINGS = ['content/people/tobi-ajibola.svg', 'content/news/fest-2025.svg']

const sample = makeSample()

/** Breaks most of the files and loads them together. The company’s file is broken in one round of four, because without it links cannot be checked. */
function tryTexts(random: Random, round: number): TriedFile[] {
  const files = SAMPLE_FILES.filter((file) => (file !== 'content/company.md' || round % 4 === 0) && random.below(10) < 7)
  const { problems, loaded } = sample.loadWith(Object.fromEntries(files.map((file) => [file, editAtRandom(readOriginal(file), random)])))
  const entries = Object.values(loaded.entries).flat()
  return files.map((file, index) => {
    const isRefused = [...problems, ...loaded.documents.unpublished].some((one) => one.file === file)
    const isLost = !isRefused && !entries.some((entry) => entry.file === file)
    return {
      file,
      isRefused,
      errors: [...(index === 0 ? findMessageErrors(problems) : []), ...(isLost ? ['It was left out without an error.'] : [])],
    }
  })
}

async function tryDrawing(random: Random): Promise<TriedFile> {
  const file = random.pick(DRAWINGS)
  const data = editAtRandom(readOriginal(file), random)
  const revert = sample.change({ [file]: data })
  const problems = await checkPictureFiles(sample.root, [file]).finally(revert)
  if (problems.length > 0) return { file, isRefused: true, errors: findMessageErrors(problems) }
  const { svg, width, height } = makeDrawing(Buffer.from(data).toString('utf8'), 'a')
  return { file, isRefused: false, errors: [...findSvgDangers(svg), ...(width > 0 && height > 0 ? [] : ['It has no size.'])] }
}

it(`files broken at random are refused with a message, or still valid (seed ${SEED})`, { timeout: 300_000 }, async () => {
  const random = makeRandom(SEED)
  const tried: TriedFile[] = []
  for (let round = 0; tried.length < COUNT; round += 1) tried.push(...tryTexts(random, round), await tryDrawing(random))
  expect(tried.flatMap(({ file, errors }) => errors.map((error) => `${file}: ${error}`))).toEqual([])
  const refused = tried.filter(({ isRefused }) => isRefused).length
  // Some must be refused and some accepted: otherwise the mutations tested nothing.
  expect(refused).toBeGreaterThan(COUNT / 4)
  expect(tried.length - refused).toBeGreaterThan(COUNT / 10)
})
