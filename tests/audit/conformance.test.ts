import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkEarl, type Evaluation, toEarl } from '../../scripts/audit/conformance/earl.ts'
import { CATALOGUE, checkOpenAcr, criterionUrl, formatOpenAcr } from '../../scripts/audit/conformance/openAcr.ts'
import { CRITERIA } from '../../scripts/audit/screen-reader/wcag/conformanceReports.ts'
import type { Company } from '../../src/content/schemas/company.ts'

const company = {
  name: 'Lagbaja',
  fullName: 'Lagbaja Theatre',
  url: 'https://lagbaja.example',
  email: 'hello@lagbaja.example',
  phone: '+234 800 000 0000',
} as Company
const openAcr = formatOpenAcr(CRITERIA, company, '2026-01-02')
const levels = { met: 'supports', 'not met': 'does-not-support', 'not applicable': 'not-applicable' }

/** The rows of an OpenACR document by number, each with its level of conformance and its notes. */
function rowsOf(yaml: string): Map<string, { level: string; notes: string }> {
  const { chapters } = parse(yaml) as {
    chapters: Record<string, { criteria: { num: string; components: { adherence: { level: string; notes: string } }[] }[] }>
  }
  const rows = Object.values(chapters).flatMap(({ criteria }) => criteria)
  return new Map(rows.flatMap(({ num, components }) => components.map(({ adherence }) => [num, adherence] as const)))
}

describe('the OpenACR document', () => {
  it('validates against GSA’s schema and its catalogue of WCAG 2.2', () => {
    expect(checkOpenAcr(openAcr)).toEqual([])
    expect(CATALOGUE.chapters.flatMap(({ criteria }) => criteria)).toHaveLength(CRITERIA.length + 1)
  })

  it('has every row of the table', () => {
    const rows = rowsOf(openAcr)
    expect([...rows.keys()].filter((number) => number !== '4.1.1').toSorted()).toEqual(CRITERIA.map(({ number }) => number).toSorted())
    for (const { number, status, how, evidence } of CRITERIA) {
      const proofs = evidence.map((one) =>
        'file' in one ? `- ${one.file}: “${one.test}”` : `- Checked by hand on ${one.date}: ${one.note}`,
      )
      const { level, notes } = rows.get(number) ?? {}
      expect(level, number).toBe(levels[status])
      expect(notes?.split('\n'), number).toEqual([how, ...(proofs.length > 0 ? ['', 'Evidence:', ...proofs] : [])])
    }
  })

  it('is invalid without an email address, with a criterion missing or twice, or with an unknown level', () => {
    expect(checkOpenAcr(openAcr.replace(/email: .*/, 'mail: none'))).toContain("/author: must have required property 'email'")
    expect(checkOpenAcr(openAcr.replace('num: 1.1.1', 'num: 1.2.1'))).toEqual([
      '1.1.1 is not listed once in success_criteria_level_a',
      '1.2.1 is not listed once in success_criteria_level_a',
    ])
    expect(checkOpenAcr(openAcr.replace('level: supports', 'level: perfect'))).toEqual(['1.1.1: “perfect” is no level'])
  })
})

describe('the EARL document', () => {
  const error = { engine: 'axe', page: '/about (the menu)', rule: 'label', message: 'No label', at: 'input' }
  const evaluation: Evaluation = {
    company,
    criteria: CRITERIA,
    audits: [
      { name: 'fonts', about: 'layout shift', date: '2026-01-01', commit: 'abc', hasPassed: true },
      { name: 'scale', about: 'time', date: '2026-01-01', commit: undefined, hasPassed: false },
    ],
    proof: {
      date: '2025-12-31',
      pages: ['/', '/about', '/about/us'],
      engines: [
        { engine: 'axe', home: 'https://axe.example', version: '1.0.0', falsePositives: [], errors: [error] },
        { engine: 'Nu', home: 'https://nu.example', version: '1.0.0', skipped: 'there is no Java' },
      ],
    },
  }
  const document = toEarl(evaluation)
  const assertions = (document as { '@graph': Record<string, unknown>[] })['@graph'].filter((node) => node['@type'] === 'Assertion')
  const outcomesOf = (test: string) =>
    assertions.filter((one) => one.test === test).map(({ subject, result }) => [subject, (result as { outcome: string }).outcome])
  const datesOf = (test: string) => assertions.filter((one) => one.test === test).map(({ result }) => (result as { date: string }).date)

  it('is JSON-LD in the terms of EARL 1.0', async () => {
    expect(await checkEarl(document)).toEqual([])
  })

  it('is invalid with a type, property or outcome that EARL lacks, or with a remote context', async () => {
    const graph = (fields: object) => ({ ...document, '@graph': [{ '@type': 'Assertion', ...fields }] })
    expect(await checkEarl(graph({ grade: 'good' }))).toEqual([expect.stringMatching(/^invalid property: .*"grade"/)])
    expect(await checkEarl(graph({ result: { outcome: 'perfect' } }))).toEqual(['relative object reference: {"object":"perfect"}'])
    expect(await checkEarl(graph({ result: { '@type': 'Result' } }))).toEqual(['relative @type reference: {"type":"Result"}'])
    expect(await checkEarl({ '@context': 'https://example.org/context', '@type': 'Assertion' })).toHaveLength(1)
  })

  it('has an assertion for every criterion, every long check, and every page and engine that ran', () => {
    expect(assertions).toHaveLength(CRITERIA.length + 2 + 3)
    for (const { number } of CRITERIA) expect(outcomesOf(criterionUrl(number)), number).toHaveLength(1)
    expect(outcomesOf('_:fonts')).toEqual([['https://lagbaja.example/', 'passed']])
    expect(outcomesOf('_:scale')).toEqual([['https://lagbaja.example/', 'failed']])
  })

  it('dates each result of an engine to the day of its run', () => {
    expect(datesOf('https://www.w3.org/TR/WCAG22/')).toEqual(['2025-12-31', '2025-12-31', '2025-12-31'])
    expect(datesOf('_:fonts')).toEqual(['2026-01-01'])
    expect(datesOf(criterionUrl('1.2.4'))).toEqual(['2025-12-31'])
  })

  it('counts an error in an opened state for its page only', () => {
    expect(outcomesOf('https://www.w3.org/TR/WCAG22/')).toEqual([
      ['https://lagbaja.example/', 'passed'],
      ['https://lagbaja.example/about', 'failed'],
      ['https://lagbaja.example/about/us', 'passed'],
    ])
  })
})

describe('the accessibility statement on /contact', () => {
  it('claims no level of WCAG 2.2 with an unmet criterion in the table', () => {
    const text = readFileSync('content/pages/contact/accessibility.md', 'utf8')
    const levels = ['A', 'AA', 'AAA'] as const
    const named = levels.filter((level) => new RegExp(`level ${level}\\b`).test(text))
    const claimed: readonly string[] = levels.slice(0, Math.max(...named.map((level) => levels.indexOf(level) + 1), 0))
    const unmet = CRITERIA.filter(({ level, status }) => claimed.includes(level) && status === 'not met')
    expect(unmet.map(({ number }) => number)).toEqual([])
  })
})
