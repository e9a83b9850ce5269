import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findBrokenFragments } from '../../scripts/content/brokenFragments.tsx'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { copyFixtureContent, editFile } from './contentFolder.ts'

it('a link to a missing fragment is an error in a text, in a field and on the same page', () => {
  const root = copyFixtureContent()
  const article = 'content/news/alliance-francaise-partnership.md'
  editFile(root, article, /$/, '\n[One](/tickets#tickets-sankara-revivall), [two](#nowhere), [three](/tickets#tickets-sankara-revival).\n')
  editFile(root, 'content/company.md', 'href: /about', 'href: /about#nobody')
  // A headline that begins with # is not a link.
  editFile(root, 'content/news/sankara-returns.md', /^title: .*$/m, "title: '#SankaraReturns'")
  editFile(root, 'content/news/sankara-returns.md', 'page: false\n', '')
  const problems = findBrokenFragments(loadContent({ root, ...SITE_OPTIONS }))
  const lastLine = readFileSync(path.join(root, article), 'utf8').trimEnd().split('\n').length
  expect(problems).toMatchObject([
    {
      file: 'content/company.md',
      field: 'navigation, item 2, href',
      message: 'There is no part “nobody” on the page /about. Take #nobody out.',
      example: 'href: /about',
    },
    {
      file: article,
      line: lastLine,
      message: 'There is no part “tickets-sankara-revivall” on the page /tickets. Did you mean #tickets-sankara-revival?',
    },
    {
      file: article,
      line: lastLine,
      message: 'There is no part “nowhere” on the page /news/alliance-francaise-partnership. Take #nowhere out.',
    },
  ])
})
