import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ATAG, formatAtag } from '../../scripts/audit/screen-reader/wcag/conformanceReports.ts'

/** The success criteria of ATAG 2.0 (W3C Recommendation of 24 September 2015) of levels A and AA. */
const ASKED =
  `A.1.1.1 A.1.2.1 A.1.2.2 A.2.1.1 A.2.1.2 A.2.2.1 A.2.2.2 A.3.1.1 A.3.1.2 A.3.1.3 A.3.2.1 A.3.2.2 A.3.2.3 A.3.3.1 A.3.4.1 A.3.5.1
  A.3.6.1 A.3.6.2 A.3.6.3 A.3.7.1 A.4.1.1 A.4.1.2 A.4.2.1 A.4.2.2 B.1.1.1 B.1.1.2 B.1.2.1 B.1.2.2 B.1.2.3 B.1.2.4 B.2.1.1 B.2.2.1 B.2.2.2
  B.2.3.1 B.2.3.2 B.2.4.1 B.2.4.2 B.2.4.3 B.2.5.1 B.2.5.2 B.3.1.1 B.3.1.2 B.3.1.3 B.3.1.4 B.3.1.5 B.3.2.1 B.4.1.1 B.4.1.2 B.4.1.3 B.4.1.4
  B.4.2.1 B.4.2.2`.split(/\s+/)

test('has each criterion of ATAG 2.0 of levels A and AA once', () => {
  expect(ATAG.map(({ number }) => number)).toEqual(ASKED)
})

test('shows for each criterion that is met a test that is there', () => {
  expect(ATAG.filter(({ status, evidence }) => status === 'met' && evidence.length === 0)).toEqual([])
  const lost = ATAG.flatMap(({ number, evidence }) =>
    evidence.flatMap((one) =>
      'file' in one && !(existsSync(one.file) && readFileSync(one.file, 'utf8').includes(one.test)) ? [`${number}: ${one.test}`] : [],
    ),
  )
  expect(lost).toEqual([])
})

test('is what a11y-reports/atag.md says', () => {
  expect(readFileSync('a11y-reports/atag.md', 'utf8'), 'after a change: npx tsx scripts/audit/screenReader.ts reports').toBe(formatAtag())
})
