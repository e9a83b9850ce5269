import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from '../../../src/content/loadContent.ts'
import type { Problem } from '../../../src/content/problems.ts'
import { findStandingWarnings, findWarnings } from '../../../src/content/rules/rules.ts'
import { SITE_OPTIONS } from '../../../src/content/site.ts'
import { FIXTURE_PROJECT } from '../../fixtures/fixtureProject.ts'
import { findTechnicalTerms } from '../messageErrors.ts'

const NOW = '2025-06-16T12:00+01:00'

/** Everything that the check says of the fixture site, with some files changed. */
function findAll(changes: Readonly<Record<string, string>>): Problem[] {
  const { problems, documents } = loadContent({
    root: FIXTURE_PROJECT,
    ...SITE_OPTIONS,
    now: NOW,
    unsaved: new Map(Object.entries(changes)),
  })
  const today = NOW.slice(0, 10)
  return [...problems, ...findWarnings(documents, today), ...findStandingWarnings(documents, today).flatMap(({ notes }) => notes)]
}

const keyOf = ({ file, field, message }: Problem) => [file, field, message.replace(/(?<=\.md:)\d+/g, '')].join('\n')
let before: ReadonlySet<string> | undefined

/** What the check says of changed files and does not say of the unchanged site. */
function findNew(changes: Readonly<Record<string, string>>): Problem[] {
  before ??= new Set(findAll({}).map(keyOf))
  return findAll(changes).filter((problem) => !before?.has(keyOf(problem)))
}

type Place = string | { file: string; line: string }
type Row = [what: string, from: string, to: string, says: string, where?: Place]

interface Edit<Columns> {
  file: string
  row: Columns
}

/** The rows of a table of edits, which stand there by their files. */
function readTable<Columns>(name: string): Edit<Columns>[] {
  const table: Readonly<Record<string, Columns[]>> = parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  return Object.entries(table).flatMap(([file, rows]) => rows.map((row) => ({ file, row })))
}

const readOriginal = (file: string) => readFileSync(path.join(FIXTURE_PROJECT, file), 'utf8')

/** Replaces words of a file. */
function edit(file: string, from: string, to: string): string {
  const text = readOriginal(file)
  if (!text.includes(from)) throw new Error(`${file} has no “${from}” any more: choose another place`)
  return text.replace(from, () => to)
}

const MISTAKES = readTable<Row>('mistakes.yaml')

/** The lines of a file on which a mistake may be reported: the changed one, or the first one of its field. */
function linesOf(text: string, changed: string, index: number, where?: Place): number[] {
  const lineAt = (at: number, whole = changed) => whole.slice(0, at).split('\n').length
  if (where !== undefined) return [lineAt(changed.indexOf(typeof where === 'string' ? where : where.line))]
  const first = [...changed].findIndex((sign, at) => at >= index && sign !== [...text][at])
  const lines = changed.split('\n')
  const edited = lineAt(Math.max(index, first))
  const key = lines.slice(0, edited).findLastIndex((line) => /^\s*(?:- )?\w+:/.test(line)) + 1
  return [edited, edited + 1, key]
}

it('finds mistakes of meaning at their place, in plain words', { timeout: 400_000 }, () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(150)
  const sentences: string[] = []
  const missed: string[] = []
  for (const { file, row } of MISTAKES) {
    const [what, from, to, says, where] = row
    const text = readOriginal(file)
    const changed = edit(file, from, to)
    const found = findNew({ [file]: changed })
    const other = typeof where === 'object' ? where.file : file
    const lines = linesOf(text, other === file ? changed : readOriginal(other), text.indexOf(from), where)
    const right = found.find((problem) => problem.file === other && lines.includes(problem.line) && problem.message.includes(says))
    if (right) sentences.push(right.message)
    else missed.push(`${what} (${other}:${lines}): ${found.map((one) => `${one.file}:${one.line} ${one.message}`).join(' | ') || 'silent'}`)
  }
  expect(sentences.filter((sentence) => findTechnicalTerms(sentence).length > 0)).toEqual([])
  expect(missed).toEqual([])
})

it('says nothing of edits that are right but what is true', { timeout: 400_000 }, () => {
  const edits = readTable<[what: string, from: string, to: string, says?: string]>('legitimateEdits.yaml')
  expect(edits.length).toBeGreaterThanOrEqual(100)
  const alarms = edits.flatMap(({ file, row: [what, from, to, says] }) => {
    const found = findNew({ [file]: edit(file, from, to) }).map(({ message }) => message)
    return found.filter((message) => says === undefined || !message.includes(says)).map((message) => `${what}: ${message}`)
  })
  expect(alarms).toEqual([])
})
