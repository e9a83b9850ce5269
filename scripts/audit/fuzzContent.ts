import { readFileSync } from 'node:fs'
import type { loadContent } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { EDITING_ACCIDENTS } from '../../tests/content/editingAccidents.ts'
import { listFiles } from '../lib/files.ts'
import { checkPictureFiles } from '../pictures/pictureErrors.ts'
import { makeDrawing } from '../pictures/svg.ts'
import { makeSample, SAMPLE_FILES, type Sample } from './contentSample.ts'
import { findContentErrors, findMessageErrors } from './independentContentCheck.ts'
import { editAtRandom } from './randomEdits.ts'
import { makeRandom, type Random } from './seededRandom.ts'

type Data = string | Uint8Array
type Loaded = ReturnType<typeof loadContent>

/** A mutated file: refused with a message, or still valid. `errors` are those of the loader. */
interface TriedFile {
  file: string
  isRefused: boolean
  errors: string[]
}

/** All files, because those of the sample refer to others. */
const CONTENT_FILES: ReadonlySet<string> = new Set(listFiles('content', '.'))
const DRAWINGS = ['content/people/tobi-ajibola.svg', 'content/news/fest-2025.svg']

/**
 * Mutates copies of real files and pictures at random until `count` were tried, several in each load. The same seed gives the same mutations.
 * Files that are accepted, because they are still sound, are checked by an independent check.
 */
export async function fuzzContent(count: number, seed: number): Promise<TriedFile[]> {
  const sample = makeSample(process.cwd())
  const tried: TriedFile[] = []
  try {
    for (let round = 0; tried.length < count; round += 1) {
      const random = makeRandom(seed * 100_003 + round)
      tried.push(...tryTexts(sample, breakFiles(random, round, count - tried.length)))
      if (tried.length < count) tried.push(await tryDrawing(sample, random))
    }
  } finally {
    sample.remove()
  }
  return tried
}

/** Breaks most of the files. The company’s file is broken in one round of four only, because without it links cannot be checked. */
function breakFiles(random: Random, round: number, most: number): Record<string, Data> {
  const files = SAMPLE_FILES.filter((file) => file !== 'content/company.md' || round % 4 === 0)
  const broken = files.filter(() => random.below(10) < 7).map((file) => [file, breakFile(file, random)] as const)
  return Object.fromEntries(broken.slice(0, most))
}

function breakFile(file: string, random: Random): Data {
  const text = readFileSync(file, 'utf8')
  const ready = EDITING_ACCIDENTS.filter((one) => one.file === file && !/100 KB|megabyte/.test(one.what))
  if (ready.length === 0 || random.below(3) > 0) return editAtRandom(text, random)
  const first = random.pick(ready).damage(text)?.data ?? text
  return typeof first === 'string' ? (random.pick(ready).damage(first)?.data ?? first) : first
}

/** Loads several broken files together. Where the loader throws, each is loaded alone, to find the one that causes it. */
function tryTexts(sample: Sample, changes: Readonly<Record<string, Data>>): TriedFile[] {
  const files = Object.entries(changes)
  try {
    const { problems, loaded } = sample.loadWith(changes)
    const tried = files.map(([file, data]): TriedFile => {
      const own = problems.filter((problem) => problem.file === file)
      const isRefused = own.length > 0 || loaded.documents.unpublished.some((held) => held.file === file)
      return { file, isRefused, errors: isRefused ? findErrorsOfMessages(loaded, changes, own) : findLetThrough(loaded, file, data) }
    })
    const others = problems.filter(({ file }) => !(file in changes))
    tried[0]?.errors.push(...findErrorsOfMessages(loaded, changes, others))
    return tried
  } catch (error) {
    const alone = files.length > 1 ? files.flatMap(([file, data]) => tryTexts(sample, { [file]: data })) : []
    if (alone.some(({ errors }) => errors.length > 0)) return alone
    const [[file] = ['']] = files
    return [{ file, isRefused: false, errors: [`The loader throws: ${(error as Error).stack}`] }, ...alone.slice(1)]
  }
}

const toText = (data: Data) => Buffer.from(data).toString('utf8')

/** Errors of messages, of which some may be about a file or a line that is not there. */
function findErrorsOfMessages(loaded: Loaded, changes: Readonly<Record<string, Data>>, problems: readonly Problem[]): string[] {
  const misplaced = problems.flatMap(({ file, line, message }) => {
    const isThere = file in changes || SAMPLE_FILES.some((one) => one === file) || loaded.pictures.includes(file)
    const data = changes[file] ?? (isThere ? readFileSync(file) : undefined)
    const last = data === undefined ? 1 : toText(data).split(/\r\n?|\n/).length
    return [
      ...(isThere || /missing|draft/.test(message) ? [] : [`A message about a file that is not there: ${message}`]),
      ...(line <= last ? [] : [`Line ${line} of ${last}: ${message}`]),
    ]
  })
  return [...misplaced, ...findMessageErrors(problems)]
}

function findLetThrough(loaded: Loaded, file: string, data: Data): string[] {
  const document = loaded.documents.all.find((one) => one.file === file)
  if (!document) return ['It was left out without an error.']
  const isEntry = Object.values(loaded.entries).some((entries) => entries.some((entry) => entry.file === file))
  return [
    ...(isEntry ? [] : ['It was accepted, but is missing from the entries.']),
    ...findContentErrors(CONTENT_FILES, document, toText(data)),
  ]
}

async function tryDrawing(sample: Sample, random: Random): Promise<TriedFile> {
  const file = random.pick(DRAWINGS)
  const data = editAtRandom(readFileSync(file, 'utf8'), random)
  try {
    const problems = await sample.use({ [file]: data }, () => checkPictureFiles(sample.root, [file]))
    const isRefused = problems.length > 0
    return { file, isRefused, errors: isRefused ? findMessageErrors(problems) : findDrawingErrors(toText(data)) }
  } catch (error) {
    return { file, isRefused: false, errors: [`The check throws: ${(error as Error).stack}`] }
  }
}

/** Errors of a drawing that was accepted, in what is published of it. */
function findDrawingErrors(drawing: string): string[] {
  const { svg, width, height } = makeDrawing(drawing, 'a')
  if (!(width > 0 && height > 0)) return ['A drawing without size was let through.']
  const isHarmful = /<(?:script|foreignObject|image|a|iframe)\b|\son\w+=|javascript:|(?:href|src)="(?!#)|url\((?!["']?#)/i.test(svg)
  return isHarmful ? ['A drawing with a script or an address was let through.'] : []
}
