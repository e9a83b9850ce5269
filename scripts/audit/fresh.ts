import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatDay } from '../../src/lib/dates.ts'
import { joinWords } from '../../src/lib/text.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { CONDITIONS, type Condition, type ConditionName, MACHINES, type Machine } from './fresh/conditions.ts'
import { toMarkdownTable } from './screen-reader/reports/markdownTables.ts'

const LOGS = '.build/results'
const REPORT = 'a11y-reports/fresh.md'
const HEAD = ['machine', 'run', 'outcome', 'time', 'day', 'commit']
const ABOUT = `# The tests on fresh machines

Written by \`npm run audit fresh -- --record\`. Each row is a fresh clone on a machine with these conditions, what was run there, and the
line it ended with. A machine has several conditions, so that four runs try all; one run of \`npm test\` is the README's second command.`
/** The only environment variables that a fresh machine gets from the user’s terminal. */
const INHERITED_VARIABLES = [
  'PATH',
  'HOME',
  'LANG',
  'TERM',
  'CI',
  'SITE_NOW',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'NODE_EXTRA_CA_CERTS',
]

/**
 * Clones the project onto machines that differ in what results must not depend on, and runs the README’s second command on each: `npm ci &&
 * npm test`. Prints a table. Exit code 1 when one fails.
 */
async function auditFresh(machines: readonly (readonly ConditionName[])[], scripts: readonly string[], isRecorded: boolean): Promise<void> {
  const verdicts: Awaited<ReturnType<typeof runOn>>[] = []
  for (const conditions of machines) verdicts.push(await runOn(conditions, scripts))
  const rows = verdicts.map(({ row }) => row)
  console.log(`\n${toMarkdownTable(HEAD, rows)}`)
  if (isRecorded) record(rows)
  process.exitCode = verdicts.every(({ hasPassed }) => hasPassed) ? 0 : 1
}

/** Writes the results into the report. Results of other machines stay. */
function record(rows: readonly string[][]): void {
  const isAnew = (line: string) => rows.some(([machine]) => line.startsWith(`| ${machine} |`))
  const before = existsSync(REPORT)
    ? readFileSync(REPORT, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('| '))
    : []
  const others = before.slice(2).filter((line) => !isAnew(line))
  writeFileSync(REPORT, `${ABOUT}\n\n${[toMarkdownTable(HEAD, rows), ...others].join('\n')}\n`)
}

async function runOn(conditions: readonly ConditionName[], scripts: readonly string[]) {
  const preparing = conditions.flatMap((name) => (CONDITIONS[name] as Condition).commands ?? [])
  const commands = ['npm ci', ...preparing, ...scripts.map((script) => (script === 'test' ? 'npm test' : `npm run ${script}`))]
  const ran = commands.join(' && ')
  const abouts = conditions.map((name) => CONDITIONS[name].about)
  console.log(`\n${joinWords(abouts)}: ${ran}`)
  const started = performance.now()
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  const verdict = (outcome: string, hasPassed: boolean) => {
    const minutes = `${((performance.now() - started) / 60_000).toFixed(0)} min`
    const day = formatDay(new Date().toISOString())
    return { hasPassed, row: [abouts.join('; '), `\`${ran}\``, outcome.replaceAll('|', '/'), minutes, day, commit.slice(0, 7)] }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'fresh-'))
  try {
    const machine: Machine = { folder, clone: 'site', env: { NO_COLOR: '1' } }
    for (const name of INHERITED_VARIABLES) {
      const value = process.env[name]
      if (value !== undefined) machine.env[name] = value
    }
    for (const name of conditions) {
      const reason = CONDITIONS[name].apply(machine)
      if (reason) return verdict(`skipped: ${reason}`, true)
    }
    const clone = path.join(folder, machine.clone)
    if (spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' }).status !== 0) return verdict('git clone failed', false)
    machine.change?.(clone)
    changeOwner(machine)
    const log = path.join(LOGS, `fresh-${conditions.join('-')}.log`)
    for (const command of commands) {
      const code = await run(command, clone, machine, log)
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

/** Makes the machine’s unprivileged user, if it has one, the owner of its folder. */
function changeOwner({ folder, user }: Machine): void {
  if (!user) return
  chmodSync(folder, 0o755)
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
}

function run(command: string, cwd: string, { env, user }: Machine, log: string): Promise<number> {
  mkdirSync(LOGS, { recursive: true })
  const stream = createWriteStream(log)
  return new Promise((resolve) => {
    const child = spawn(command, { cwd, env, ...user, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.pipe(stream, { end: false })
    child.stderr.pipe(stream, { end: false })
    child.once('close', (code) => stream.end(() => resolve(code ?? 1)))
  })
}

/** The last line of a command: for npm test, how many passed, failed and were skipped. */
const lastLineOf = (log: string): string => {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  return (lines.findLast((line) => /\d+ (?:tests? )?passed/.test(line)) ?? lines.at(-1) ?? '').trim()
}

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/audit/fresh.ts',
  about:
    'Runs npm ci && npm test in fresh clones, on machines that differ in fonts, locale, time zone, user, path and programs, and with other content.',
  flags: {
    run: { value: 'scripts', about: 'npm scripts to run instead of test, such as build,test:unit.' },
    record: { about: `Write the table to ${REPORT}.` },
  },
  operands: {
    name: '[condition ...]',
    about: `One machine with these conditions. Default: four machines with all of ${joinWords(Object.keys(CONDITIONS))}.`,
    choices: Object.keys(CONDITIONS),
  },
})
const chosen = operands as ConditionName[]
await auditFresh(chosen.length > 0 ? [chosen] : MACHINES, flags.run?.split(',') ?? ['test'], flags.record !== undefined)
