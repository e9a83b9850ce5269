import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../../scripts/audit/conformance/openAcr.ts'
import { ATAG, CRITERIA, formatAtag, formatWcag } from '../../scripts/audit/screen-reader/wcag/conformanceReports.ts'

/** The success criteria of WCAG 2.2 by the catalogue of the US General Services Administration, without 4.1.1, which is obsolete. */
const catalogued = CATALOGUE.chapters.flatMap(({ id, criteria }) => {
  const level = id.replace('success_criteria_level_', '').toUpperCase()
  return criteria.filter((one) => one.id !== '4.1.1').map((one) => `${one.id} ${one.handle.toLowerCase()} (${level})`)
})
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const evidence = CRITERIA.flatMap((criterion) => criterion.evidence.map((one) => ({ number: criterion.number, ...one })))

describe('the table of WCAG 2.2', () => {
  it('has each of the 86 criteria once, in order, with its name and level', () => {
    expect(catalogued).toHaveLength(86)
    const listed = CRITERIA.map(({ number, name, level }) => `${number} ${name.toLowerCase()} (${level})`)
    expect(listed).toEqual(catalogued.toSorted(byNumber))
  })

  it('says how each is met, or why it is not, in three sentences at most', () => {
    for (const { number, how } of CRITERIA) {
      expect(how, number).toMatch(/^[A-Z].+\.$/)
      expect(how.split(/\. (?=[A-Z])/).length, number).toBeLessThanOrEqual(3)
    }
  })

  it('leaves none of level A or AA unmet, and cites for each a test or a dated manual check', () => {
    const required = CRITERIA.filter(({ level }) => level !== 'AAA')
    expect(required.filter(({ status }) => status === 'not met').map(({ number }) => number)).toEqual([])
    expect(required.filter((criterion) => criterion.evidence.length === 0).map(({ number }) => number)).toEqual([])
    expect(CRITERIA.filter(({ status, evidence: shown }) => status === 'met' && shown.length === 0).map(({ number }) => number)).toEqual([])
  })

  it('says how and when each manual check was made', () => {
    for (const one of evidence) {
      if (!('date' in one)) continue
      expect(one.date, one.number).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
      expect(one.note, one.number).toMatch(/^[A-Z].{30,}\.$/)
    }
  })
})

/** The success criteria of ATAG 2.0 (W3C Recommendation of 24 September 2015) of levels A and AA. */
const ATAG_CRITERIA =
  `A.1.1.1 A.1.2.1 A.1.2.2 A.2.1.1 A.2.1.2 A.2.2.1 A.2.2.2 A.3.1.1 A.3.1.2 A.3.1.3 A.3.2.1 A.3.2.2 A.3.2.3 A.3.3.1 A.3.4.1 A.3.5.1
  A.3.6.1 A.3.6.2 A.3.6.3 A.3.7.1 A.4.1.1 A.4.1.2 A.4.2.1 A.4.2.2 B.1.1.1 B.1.1.2 B.1.2.1 B.1.2.2 B.1.2.3 B.1.2.4 B.2.1.1 B.2.2.1 B.2.2.2
  B.2.3.1 B.2.3.2 B.2.4.1 B.2.4.2 B.2.4.3 B.2.5.1 B.2.5.2 B.3.1.1 B.3.1.2 B.3.1.3 B.3.1.4 B.3.1.5 B.3.2.1 B.4.1.1 B.4.1.2 B.4.1.3 B.4.1.4
  B.4.2.1 B.4.2.2`.split(/\s+/)

describe('the table of ATAG 2.0', () => {
  it('has each criterion of levels A and AA once, in order', () => {
    expect(ATAG.map(({ number }) => number)).toEqual(ATAG_CRITERIA)
  })

  it('cites evidence for each criterion that is met', () => {
    expect(ATAG.filter(({ status, evidence }) => status === 'met' && evidence.length === 0)).toEqual([])
  })
})

describe.each([
  ['wcag.md', CRITERIA, formatWcag],
  ['atag.md', ATAG, formatAtag],
] as const)('a11y-reports/%s', (report, criteria, format) => {
  it('cites tests that exist', () => {
    const lost = criteria.flatMap(({ number, evidence }) =>
      evidence.flatMap((one) =>
        'file' in one && !(existsSync(one.file) && readFileSync(one.file, 'utf8').includes(one.test))
          ? [`${number}: ${one.file} has no test “${one.test}”`]
          : [],
      ),
    )
    expect(lost).toEqual([])
  })

  it('is generated from the current table', () => {
    expect(readFileSync(`a11y-reports/${report}`, 'utf8'), 'after a change: npx tsx scripts/audit/screenReader.ts reports').toBe(format())
  })
})
