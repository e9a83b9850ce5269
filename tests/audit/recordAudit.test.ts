import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordAudit } from '../../scripts/audit/recordAudit.ts'
import '../fixtures/useFixtureSite.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'record-'))
})

const read = (file: string) => readFileSync(path.join(root, 'a11y-reports', file), 'utf8')
const SCALE = { name: 'scale', about: 'time and memory', date: '2026-11-21', commit: 'ac7d075f00', hasPassed: true }

describe('the record of a long check', () => {
  it('has the subject, the day, the commit, the outcome and the output', () => {
    recordAudit(root, SCALE, 'starting\n25 articles: 12 s\n\n')
    expect(read('audit/scale.md')).toBe(`# scale: passed

Written by \`npm run audit -- --record scale\` on November 21, 2026, of commit ac7d075. Subject: time and memory.

\`\`\`text
starting
25 articles: 12 s
\`\`\`
`)
  })

  it('replaces the last one of the same check on the front page, and leaves the others', () => {
    recordAudit(root, { ...SCALE, date: '2026-11-20', commit: undefined, hasPassed: false }, '')
    expect(read('audit/scale.md')).toContain('of a state between two commits')
    recordAudit(root, { ...SCALE, name: 'benchmark', about: 'compared with vite-react-ssg' }, '')
    recordAudit(root, SCALE, '')
    expect(
      read('README.md')
        .split('\n')
        .filter((line) => line.includes('](audit/')),
    ).toEqual([
      '| [benchmark](audit/benchmark.md) | compared with vite-react-ssg | passed | November 21, 2026 |',
      '| [scale](audit/scale.md) | time and memory | passed | November 21, 2026 |',
    ])
  })

  it('has the end of a long output, where the tables are', () => {
    recordAudit(root, SCALE, Array.from({ length: 500 }, (_, index) => `line ${index + 1}`).join('\n'))
    expect(read('audit/scale.md')).toMatch(/```text\nline 381\n/)
    expect(read('audit/scale.md')).toContain('line 500\n```')
  })
})
