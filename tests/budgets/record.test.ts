import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { record } from '../../scripts/budgets/record.ts'
import { toReport } from './samples.ts'

const FIGURES = { bytesBeforeFcp: 5000, scriptAtLoad: 2048, atLoad: 50_000, afterScroll: 60_000, requestsAtLoad: 6, nodes: 300 }
let root: string
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-'))
})

/** Records one page, or the given values. */
function recordDay(given: Partial<Parameters<typeof record>[1]>, day = '2026-11-21') {
  record(root, { reports: [toReport('/about', FIGURES)], scripts: [], ...given }, day)
}

describe('the record of page sizes', () => {
  it('has one line a day, with all pages together', () => {
    const light = [toReport('/about', FIGURES)]
    const heavy = [toReport('/about', { ...FIGURES, atLoad: 60_000 })]
    for (const [reports, day] of [
      [light, '2026-11-20'],
      [light, '2026-11-21'],
      [heavy, '2026-11-21'],
    ] as const)
      recordDay({ reports }, day)
    const lines = read('a11y-reports/weight.md').split('\n')
    expect(lines.slice(lines.indexOf('## All pages together, day by day') + 2, -1)).toEqual([
      '| day | pages | HTML, KB | script at load, KB | at load, KB | after scroll, KB |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      '| November 20, 2026 | 1 | 10.0 | 2.0 | 48.8 | 58.6 |',
      '| November 21, 2026 | 1 | 10.0 | 2.0 | 58.6 | 58.6 |',
    ])
  })

  it('compares each script with its previous size, including new and removed ones', () => {
    const reports = [toReport('/about', FIGURES)]
    const before = { small: 1536, lost: 512 }
    recordDay({ reports, scripts: Object.entries(before) }, '2026-11-20')
    recordDay({ reports, scripts: Object.entries({ small: 1024, found: 256 }) })
    const rows = read('a11y-reports/weight.md').match(/^\| (small|lost|found) .*/gm)
    expect(rows?.map((row) => row.split(' | ').slice(0, 3).join(' | '))).toEqual([
      '| small | 1.00 | 1.50',
      '| found | 0.25 | ',
      '| lost |  | 0.50',
    ])
  })
})
