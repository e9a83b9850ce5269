import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLUMNS, formatMatrix } from '../../scripts/audit/screen-reader/matrix.ts'
import { MUTATIONS } from '../../scripts/audit/screen-reader/pageMutations.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { listAddresses } from '../../src/content/pageAddresses.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/routes.ts'

const PAGES = [...listAddresses(loadContent({ root: process.cwd(), ...SITE_OPTIONS }).documents), NOT_FOUND, OFFLINE]

const read = (name: string) => readFileSync(`a11y-reports/screen-reader/${name}.md`, 'utf8')
/** The cells of a report’s table rows whose first cell matches, such as a page or a number. */
const rowsOf = (report: string, first: RegExp) =>
  report
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([cell = '']) => first.test(cell))

/** The pages with a problem in a matrix: missing pages, cells other than 0, fewer than five opened states. */
function findWrong(report: string): string[] {
  const rows = rowsOf(report, /^\//)
  const missing = PAGES.filter((page) => !rows.some(([listed]) => listed === page))
  const invalid = rows.filter((cells) => cells.slice(1, -1).some((cell) => cell !== '0') || Number(cells.at(-1)) < 5)
  return [...missing, ...invalid.map(([page = '']) => page)]
}

describe('the recorded matrix', () => {
  it('lists every page, without errors of either engine in any mode, and with opened states', () => {
    expect(findWrong(read('matrix'))).toEqual([])
    expect(rowsOf(read('matrix'), /^\//)[0]).toHaveLength(COLUMNS.length + 2)
  })

  it('shows an error, a missing page, and a mode that was not tested', () => {
    const clean = {
      columns: Object.fromEntries(COLUMNS.map((mode) => [mode, []])),
      open: {},
      states: 9,
    }
    const answers = PAGES.map((page) => [page, clean] as const)
    expect(findWrong(formatMatrix(new Map(answers)))).toEqual([])
    expect(findWrong(formatMatrix(new Map(answers.slice(1))))).toEqual(['/'])
    for (const spoilt of [
      { ...clean, columns: { ...clean.columns, night: ['image-alt'] } },
      { ...clean, columns: { phone: [] } },
      { ...clean, columns: { ...clean.columns, 'Equal Access, phone': ['img_alt_valid'] } },
      { ...clean, states: 0 },
    ])
      expect(findWrong(formatMatrix(new Map([['/', spoilt], ...answers.slice(1)])))).toEqual(['/'])
  })

  it('has a decision for each rule that an engine left open', () => {
    for (const [rule, , how] of rowsOf(read('matrix'), /^[a-z][\w-]+$/).filter(([rule]) => rule !== 'page' && rule !== 'rule'))
      expect(how, rule).toMatch(/\w{3}/)
  })
})

describe('the recorded mutations', () => {
  it('are at least forty, each with a unique name, on existing pages', () => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length)
    expect(MUTATIONS.filter(({ page }) => !PAGES.includes(page))).toEqual([])
    expect(MUTATIONS.filter(({ from, to }) => from === to)).toEqual([])
  })

  it('were each reported by a check', () => {
    expect(existsSync('a11y-reports/screen-reader/mutations.md')).toBe(true)
    expect(rowsOf(read('mutations'), /^\d+$/).map(([, name]) => name)).toEqual(MUTATIONS.map(({ name }) => name))
    expect(rowsOf(read('mutations'), /^\d+$/).filter((cells) => cells.at(-1) === 'nothing')).toEqual([])
  })
})
