import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { formatProblems } from '../../src/content/problems.ts'
import { countOf } from '../../src/lib/text.ts'
import { inspectContent } from '../content/inspectContent.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { copyProject } from '../lib/copyProject.ts'
import { FIXTURE_CONTENT, FIXTURE_PROJECT, updateFixtureProject } from '../test/fixtureProject.ts'
import { ALL_EDITS } from './edits/allEdits.ts'
import { applyEdit, findDisplayErrors, undoEdit } from './edits/applyEdit.ts'
import type { Edit } from './edits/edit.ts'
import { makeRandom, type Random } from './seededRandom.ts'

const { flags, operands } = readCommandLine({
  name: 'tsx scripts/audit/edits.ts',
  about: 'Makes legitimate edits of the content, one by one and in random sequences, and checks after each what CI would check.',
  flags: {
    sequences: { value: 'number', about: 'How many sequences of ten edits are built and tested. Default: 6.' },
    seed: { value: 'number', about: 'The seed of the sequences. Default: 1.' },
  },
  operands: { name: '[words]', about: 'Try by themselves only the edits whose names hold one of these words. Default: all.' },
})

/** A day before most events, so that edits of them can be seen in calendars. */
process.env.SITE_NOW = '2025-06-15'

const LENGTH = 10
const PROJECT = process.cwd()
/** What a copy needs so that the tests in tests/real-content run in it. */
const FOR_TESTS = ['tests', 'vitest.config.ts', 'README.md', 'Containerfile', 'netlify.toml', 'docs']

await updateFixtureProject()
const copy = copyProject(FIXTURE_PROJECT, 'edits')
for (const part of FOR_TESTS) cpSync(path.join(PROJECT, part), path.join(copy, part), { recursive: true })
const content = path.join(copy, 'content')
// The loader looks for pages and pictures in the working directory.
process.chdir(copy)
const { readBuilt, renderSite } = await import('./edits/readSite.tsx')

const failed: string[] = []

for (const edit of ALL_EDITS.filter(({ name }) => operands.length === 0 || operands.some((words) => name.includes(words)))) {
  report(edit.name, await tryEdit(edit))
  undoEdit(content, FIXTURE_CONTENT, edit)
}
const random = makeRandom(Number(flags.seed ?? 1))
for (let round = 1; round <= Number(flags.sequences ?? 6); round += 1) {
  const sequence = pickSequence(random)
  report(`sequence ${round}: ${sequence.map(({ name }) => name).join('; ')}`, await trySequence(sequence))
  for (const edit of sequence) undoEdit(content, FIXTURE_CONTENT, edit)
}

process.chdir(PROJECT)
rmSync(copy, { recursive: true, force: true })
console.log(`\n${countOf(ALL_EDITS.length, 'edit', 'edits')}; ${countOf(failed.length, 'failure', 'failures')}.`)
process.exit(failed.length > 0 ? 1 : 0)

function report(name: string, found: readonly string[]): void {
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const line of found) console.log(`     ${line}`)
  if (found.length > 0) failed.push(name)
}

/** Makes one edit, runs the content check, and renders every page, feed and calendar in this process. Returns the errors. */
async function tryEdit(edit: Edit): Promise<string[]> {
  try {
    applyEdit(content, edit)
    const problems = await check()
    return problems.length > 0 ? problems : findDisplayErrors(await renderSite(copy, path.join(copy, '.build/extras')), edit)
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  }
}

/** Makes several edits, runs the content check, builds the site, and runs the tests in tests/real-content on it. Returns the errors. */
async function trySequence(sequence: readonly Edit[]): Promise<string[]> {
  for (const edit of sequence) applyEdit(content, edit)
  const problems = await check()
  if (problems.length > 0) return problems
  const build = run('scripts/build.mjs')
  if (build !== undefined) return [build]
  const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'real-content', '--reporter=dot', '--silent')
  const published = readBuilt(path.join(copy, 'dist'))
  return [...(tests === undefined ? [] : [tests]), ...sequence.flatMap((edit) => findDisplayErrors(published, edit))]
}

async function check(): Promise<string[]> {
  const { problems } = await inspectContent(copy, process.env.SITE_NOW ?? '')
  return problems.length > 0 ? [formatProblems(problems)] : []
}

/** Runs a command in the copy. Returns its output when it fails. */
function run(...args: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0 ? undefined : `${stdout}\n${stderr}`
}

/** Picks ten edits at random. No two change the same file, because they might contradict each other. */
function pickSequence(random: Random): Edit[] {
  const left = [...ALL_EDITS]
  const chosen: Edit[] = []
  while (chosen.length < LENGTH && left.length > 0) {
    const [edit] = left.splice(random.below(left.length), 1)
    const isFree = edit && Object.keys(edit.files).every((file) => chosen.every(({ files }) => !(file in files)))
    if (isFree) chosen.push(edit)
  }
  return chosen
}
