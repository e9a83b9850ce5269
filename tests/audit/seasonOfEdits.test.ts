import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { applyEdit } from '../../scripts/audit/edits/applyEdit.ts'
import { COMPANY_EDITS } from '../../scripts/audit/edits/company.ts'
import type { Edit } from '../../scripts/audit/edits/edit.ts'
import { EVENT_EDITS } from '../../scripts/audit/edits/events.ts'
import { LIST_EDITS } from '../../scripts/audit/edits/lists.ts'
import { PEOPLE_EDITS } from '../../scripts/audit/edits/people.ts'
import { STORY_EDITS } from '../../scripts/audit/edits/stories.ts'
import { FIXTURE_CONTENT } from '../../scripts/test/fixtureProject.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { findVanished } from '../../src/content/publishedAddresses.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { writeFolder } from '../content/contentFolder.ts'

const ALL = [...COMPANY_EDITS, ...EVENT_EDITS, ...LIST_EDITS, ...PEOPLE_EDITS, ...STORY_EDITS]

/** A season’s edits, applied one after another. */
const SEASON = [
  'publish a production with dates and prices',
  'publish an article',
  'open a role',
  'close a role',
  'add a sixth member of the team',
  'add a seventh event to a day of the festival',
  'move a programme to another address',
  'rename the company',
  'raise the price of a regular ticket',
]

it('a season of edits leaves nothing wrong, and adds and moves the pages it should', () => {
  const root = writeFolder({})
  cpSync(FIXTURE_CONTENT, path.join(root, 'content'), { recursive: true })
  for (const name of SEASON) applyEdit(path.join(root, 'content'), ALL.find((edit) => edit.name === name) as Edit)
  const { problems, documents } = loadContent({ root, ...SITE_OPTIONS })
  expect(formatProblems([...problems, ...findVanished(root, documents)])).toBe(formatProblems([]))
  const pages = SITE_OPTIONS.listAddresses(documents)
  expect(pages).toContain('/productions/the-salt-road')
  expect(pages).toContain('/academy/young-people-on-stage')
  expect(pages).not.toContain('/academy/youth-theatre-workshop')
})
