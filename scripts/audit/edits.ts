import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formatProblems } from '../../src/content/problems.ts'
import { countOf } from '../../src/lib/text.ts'
import { inspectContent } from '../content/inspectContent.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { copyProject } from '../lib/copyProject.ts'
import { UserError } from '../lib/userError.ts'
import { FIXTURE_PROJECT, updateFixtureProject } from '../test/fixtureProject.ts'
import { ALL_EDITS } from './edits/allEdits.ts'
import { applyEdit, type Edit, findDisplayErrors } from './edits/edit.ts'
import { readPublished } from './edits/published.ts'
import { makeRandom } from './seededRandom.ts'

const { operands } = readCommandLine({
  name: 'npx tsx scripts/audit/edits.ts',
  about: 'Makes legitimate edits of the content, one by one and in random sequences, and checks after each what CI would check.',
  operands: { name: '[words]', about: 'Try only the edits whose names hold one of these words, and no sequences. Default: all.' },
})

const single = ALL_EDITS.filter(({ name }) => operands.length === 0 || operands.some((words) => name.includes(words)))
if (single.length === 0) throw new UserError(`No edit has one of these words in its name: ${operands.join(', ')}. For example: price`)

/** A day before most events, so that edits of them can be seen in calendars. */
const DAY = '2025-06-15'
process.env.SITE_NOW = DAY

const SEQUENCES = 6
const SEQUENCE_LENGTH = 10
const PROJECT = process.cwd()
/** What a copy needs so that the tests in tests/real-content run in it. */
const FOR_TESTS = ['tests', 'vitest.config.ts', 'README.md', 'Containerfile', 'netlify.toml', 'docs']

await updateFixtureProject()
const copy = copyProject(FIXTURE_PROJECT, 'edits')
for (const part of FOR_TESTS) cpSync(path.join(PROJECT, part), path.join(copy, part), { recursive: true })
const content = path.join(copy, 'content')
const BUILD = ['scripts/build.mjs']
const TESTS = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'real-content', '--reporter=dot', '--silent']

let failures = 0
for (const edit of single) await tryEdits(edit.name, [edit], [BUILD])
const random = makeRandom(1)
for (let round = 1; operands.length === 0 && round <= SEQUENCES; round += 1) {
  const sequence = pickSequence()
  await tryEdits(`sequence ${round}: ${sequence.map(({ name }) => name).join('; ')}`, sequence, [BUILD, TESTS])
}

rmSync(copy, { recursive: true, force: true })
console.log(`\n${countOf(single.length, 'edit', 'edits')}; ${countOf(failures, 'failure', 'failures')}.`)
process.exit(failures > 0 ? 1 : 0)

/** Makes some edits, runs the content check and some commands, prints the errors, and undoes the edits. */
async function tryEdits(name: string, edits: readonly Edit[], commands: readonly (readonly string[])[]): Promise<void> {
  const errors: string[] = []
  const reverts: (() => void)[] = []
  try {
    for (const edit of edits) reverts.push(applyEdit(content, edit))
    const { problems } = await inspectContent(copy, DAY)
    if (problems.length > 0) errors.push(formatProblems(problems))
    for (const command of commands) if (errors.length === 0) errors.push(...run(...command))
    const published = errors.length === 0 ? readPublished(path.join(copy, 'dist')) : undefined
    if (published) errors.push(...edits.flatMap((edit) => findDisplayErrors(published, edit)))
  } catch (error) {
    errors.push((error as Error).stack ?? String(error))
  }
  for (const revert of reverts) revert()
  console.log(`${errors.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const line of errors) console.log(`     ${line}`)
  if (errors.length > 0) failures += 1
}

/** Runs a command in the copy. Returns its output when it fails. */
function run(...args: readonly string[]): string[] {
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
  return status === 0 ? [] : [`${stdout}\n${stderr}`]
}

/** Picks ten edits at random. No two change the same file, because they might contradict each other. */
function pickSequence(): Edit[] {
  const left = [...ALL_EDITS]
  const chosen: Edit[] = []
  while (chosen.length < SEQUENCE_LENGTH && left.length > 0) {
    const [edit] = left.splice(random.below(left.length), 1)
    const isFree = edit && Object.keys(edit.files).every((file) => chosen.every(({ files }) => !(file in files)))
    if (isFree) chosen.push(edit)
  }
  return chosen
}
