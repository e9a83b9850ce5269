import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND, OFFLINE } from '../../../../src/lib/routes.ts'
import { listBuiltPages } from '../../../lib/builtPages.ts'
import { pageName } from '../../../lib/pageName.ts'
import type { picturesOf } from '../altTexts.ts'
import { outlineIn } from '../outline.ts'
import { hashOfTranscript, linesFromTop } from '../transcripts.ts'
import { readPageRows } from './markdownTables.ts'

/** The folder of all reports. */
export const REPORTS = 'a11y-reports'

/** The file with Lighthouse’s scores of every page. */
export const SCORES = 'lighthouse.json'

/** Lighthouse’s scores of a page, from 0 to 100 by category. */
export type Scores = Readonly<Record<string, number>>

/** The recorded results of one page. Undefined fields were not recorded. */
export type PageRecords = ReturnType<typeof readRecords>[number]

/** Reads a report of the project at `root`; undefined when there is none. */
const readReport = (root: string, file: string): string | undefined => {
  const place = path.join(root, REPORTS, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

/** Reads the recorded Lighthouse scores of the project at `root`. */
export const readScores = (root: string): Readonly<Record<string, Scores>> => JSON.parse(readReport(root, SCORES) ?? '{}')

/** Reads the records of every page from the reports of the project at `root`. */
export function readRecords(root: string) {
  const read = (file: string) => readReport(root, file)
  const rowsOf = (file: string) => readPageRows(read(file) ?? '')
  const [walks, words, weights, matrix] = [
    'screen-reader/keyboard-walk/README.md',
    'screen-reader/words.md',
    'weight.md',
    'screen-reader/matrix.md',
  ].map(rowsOf)
  const outlines = read('screen-reader/outlines.md')
  const pictures: Readonly<Record<string, ReturnType<typeof picturesOf>>> = JSON.parse(read('screen-reader/pictures.json') ?? '{}')
  const scores = readScores(root)
  return [...listBuiltPages(), NOT_FOUND, OFFLINE].map((route) => {
    const name = pageName(route)
    const record = read(`screen-reader/${name}.txt`)
    const transcript = record === undefined ? undefined : linesFromTop(record)
    return {
      route,
      /** The name of its report files: home, about, academy-youth-theatre-workshop. */
      name,
      /** One heading a line, its level first. */
      outline: outlines === undefined ? undefined : outlineIn(outlines, route),
      pictures: pictures[route],
      /** From the top, line by line. */
      transcript,
      /** Whether Orca has read it, in its present version or an older one. */
      orca: orcaOf(read(`screen-reader/orca/${name}.txt`), transcript),
      walk: walks?.get(route),
      words: words?.get(route),
      weight: weights?.get(route),
      matrix: matrix?.get(route),
      lighthouse: scores[route],
    }
  })
}

const orcaOf = (record: string | undefined, transcript: readonly string[] = []) =>
  record === undefined ? undefined : record.includes(`, page ${hashOfTranscript(transcript)}\n`) ? 'as it is' : 'as it was'
