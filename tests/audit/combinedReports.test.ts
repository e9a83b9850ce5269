import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { picturesOf } from '../../scripts/audit/screen-reader/altTexts.ts'
import { recordScores, toReports, writeReports } from '../../scripts/audit/screen-reader/reports/writeReports.ts'
import { findReportErrors } from './reportErrors.ts'

const REPORTS = 'a11y-reports'

describe('an error of a report', () => {
  const errorsOf = (markdown: string) => findReportErrors('README.md', markdown).map((error) => error.replace('README.md: ', ''))

  it('is a link that leads nowhere, and one name for two places', () => {
    expect(errorsOf('# Reports\n\n[all](a11y-reports/README.md), [none](a11y-reports/none.md)')).toEqual([
      '“none” leads to a11y-reports/none.md, which is not there',
    ])
    expect(errorsOf('# Reports\n\n[it](README.md) and [it](package.json)')).toEqual(['“it” leads to README.md and to package.json'])
    expect(errorsOf('# Reports\n\n[here](README.md)')).toEqual(['“here” says nothing by itself'])
  })

  it('is a second h1, a missing one, or a skipped heading level', () => {
    expect(errorsOf('# One\n\n# Two')).toEqual(['2 headings of the first level'])
    expect(errorsOf('## One')).toEqual(['0 headings of the first level', 'the heading “One” skips a level'])
    expect(errorsOf('# One\n\n### Three')).toEqual(['the heading “Three” skips a level'])
  })

  it('is a table with an empty or repeated header', () => {
    expect(errorsOf('# One\n\n| page | |\n| --- | --- |\n| a | b |')).toEqual(['a table has a column without a head'])
    expect(errorsOf('# One\n\n| page | page |\n| --- | --- |\n| a | b |')).toEqual(['a table has two columns called “page”'])
  })
})

describe('the reports that are put together', () => {
  let root = ''
  const keep = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, REPORTS, file)), { recursive: true })
    writeFileSync(path.join(root, REPORTS, file), text)
  }
  const report = (file: string) => toReports(root).get(file) ?? ''
  const rowOf = (route: string) =>
    report('README.md')
      .split('\n')
      .find((line) => line.startsWith(`| [${route}](`))
  const rest = (cells: string) => `| [/about](pages/about.md) | ${cells} |`

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'reports-'))
  })

  it('say what was not recorded, and what would record it', () => {
    const none = '**not recorded**'
    expect(rowOf('/about')).toBe(rest(Array.from({ length: 7 }, () => none).join(' | ')))
    expect(report('README.md')).toContain(
      '- *keyboard*: not recorded yet; `npx tsx scripts/audit/screenReader.ts walk` does it (all pages).',
    )
    expect(report('README.md')).toContain('None has been recorded yet.')
    expect(report('pages/about.md')).toContain('## Pictures\n\nNot recorded.')
  })

  it('show a pass where every report does', () => {
    keep(
      'screen-reader/outlines.md',
      '# Outlines\n\n## /about\n\n```text\n1 About Us\n  2 Our Story\n```\n\n## /tickets\n\n```text\n1 Tickets\n```\n',
    )
    keep(
      'screen-reader/about.txt',
      'About\n\nFROM THE TOP: 2 stops, 5 words\n\nlink, Skip\nheading, About Us, level 1\n\n\nBY LINKS: 1 stops, 1 words\n\nSkip\n',
    )
    keep(
      'screen-reader/words.md',
      '| page, with its transcript | words | school years |\n| --- | ---: | ---: |\n| [/about](about.txt) | 90 | 6.5 |\n',
    )
    keep('weight.md', '| page | HTML, KB | at load, KB |\n| --- | ---: | ---: |\n| `/about` | 7.0 | 53.7 |\n')
    keep(
      'screen-reader/keyboard-walk/README.md',
      '| page | stops on a phone | wide | least indicator | least contrast |\n| --- | --- | --- | --- | --- |\n| [/about](about.md) | 41 | 46 | 250 % | 7.4:1 |\n',
    )
    keep('screen-reader/matrix.md', '| page | phone | night | states |\n| --- | --- | --- | --- |\n| /about | 0 | 0 | 12 |\n')
    recordScores(root, new Map([['/about', { accessibility: 100, seo: 100 }]]))
    expect(rowOf('/about')).toBe(rest('12 states, no errors | 41 and 46 stops | 2 steps | 2 headings | 6.5 years | 53.7 KB | 100, 100'))
    expect(report('pages/about.md')).toContain('| HTML, KB | 7.0 |')
    expect(report('pages/about.md')).toContain('```text\n1 About Us\n  2 Our Story\n```')
  })

  it('show no pass if one report fails, and say why', () => {
    keep('screen-reader/outlines.md', '# Outlines\n\n## /about\n\n```text\n1 About Us\n    3 Our Story\n```\n')
    keep(
      'screen-reader/about.txt',
      'About\n\nFROM THE TOP: 2 stops, 5 words\n\nlink\nheading, About Us, level 1\n\n\nBY LINKS: 1 stops, 1 words\n',
    )
    keep('screen-reader/words.md', '| page | school years |\n| --- | ---: |\n| [/about](about.txt) | 9.1 |\n')
    keep(
      'screen-reader/keyboard-walk/README.md',
      '| page | stops on a phone | wide | least indicator | least contrast |\n| --- | --- | --- | --- | --- |\n| [/about](about.md) | 41 | 46 | 80 % | 7.4:1 |\n',
    )
    keep('screen-reader/matrix.md', '| page | phone | night | states |\n| --- | --- | --- | --- |\n| /about | 0 | 2 | 12 |\n')
    recordScores(root, new Map([['/about', { accessibility: 98, seo: 100 }]]))
    for (const reason of [
      '*engines*: night: 2 (/about).',
      '*keyboard*: least indicator: 80 % (/about).',
      '*screen-reader*: 1 without a name (/about).',
      '*headings*: 1 of the first level, 1 skipped (/about).',
      '*words*: more than 9 years at school (/about).',
      '*Lighthouse*: accessibility 98 (/about).',
    ])
      expect(report('README.md')).toContain(reason)
  })

  it('keep Lighthouse’s scores of the pages that were not looked at again', () => {
    recordScores(root, new Map([['/about', { seo: 99 }]]))
    recordScores(root, new Map([['/', { seo: 100 }]]))
    expect(JSON.parse(readFileSync(path.join(root, REPORTS, 'lighthouse.json'), 'utf8'))).toEqual({
      '/': { seo: 100 },
      '/about': { seo: 99 },
    })
  })

  it('delete the report of a deleted page', () => {
    keep('pages/gone.md', '# Gone')
    writeReports(root)
    expect(existsSync(path.join(root, REPORTS, 'pages/gone.md'))).toBe(false)
    expect(existsSync(path.join(root, REPORTS, 'pages/about.md'))).toBe(true)
  })
})

it('lists each alternative text once, and counts decorative pictures', () => {
  const { document } = new JSDOM(`<img alt="A drum"><img alt=""><img alt="A drum"><svg role="img" aria-label="A mark"></svg>
    <svg aria-hidden="true"></svg><svg aria-hidden="true"></svg>`).window
  expect(picturesOf(document)).toEqual({ described: ['A drum', 'A mark'], decorative: 1, icons: 2 })
})
