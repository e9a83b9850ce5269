import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { journeysRow } from '../../scripts/audit/trust/journeysRow.ts'
import { recordRows } from '../../scripts/audit/trust/record.ts'

const [BEGIN, END] = ['<!-- trust: written by npm run audit -- --record trust -->', '<!-- trust ends -->']
const rows = [
  { about: 'requests', tried: 12_345, faults: ['One was not answered.'], note: '900 a second' },
  { about: 'packages', tried: 0, faults: [], note: 'nobody answers' },
]
let root = ''
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'trust-'))
})
afterAll(() => rmSync(root, { recursive: true }))
const readme = () => readFileSync(path.join(root, 'README.md'), 'utf8')

describe('the table of trust', () => {
  it('takes the place of the last one in the README, and touches nothing else', () => {
    writeFileSync(path.join(root, 'README.md'), `# A site\n\n${BEGIN}\n\nof yesterday\n\n${END}\n\nMore.\n`)
    recordRows(root, rows, '2026-11-21')
    recordRows(root, rows, '2026-11-22')
    expect(readme()).toBe(`# A site

${BEGIN}

| on November 22, 2026 | tried | held | |
| --- | ---: | ---: | --- |
| requests | 12,345 | 12,344 | 900 a second |
| packages | – | – | nobody answers |

${END}

More.
`)
  })

  it('says so where the README has no place for it', () => {
    writeFileSync(path.join(root, 'README.md'), '# A site\n')
    expect(() => recordRows(root, rows, '2026-11-22')).toThrow('README.md has no lines')
  })

  it('has its place in the README of this project', () => {
    const text = readFileSync('README.md', 'utf8')
    expect(text.split(BEGIN)).toHaveLength(2)
    expect(text.indexOf(END)).toBeGreaterThan(text.indexOf(BEGIN))
  })
})

describe('the row of the engines', () => {
  const browser = 'Firefox 153.7'
  it('counts each journey once in each engine, and names the engines', () => {
    const outcomes = [
      { browser, journey: 'buy a ticket', faults: [] },
      { browser, journey: 'find a role', faults: ['No dialog.', 'No name.'] },
      { browser: 'Lynx 2.9', journey: 'buy a ticket', faults: [] },
    ]
    expect(journeysRow({ missing: [], outcomes })).toEqual({
      about: 'journeys in other engines and as text',
      tried: 3,
      faults: ['Firefox 153.7, find a role: No dialog. No name.'],
      note: 'Firefox 153.7, Lynx 2.9',
    })
  })

  it('says which engines were not there', () => {
    expect(journeysRow({ missing: ['WebKit', 'w3m'], outcomes: [{ browser, journey: 'donate', faults: [] }] }).note).toBe(
      'Firefox 153.7; not installed here: WebKit, w3m',
    )
  })
})
