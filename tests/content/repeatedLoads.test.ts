import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { FIXTURE_PROJECT as root } from '../fixtures/fixtureProject.ts'

/** Loads the content with one file changed. */
function loadWith(file: string, edit: (text: string) => string) {
  const text = readFileSync(path.join(root, file), 'utf8')
  expect(edit(text)).not.toBe(text)
  return loadContent({ root, ...SITE_OPTIONS, unsaved: new Map([[file, edit(text)]]) })
}

const load = () => loadContent({ root, ...SITE_OPTIONS })

test('a file that has not changed is checked again when another one has that it names', () => {
  expect(load().problems).toEqual([])
  const asDraft = loadWith('content/productions/sankara/index.md', (text) => text.replace('---\n', '---\ndraft: true\n'))
  expect(asDraft.problems.map(({ message }) => message)).toContain(
    'content/productions/sankara/index.md is a draft, and this file is published. Publish both, or make this one a draft as well.',
  )
  expect(load().problems).toEqual([])
})

test('a file that has not changed gets the new values of its tokens', () => {
  const before = JSON.stringify(load().entries)
  const renamed = loadWith('content/company.md', (text) => text.replace(/^name: .*$/m, 'name: Bàtá'))
  expect(renamed.problems).toEqual([])
  expect(JSON.stringify(renamed.entries.news)).toContain('Bàtá')
  expect(JSON.stringify(load().entries)).toBe(before)
})

test('an error in a file that has not changed is reported again', () => {
  const withError = () => loadWith('content/pages/about/about.md', (text) => text.replace(/^title: /m, 'titel: ')).problems
  const problems = withError()
  expect(problems.length).toBeGreaterThan(0)
  expect(withError()).toEqual(problems)
})
