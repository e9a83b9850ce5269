import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toReports } from '../../scripts/audit/screen-reader/reports/writeReports.ts'
import { findReportErrors } from '../audit/reportErrors.ts'
import { filesIn } from '../repository/sources.ts'

const REPORTS = 'a11y-reports'

describe('the recorded reports', () => {
  const files = filesIn(REPORTS, ['.md'])

  it('have clear headings, tables and links for screen readers', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(files.flatMap((file) => findReportErrors(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('agree with the reports they summarise', () => {
    const old = [...toReports('.')].filter(([file, text]) => {
      const place = path.join(REPORTS, file)
      return !existsSync(place) || readFileSync(place, 'utf8') !== text
    })
    expect(
      old.map(([file]) => file),
      'after a change: npx tsx scripts/audit/screenReader.ts reports',
    ).toEqual([])
  })
})
