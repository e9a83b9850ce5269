import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { makeDrawing } from '../../scripts/pictures/svg.ts'
import type { loadContent } from '../../src/content/loadContent.ts'
import { checkPictureFiles } from '../../src/content/pictureErrors.ts'
import type { Problem } from '../../src/content/problems.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { makeRandom, type Random } from '../seededRandom.ts'
import { findSvgDangers } from './attacks/dangers.ts'
import { makeSample, readOriginal, SAMPLE_FILES } from './contentSample.ts'
import { findContentErrors } from './independentContentCheck.ts'
import { findMessageErrors } from './messageErrors.ts'
import { editAtRandom } from './randomEdits.ts'

/** Each run makes other mutations. `FUZZ_SEED=7 npx vitest run --project long tests/content/fuzzContent.long.test.ts` repeats those of a seed. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const COUNT = 5000

type Data = string | Uint8Array
type Broken = Readonly<Record<string, Data>>
type Loaded = ReturnType<typeof loadContent>

/** A mutated file: refused with a message, or still valid. `errors` are those of the loader. */
interface TriedFile {
  file: string
  isRefused: boolean
  errors: string[]
}

/** All files, because those of the sample refer to others. */
const CONTENT_FILES: ReadonlySet<string> = new Set(listFiles(path.join(FIXTURE_PROJECT, 'content'), FIXTURE_PROJECT))
const DRAWINGS = ['content/people/tobi-ajibola.svg', 'content/news/fest-2025.svg']

const sample = makeSample()
const toText = (data: Data) => Buffer.from(data).toString('utf8')

/** Breaks most of the files. The company’s file is broken in one round of four only, because without it links cannot be checked. */
function breakFiles(random: Random, round: number): Broken {
  const files = SAMPLE_FILES.filter((file) => file !== 'content/company.md' || round % 4 === 0)
  return Object.fromEntries(files.filter(() => random.below(10) < 7).map((file) => [file, editAtRandom(readOriginal(file), random)]))
}

/** Loads several broken files together. */
function tryTexts(broken: Broken): TriedFile[] {
  const { problems, loaded } = sample.loadWith(broken)
  const tried = Object.entries(broken).map(([file, data]): TriedFile => {
    const own = problems.filter((problem) => problem.file === file)
    const isRefused = own.length > 0 || loaded.documents.unpublished.some((held) => held.file === file)
    return { file, isRefused, errors: isRefused ? findErrorsOfMessages(loaded, broken, own) : findAcceptedErrors(loaded, file, data) }
  })
  const others = problems.filter(({ file }) => !(file in broken))
  tried[0]?.errors.push(...findErrorsOfMessages(loaded, broken, others))
  return tried
}

/** Errors of messages, of which some may be about a file or a line that is not there. */
function findErrorsOfMessages(loaded: Loaded, broken: Broken, problems: readonly Problem[]): string[] {
  const misplaced = problems.flatMap(({ file, line, message }) => {
    const isThere = SAMPLE_FILES.includes(file) || loaded.pictures.includes(file)
    const last = isThere ? toText(broken[file] ?? readOriginal(file)).split(/\r\n?|\n/).length : 1
    return [
      ...(isThere || /missing|draft/.test(message) ? [] : [`A message about a file that is not there: ${message}`]),
      ...(line <= last ? [] : [`Line ${line} of ${last}: ${message}`]),
    ]
  })
  return [...misplaced, ...findMessageErrors(problems)]
}

/** Errors of a file that was accepted. */
function findAcceptedErrors(loaded: Loaded, file: string, data: Data): string[] {
  const document = loaded.documents.all.find((one) => one.file === file)
  if (!document) return ['It was left out without an error.']
  const isEntry = Object.values(loaded.entries).some((entries) => entries.some((entry) => entry.file === file))
  return [
    ...(isEntry ? [] : ['It was accepted, but is missing from the entries.']),
    ...findContentErrors(CONTENT_FILES, document, toText(data)),
  ]
}

async function tryDrawing(random: Random): Promise<TriedFile> {
  const file = random.pick(DRAWINGS)
  const data = editAtRandom(readOriginal(file), random)
  const revert = sample.change({ [file]: data })
  const problems = await checkPictureFiles(sample.root, [file]).finally(revert)
  if (problems.length > 0) return { file, isRefused: true, errors: findMessageErrors(problems) }
  const { svg, width, height } = makeDrawing(toText(data), 'a')
  return { file, isRefused: false, errors: [...findSvgDangers(svg), ...(width > 0 && height > 0 ? [] : ['It has no size.'])] }
}

it(`files broken at random are refused with a message, or still valid (seed ${SEED})`, { timeout: 300_000 }, async () => {
  const random = makeRandom(SEED)
  const tried: TriedFile[] = []
  for (let round = 0; tried.length < COUNT; round += 1) tried.push(...tryTexts(breakFiles(random, round)), await tryDrawing(random))
  expect(tried.flatMap(({ file, errors }) => errors.map((error) => `${file}: ${error}`))).toEqual([])
  const refused = tried.filter(({ isRefused }) => isRefused).length
  // Some must be refused and some accepted: otherwise the independent check or the mutations tested nothing.
  expect(refused).toBeGreaterThan(COUNT / 4)
  expect(tried.length - refused).toBeGreaterThan(COUNT / 10)
})
