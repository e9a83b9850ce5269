import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatOpenAcr } from '../../scripts/audit/conformance/openAcr.ts'
import { CRITERIA } from '../../scripts/audit/screen-reader/wcag/conformanceReports.ts'
import { getSite } from '../../src/content/site.ts'

it('the recorded OpenACR document agrees with the current table', () => {
  const chaptersOf = (yaml: string) => (parse(yaml) as { chapters: unknown }).chapters
  const today = formatOpenAcr(CRITERIA, getSite().company, '2026-01-02')
  expect(chaptersOf(readFileSync('a11y-reports/openacr.yaml', 'utf8')), 'after a change: npm run audit -- --record proof').toEqual(
    chaptersOf(today),
  )
})
