import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_EDITS, SEASON } from '../../scripts/audit/edits/allEdits.ts'
import { applyEdit } from '../../scripts/audit/edits/edit.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { copyFixtureContent } from '../content/contentFolder.ts'

describe('the edits of the audit', () => {
  const content = path.join(copyFixtureContent(), 'content')

  it.each(ALL_EDITS)('$name: finds what it changes on the fixture site', (edit) => {
    applyEdit(content, edit)()
  })
})

it('a season of edits causes no error, and adds and moves the expected pages', () => {
  const root = copyFixtureContent()
  for (const edit of SEASON) applyEdit(path.join(root, 'content'), edit)
  const { problems, documents } = loadContent({ root, ...SITE_OPTIONS })
  expect(formatProblems(problems)).toBe(formatProblems([]))
  const pages = SITE_OPTIONS.listAddresses(documents)
  expect(pages).toContain('/productions/the-salt-road')
  expect(pages).toContain('/academy/young-people-on-stage')
  expect(pages).not.toContain('/academy/youth-theatre-workshop')
})
