import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COLLECTIONS } from '../../src/content/collections.ts'
import type { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { EDITING_ACCIDENTS } from '../../tests/content/editingAccidents.ts'
import { checkPictureFiles } from '../pictures/pictureErrors.ts'
import { makeDrawing } from '../pictures/svg.ts'
import { type Changes, makeSample, SAMPLE_FILES, type Sample } from './contentSample.ts'
import { findContentErrors, findTechnicalTerms } from './independentContentCheck.ts'
import { editAtRandom } from './randomEdits.ts'
import { makeRandom, type Random } from './seededRandom.ts'

/** An error of the loader, and the file that causes it. */
interface Finding {
  what: string
  file: string
  round: number
  data: string | Uint8Array
}

/**
 * Counts mutated files, pictures included: how many were reported, and how many accepted because they are still valid and passed an independent
 * check.
 */
const newTally = () => ({ cases: 0, refused: 0, sound: 0, findings: [] as Finding[] })

type Loaded = ReturnType<typeof loadContent>

const DRAWINGS = ['content/people/tobi-ajibola.svg', 'content/news/fest-2025.svg']

/**
 * Mutates copies of real files at random until `count` were tried, several in each load. The same seed gives the same mutations. The
 * company’s file is mutated in one load of four only, because without it links cannot be checked.
 */
export async function fuzzContent(count: number, seed: number) {
  const sample = makeSample(process.cwd())
  const tally = newTally()
  try {
    for (let round = 0; tally.cases < count; round += 1) {
      const random = makeRandom(seed * 100_003 + round)
      const changes = breakFiles(random, round, count - tally.cases)
      tryTexts(sample, changes, round, tally)
      if (tally.cases < count) await tryDrawing(sample, random, round, tally)
    }
  } finally {
    sample.remove()
  }
  return tally
}

function breakFiles(random: Random, round: number, most: number): Record<string, string | Uint8Array> {
  const files = SAMPLE_FILES.filter((file) => file !== 'content/company.md' || round % 4 === 0)
  const broken = files.filter(() => random.below(10) < 7).map((file) => [file, breakFile(file, random)] as const)
  return Object.fromEntries(broken.slice(0, most))
}

function breakFile(file: string, random: Random): string | Uint8Array {
  const text = readFileSync(file, 'utf8')
  const ready = EDITING_ACCIDENTS.filter((one) => one.file === file && !/100 KB|megabyte/.test(one.what))
  if (ready.length === 0 || random.below(3) > 0) return editAtRandom(text, random)
  const first = random.pick(ready).damage(text)?.data ?? text
  return typeof first === 'string' ? (random.pick(ready).damage(first)?.data ?? first) : first
}

function tryTexts(sample: Sample, changes: Changes, round: number, tally: ReturnType<typeof newTally>): void {
  const add = (file: string, what: string) => tally.findings.push({ what, file, round, data: changes[file] ?? '' })
  const files = Object.keys(changes)
  tally.cases += files.length
  let tried: ReturnType<Sample['loadWith']>
  try {
    tried = sample.loadWith(changes)
    formatProblems(tried.problems)
  } catch (error) {
    const culprits = files.filter((file) => throwsAlone(sample, { [file]: changes[file] }))
    for (const file of culprits.length > 0 ? culprits : files.slice(0, 1)) add(file, `The loader throws: ${(error as Error).stack}`)
    return
  }
  for (const problem of tried.problems) for (const what of findMessageErrors(tried.loaded, changes, problem)) add(problem.file, what)
  for (const file of files) {
    const isRefused = tried.problems.some((problem) => problem.file === file)
    const isExcluded = tried.loaded.documents.heldBack.some((held) => held.file === file)
    if (isRefused || isExcluded) tally.refused += 1
    else {
      const errors = findLetThrough(tried.loaded, file, changes)
      for (const what of errors) add(file, `Let through. ${what}`)
      if (errors.length === 0) tally.sound += 1
    }
  }
}

function throwsAlone(sample: Sample, changes: Changes): boolean {
  try {
    formatProblems(sample.loadWith(changes).problems)
    return false
  } catch {
    return true
  }
}

const toText = (data: string | Uint8Array) => Buffer.from(data).toString('utf8')

function findMessageErrors(loaded: Loaded, changes: Changes, problem: Problem): string[] {
  const { file, line, message } = problem
  const isThere = file in changes || SAMPLE_FILES.some((one) => one === file) || loaded.pictures.includes(file)
  const data = changes[file] ?? (isThere ? readFileSync(file) : undefined)
  const last = data === undefined ? 1 : toText(data).split(/\r\n?|\n/).length
  return [
    ...(isThere || /missing|draft/.test(message) ? [] : [`A message about a file that is not there: ${message}`]),
    ...(Number.isInteger(line) && line >= 1 && line <= last ? [] : [`Line ${line} of ${last}: ${message}`]),
    ...findTechnicalTerms(formatProblems([problem])).map((word) => `“${word}” in a message: ${message}`),
    ...(/^(?:[\p{Lu}“{₦\d]|content\/)/u.test(message) && /[.?!…”]$/.test(message) ? [] : [`No whole sentence: ${message}`]),
  ]
}

function findLetThrough(loaded: Loaded, file: string, changes: Changes): string[] {
  const document = loaded.documents.all.find((one) => one.file === file)
  if (!document) return ['Nobody says why it is left out.']
  const files = new Set([...SAMPLE_FILES, ...loaded.pictures])
  const isEntry = Object.values(loaded.entries).some((entries) => entries.some((entry) => entry.file === file))
  return [
    ...(isEntry ? [] : ['It is no entry.']),
    ...findContentErrors({ files, collections: COLLECTIONS }, document, toText(changes[file] ?? '')),
  ]
}

async function tryDrawing(sample: Sample, random: Random, round: number, tally: ReturnType<typeof newTally>): Promise<void> {
  const file = random.pick(DRAWINGS)
  const data = editAtRandom(readFileSync(file, 'utf8'), random)
  const add = (what: string) => tally.findings.push({ what, file, round, data })
  tally.cases += 1
  try {
    const problems = await sample.use({ [file]: data }, () => checkPictureFiles(sample.root, [file]))
    const isRefused = problems.length > 0
    if (isRefused) tally.refused += 1
    for (const problem of problems) for (const word of findTechnicalTerms(formatProblems([problem]))) add(`“${word}”: ${problem.message}`)
    if (isRefused) return
    const { svg, width, height } = makeDrawing(toText(data), 'a')
    if (!(width > 0 && height > 0)) add('A drawing without size was let through.')
    else if (/<(?:script|foreignObject|image|a|iframe)\b|\son\w+=|javascript:|(?:href|src)="(?!#)|url\((?!["']?#)/i.test(svg))
      add('A drawing with a script or an address was let through.')
    else tally.sound += 1
  } catch (error) {
    add(`The check of ${path.basename(file)} throws: ${(error as Error).stack}`)
  }
}
