import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getToday } from '../src/lib/clock.ts'
import { joinWords } from '../src/lib/text.ts'
import { argsOf, PARTS, takes } from './audit/parts.ts'
import { recordAudit } from './audit/recordAudit.ts'
import { readBuildInfo } from './build/buildInfo.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getCleanCommit } from './lib/projectCommit.ts'
import { runStep } from './test/step.ts'

/** One date for all parts, even past midnight, because pages depend on the current day. */
process.env.SITE_NOW ??= getToday()

/**
 * Runs the named parts, or all, on a site built for them. With page addresses, only parts that check pages run, on these pages alone, and
 * are not recorded. Returns the names of those that failed.
 */
async function audit(given: readonly string[], isRecorded: boolean): Promise<string[]> {
  const pages = given.filter((one) => one.startsWith('/'))
  const wanted = given.filter((one) => !one.startsWith('/'))
  const names = Object.keys(PARTS).filter((name) => pages.length === 0 || takes(name, 'pages'))
  const wholeSitePart = wanted.find((name) => !names.includes(name))
  if (wholeSitePart !== undefined)
    fail(`“${wholeSitePart}” checks the whole site. Leave the addresses out, or name one of: ${joinWords(names)}.`)
  const chosen = wanted.length > 0 ? wanted : names
  // Read and built before the first part writes a report, which changes the project.
  const state = getCleanCommit('.')
  if (chosen.some((name) => takes(name, 'site')) && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
    fail('The site could not be built, so nothing was checked.')
  const failed: string[] = []
  for (const name of chosen) {
    const about = PARTS[name]?.about ?? ''
    console.log(`\n${name}: ${about}`)
    const record = isRecorded && takes(name, 'record') ? ['--record'] : []
    const options = { env: PARTS[name]?.env, show: console.log, timeout: 0 }
    const outcome = await runStep(name, 'tsx', [...argsOf(name), ...pages, ...record], options)
    const hasPassed = outcome.failed === 0
    if (!hasPassed) failed.push(name)
    if (!isRecorded || pages.length > 0) continue
    // dist/ may have been rebuilt during the run, from another commit.
    const commit = takes(name, 'site') && readBuildInfo('.')?.state !== state ? undefined : state
    const date = new Date().toISOString().slice(0, 10)
    recordAudit('.', { name, about, date, commit, hasPassed }, readFileSync(outcome.log, 'utf8'))
  }
  return failed
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const { flags, operands } = readCommandLine({
  name: 'npm run audit',
  about: 'Runs the long checks that are not part of npm test: all, or the named ones.',
  flags: {
    list: { about: 'List the parts, with a description.' },
    record: { about: 'Write the results to a11y-reports/.' },
  },
  operands: {
    name: '[part ...] [/address ...]',
    about: 'Parts to run, and the pages to run them on. Default: all.',
    choices: Object.keys(PARTS),
    acceptsPages: true,
  },
})
if (flags.list !== undefined) for (const [name, { about }] of Object.entries(PARTS)) console.log(`${name.padEnd(14)} ${about}`)
else {
  const failed = await audit(operands, flags.record !== undefined)
  console.log(failed.length > 0 ? `\nFailed: ${joinWords(failed)}.` : '\nAll parts passed.')
  process.exitCode = failed.length > 0 ? 1 : 0
}
