import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { toCheckResult } from '../../scripts/audit/screen-reader/matrix.ts'
import { altTextsOf } from '../../scripts/audit/screen-reader/pageText.ts'
import { recordResults, recordScores, toReports, writeReports } from '../../scripts/audit/screen-reader/reports/writeReports.ts'
import { judgeReadability } from '../../scripts/audit/screen-reader/textReports.ts'
import { isNameless } from '../../scripts/audit/screen-reader/transcripts.ts'
import '../fixtures/useFixtureSite.ts'
import { filesIn } from '../repository/sources.ts'
import { findReportErrors } from './reportErrors.ts'

const REPORTS = 'a11y-reports'

describe('an error of a report', () => {
  const errorsOf = (markdown: string) => findReportErrors('README.md', markdown).map((error) => error.replace('README.md: ', ''))

  it('is a broken link, a repeated link text with two targets, or an empty one', () => {
    expect(errorsOf('# Reports\n\n[all](a11y-reports/README.md), [none](a11y-reports/none.md)')).toEqual([
      '“none” leads to a11y-reports/none.md, which does not exist',
    ])
    expect(errorsOf('# Reports\n\n[it](README.md) and [it](package.json)')).toEqual(['“it” leads to README.md and to package.json'])
    expect(errorsOf('# Reports\n\n[here](README.md)')).toEqual(['the link text “here” does not name its target'])
  })

  it('is a second h1, a missing one, or a skipped heading level', () => {
    expect(errorsOf('# One\n\n# Two')).toEqual(['2 headings of the first level'])
    expect(errorsOf('## One')).toEqual(['0 headings of the first level', 'the heading “One” skips a level'])
    expect(errorsOf('# One\n\n### Three')).toEqual(['the heading “Three” skips a level'])
  })

  it('is a table with an empty or repeated header', () => {
    expect(errorsOf('# One\n\n| page | |\n| --- | --- |\n| a | b |')).toEqual(['a table has a column without a header'])
    expect(errorsOf('# One\n\n| page | page |\n| --- | --- |\n| a | b |')).toEqual(['a table has two columns called “page”'])
  })
})

it('the recorded reports have clear headings, tables and links for screen readers', () => {
  const files = filesIn(REPORTS, ['.md'])
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap((file) => findReportErrors(file, readFileSync(file, 'utf8')))).toEqual([])
})

