import { readBuiltPages } from '../../../tests/built/readPages.ts'
import { altTextsOf, measurePageReadability, outlineOf } from './pageText.ts'
import { TRANSCRIPT_SITE } from './recordedSite.ts'
import { type RecordOptions, recordOrCompare } from './recordOrCompare.ts'
import { type CheckResult, type PageText, recordResults, TEXTS } from './reports/writeReports.ts'

/** WCAG 3.1.5 asks for no more than lower secondary school, which ends after nine years. */
const MAX_SCHOOL_YEARS = 9

/** Records headings, alt texts and readability of every page. */
export async function recordPageTexts(site: RecordOptions): Promise<string[]> {
  const texts = readBuiltPages(TRANSCRIPT_SITE).map(({ route, document }) => [route, textOf(document)] as const)
  const errors = recordOrCompare(site, TEXTS, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
  if (errors.length > 0) return errors
  recordResults('.', 'words', new Map(texts.map(([route, { readability }]) => [route, judgeReadability(readability.schoolYears)])))
  return []
}

function textOf(document: Document): PageText {
  const { words, sentenceLength, ease, grade } = measurePageReadability(document)
  const round = (figure: number) => Number(figure.toFixed(1))
  return {
    headings: outlineOf(document),
    pictures: altTextsOf(document),
    readability: { words, sentenceLength: round(sentenceLength), ease: round(ease), schoolYears: round(Math.max(grade, 0)) },
  }
}

/** Judges the years at school that a page takes to read. */
export const judgeReadability = (schoolYears: number): CheckResult => ({
  outcome: `${schoolYears.toFixed(1)} years`,
  open: schoolYears > MAX_SCHOOL_YEARS ? `more than ${MAX_SCHOOL_YEARS} years at school` : undefined,
})
