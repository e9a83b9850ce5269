import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { DATA_PRICE, record, toGrams, toNaira } from '../../scripts/budgets/record.ts'
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

  it('has the emissions and the cost of each page, with the source and the date of the price', () => {
    recordDay({ reports: [toReport('/about', { afterScroll: 102_400 })] })
    const text = read('a11y-reports/weight.md')
    expect(text).toContain(`(${DATA_PRICE.source})`)
    expect(text).toContain('since February 10, 2025')
    expect(text).toMatch(new RegExp(`^\\| \`/about\` .* \\| ${toGrams(102_400).toFixed(3)} \\| 0.09 \\|$`, 'm'))
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

describe('emissions and cost of a visit', () => {
  it('cost the full price for the full plan, and a share of it for a page', () => {
    expect(toNaira(DATA_PRICE.bytes)).toBe(DATA_PRICE.naira)
    expect(toNaira(DATA_PRICE.bytes / 1000)).toBeCloseTo(DATA_PRICE.naira / 1000)
  })

  it('grow with the bytes, and take Nigeria’s power grid into account', () => {
    expect(toGrams(2_000_000)).toBeCloseTo(2 * toGrams(1_000_000))
    // Version 4 of the model (sustainablewebdesign.org): kWh per gigabyte to operate data centres, networks and devices; then to make the
    // hardware of all three.
    const [dataCentre, network, device, hardware] = [0.055, 0.059, 0.08, 0.012 + 0.013 + 0.081]
    expect(toGrams(1e9)).toBeCloseTo((dataCentre + hardware) * 494 + (network + device) * 507.85, 1)
  })
})
