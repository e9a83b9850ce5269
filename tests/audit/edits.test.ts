import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SEASON } from '../../scripts/audit/edits/allEdits.ts'
import { applyEdit } from '../../scripts/audit/edits/edit.ts'
import { FIXTURE_CONTENT } from '../../scripts/test/fixtureProject.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { findMissingPages } from '../../src/content/publishedAddresses.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { writeFolder } from '../content/contentFolder.ts'

it('a season of edits causes no error, and adds and moves the expected pages', () => {
  const root = writeFolder({})
  cpSync(FIXTURE_CONTENT, path.join(root, 'content'), { recursive: true })
  for (const edit of SEASON) applyEdit(path.join(root, 'content'), edit)
  const { problems, documents } = loadContent({ root, ...SITE_OPTIONS })
  expect(formatProblems([...problems, ...findMissingPages(root, documents)])).toBe(formatProblems([]))
  const pages = SITE_OPTIONS.listAddresses(documents)
  expect(pages).toContain('/productions/the-salt-road')
  expect(pages).toContain('/academy/young-people-on-stage')
  expect(pages).not.toContain('/academy/youth-theatre-workshop')
})