describe('the combined reports', () => {
  let root = ''
  const writeRecord = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, REPORTS, file)), { recursive: true })
    writeFileSync(path.join(root, REPORTS, file), text)
  }
  const report = (file: string) => toReports(root).get(file) ?? ''
  const rowOf = (route: string) =>
    report('README.md')
      .split('\n')
      .find((line) => line.startsWith(`| [${route}](`))
  const aboutRow = (cells: string) => `| [/about](pages/about.md) | ${cells} |`

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'reports-'))
  })

  it('say what was not recorded, and name the command that records it', () => {
    const none = '**not recorded**'
    expect(rowOf('/about')).toBe(aboutRow(Array.from({ length: 6 }, () => none).join(' | ')))
    expect(report('README.md')).toContain('- *keyboard*: `npx tsx scripts/audit/screenReader.ts walk` records it (all pages).')
    expect(report('README.md')).toContain('None has been recorded yet.')
    expect(report('pages/about.md')).toContain('Its headings, pictures and readability are not recorded.')
  })

  it('show a pass where every check passes', () => {
    const texts = {
      '/about': {
        headings: ['1 About Us', '  2 Our Story'],
        pictures: ['A drum'],
        readability: { words: 90, sentenceLength: 9, ease: 70, schoolYears: 6.5 },
      },
    }
    writeRecord('screen-reader/text.json', JSON.stringify(texts))
    writeRecord('screen-reader/orca/about.txt', '/about, read from the top by Orca\nOrca 43.1, November 22, 2026\n')
    for (const [check, outcome] of [
      ['engines', '12 states, no errors'],
      ['keyboard', '41 and 46 stops'],
      ['screen-reader', '2 steps'],
      ['words', '6.5 years'],
      ['weight', '53.7 KB'],
    ] as const)
      recordResults(root, check, new Map([['/about', { outcome }]]))
    recordScores(root, new Map([['/about', { accessibility: 100, seo: 100 }]]))
    expect(rowOf('/about')).toBe(aboutRow('12 states, no errors | 41 and 46 stops | 2 steps | 6.5 years | 53.7 KB | 100, 100'))
    expect(report('pages/about.md')).toContain('```text\n1 About Us\n  2 Our Story\n```')
    expect(report('pages/about.md')).toContain('1. A drum')
    expect(report('pages/about.md')).toContain(
      '| Orca | read from the top by Orca 43.1, November 22, 2026 | [screen-reader/orca/about.txt](../screen-reader/orca/about.txt) |',
    )
    expect(report('pages/home.md')).not.toContain('Orca')
  })

  it('show no pass if one check fails, and say why', () => {
    recordResults(root, 'engines', new Map([['/about', { outcome: '12 states, errors', open: 'night: 2' }]]))
    recordScores(root, new Map([['/about', { accessibility: 98, seo: 100 }]]))
    expect(rowOf('/about')).toContain('| **12 states, errors** |')
    for (const reason of ['*engines*: night: 2 (/about).', '*Lighthouse*: accessibility 98 (/about).'])
      expect(report('README.md')).toContain(reason)
  })

  it('include the conformance table as OpenACR and EARL once the engines have run', () => {
    expect(toReports(root).has('openacr.yaml')).toBe(false)
    writeRecord('proof.json', JSON.stringify({ date: '2026-01-02', pages: ['/'], states: 1, engines: [] }))
    expect(report('openacr.yaml')).toContain('report_date: 2026-01-02')
    expect(JSON.parse(report('earl.jsonld'))).toHaveProperty('@graph')
  })

  it('keep Lighthouse’s scores of the pages that were not audited again', () => {
    recordScores(root, new Map([['/about', { seo: 99 }]]))
    recordScores(root, new Map([['/', { seo: 100 }]]))
    expect(rowOf('/about')).toContain('| **99** |')
    expect(rowOf('/')).toContain('| 100 |')
    expect(rowOf('/offline')).toContain('| not audited |')
  })

  it('delete the report and the records of a deleted page only', () => {
    const gone = ['pages/gone.md', 'screen-reader/gone.txt', 'screen-reader/keyboard-walk/gone.md', 'screen-reader/orca/gone.txt']
    const stays = ['screen-reader/about.txt', 'screen-reader/keyboard-walk/about.md', 'screen-reader/orca/journey-donate.txt']
    for (const file of [...gone, ...stays]) writeRecord(file, 'A record')
    writeReports(root)
    const isThere = (file: string) => existsSync(path.join(root, REPORTS, file))
    expect(gone.filter(isThere)).toEqual([])
    expect([...stays, 'pages/about.md'].filter((file) => !isThere(file))).toEqual([])
  })
})

it('lists each alternative text once, without decorative pictures', () => {
  const { document } = new JSDOM(`<img alt="A drum"><img alt=""><img alt="A drum"><svg role="img" aria-label="A mark"></svg>
    <svg aria-hidden="true"></svg>`).window
  expect(altTextsOf(document)).toEqual(['A drum', 'A mark'])
})

it('names the modes of the matrix in which a page has errors, and the rules without a decision', () => {
  const clean = { columns: { phone: [], night: [] }, open: { 'hidden-content': { times: 3, first: 'main' } }, states: 12 }
  expect(toCheckResult(clean)).toEqual({ outcome: '12 states, no errors' })
  expect(toCheckResult({ ...clean, columns: { phone: [], night: ['a', 'b'] } })).toEqual({ outcome: '12 states, errors', open: 'night: 2' })
  const undecided = { ...clean, open: { 'new-rule': { times: 1, first: 'main' } } }
  expect(toCheckResult(undecided)).toEqual({ outcome: '12 states, errors', open: 'new-rule: not decided' })
})

it('recognises lines of a transcript without a name', () => {
  const nameless = ['link', 'heading, level 2', 'image', 'textbox, required', 'radio, not checked, 1 of 2', 'button, has popup dialog']
  const named = ['link, Tickets', 'heading, About Us, level 1', 'main', 'textbox, Name, required', 'radio, All, checked, 1 of 2']
  expect([...nameless, ...named].filter(isNameless)).toEqual(nameless)
})

it('reports a text that is too hard to read', () => {
  expect(judgeReadability(9)).toEqual({ outcome: '9.0 years' })
  expect(judgeReadability(9.1).open).toBe('more than 9 years at school')
})
