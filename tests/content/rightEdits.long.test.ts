import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { findStandingWarnings, findWarnings } from '../../src/content/rules/rules.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'

const NOW = '2025-06-16T12:00+01:00'

/** Everything that the check says of the fixture site, with some files changed. */
function findAll(changes: Readonly<Record<string, string>>): Problem[] {
  const unsaved = new Map(Object.entries(changes))
  const { problems, documents } = loadContent({ root: FIXTURE_PROJECT, ...SITE_OPTIONS, now: NOW, unsaved })
  const today = NOW.slice(0, 10)
  return [...problems, ...findWarnings(documents, today), ...findStandingWarnings(documents, today)]
}

const keyOf = ({ file, field, message }: Problem) => [file, field, message.replace(/(?<=\.md:)\d+/g, '')].join('\n')

it('says nothing of edits that are right but what is true', { timeout: 400_000 }, () => {
  const before = new Set(findAll({}).map(keyOf))
  const table: Readonly<Record<string, [what: string, from: string, to: string, says?: string][]>> = parse(
    readFileSync(path.join(import.meta.dirname, 'rightEdits.yaml'), 'utf8'),
  )
  const edits = Object.entries(table).flatMap(([file, rows]) => rows.map((row) => ({ file, row })))
  expect(edits.length).toBeGreaterThanOrEqual(100)
  const alarms = edits.flatMap(({ file, row: [what, from, to, says] }) => {
    const text = readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8')
    if (!text.includes(from)) return [`${file} has no “${from}” any more: choose another place`]
    const found = findAll({ [file]: text.replace(from, () => to) }).filter((problem) => !before.has(keyOf(problem)))
    return found.filter(({ message }) => says === undefined || !message.includes(says)).map(({ message }) => `${what}: ${message}`)
  })
  expect(alarms).toEqual([])
})
