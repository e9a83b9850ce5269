import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { joinWords } from '../../src/lib/text.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { toMarkdownTable } from '../lib/toMarkdownTable.ts'
import { CONDITIONS, type Condition, type ConditionName, MACHINES, type Machine } from './fresh/conditions.ts'

// Clones the project onto machines that differ in what results must not depend on, and runs the README’s second command on each: npm ci &&
// npm test.

const LOGS = '.build/results'
const REPORT = 'a11y-reports/fresh.md'
const ABOUT = `# The tests on fresh machines

Written by \`npm run audit fresh -- --record\`. Each row is a fresh clone on a machine with these conditions, what was run there, and the
line it ended with. A machine has several conditions, so that four runs try all; one run of \`npm test\` is the README's second command.`
/** The only environment variables that a fresh machine gets from the user’s terminal. */
const INHERITED_VARIABLES = 'PATH HOME LANG TERM CI SITE_NOW HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS'.split(' ')

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/audit/fresh.ts',
  about: 'Runs npm ci && npm test in fresh clones, on machines that differ in fonts, locale, time zone, user, path, programs and content.',
  flags: { record: { about: `Write the table to ${REPORT}. Rows of other machines stay.` } },
  operands: {
    name: '[condition ...]',
    about: `One machine with these conditions. Default: four machines with all of ${joinWords(Object.keys(CONDITIONS))}.`,
    choices: Object.keys(CONDITIONS),
  },
})
const verdicts = (operands.length > 0 ? [operands as ConditionName[]] : MACHINES).map(runOn)
const table = toMarkdownTable(
  ['machine', 'run', 'outcome', 'time', 'day', 'commit'],
  verdicts.map(({ row }) => row),
)
console.log(`\n${table}`)
if (flags.record !== undefined) {
  const others = readFileSync(REPORT, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!machine|---)/.test(line) && !verdicts.some(({ row: [machine] }) => line.startsWith(`| ${machine} |`)))
  writeFileSync(REPORT, `${[ABOUT, '', table, ...others].join('\n')}\n`)
}
process.exitCode = verdicts.every(({ hasPassed }) => hasPassed) ? 0 : 1

function runOn(conditions: readonly ConditionName[]) {
  const chosen: readonly Condition[] = conditions.map((name) => CONDITIONS[name])
  const commands = ['npm ci', ...chosen.flatMap((condition) => condition.commands ?? []), 'npm test']
  const abouts = chosen.map(({ about }) => about)
  console.log(`\n${joinWords(abouts)}: ${commands.join(' && ')}`)
  const started = performance.now()
  const commit = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  const verdict = (outcome: string, hasPassed: boolean) => {
    const minutes = `${((performance.now() - started) / 60_000).toFixed(0)} min`
    const cells = [abouts.join('; '), `\`${commands.join(' && ')}\``, outcome.replaceAll('|', '/')]
    return { hasPassed, row: [...cells, minutes, formatDay(new Date().toISOString()), commit] }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fresh-'))
  try {
    const inherited = INHERITED_VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
    const machine: Machine = { folder, clone: 'site', env: { NO_COLOR: '1', ...Object.fromEntries(inherited) } }
    for (const { apply } of chosen) apply(machine)
    const clone = path.join(folder, machine.clone)
    if (spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' }).status !== 0) return verdict('git clone failed', false)
    machine.change?.(clone)
    if (machine.user) spawnSync('chown', ['-R', `${machine.user.uid}:${machine.user.gid}`, folder])
    const log = path.join(LOGS, `fresh-${conditions.join('-')}.log`)
    for (const command of commands) {
      const code = run(command, clone, machine, log)
      const last = lastLineOf(log)
      console.log(`  ${command}: ${code === 0 ? last : `exit code ${code}, ${last} (${log})`}`)
      // An exit code above 128 means that a signal ended the command, so the tests have no result.
      if (code !== 0) return verdict(`${code > 128 ? 'stopped' : 'red'} in ${command}: ${last}`, false)
    }
    return verdict(`green: ${lastLineOf(log)}`, true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a command with its output in a log. Returns its exit code. */
function run(command: string, cwd: string, { env, user }: Machine, log: string): number {
  mkdirSync(LOGS, { recursive: true })
  const output = openSync(log, 'w')
  const { status } = spawnSync(command, { cwd, env, ...user, shell: true, stdio: ['ignore', output, output] })
  closeSync(output)
  return status ?? 1
}

/** The last line of a command: for npm test, how many passed, failed and were skipped. */
function lastLineOf(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  return (lines.findLast((line) => /\d+ (?:tests? )?passed/.test(line)) ?? lines.at(-1) ?? '').trim()
}
