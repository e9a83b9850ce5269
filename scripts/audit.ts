import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getToday } from '../src/lib/clock.ts'
import { joinWords } from '../src/lib/text.ts'
import { argsOf, PARTS, takes } from './audit/parts.ts'
import { recordAudit } from './audit/recordAudit.ts'
import { runAndShow } from './audit/runAndShow.ts'
import { readBuildInfo } from './build/buildInfo.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getCleanCommit } from './lib/projectCommit.ts'

const FOLDER = '.build/audit'
const BUILD = ['scripts/build.mjs']

/** One date for all parts, even past midnight, because pages depend on the current day. */
process.env.SITE_NOW ??= getToday()

/**
 * Runs the named parts, or all that have not passed for this commit, on a site built from it. With page addresses, only parts that check
 * pages run, on these pages alone, whether they have passed or not; these runs do not count as passed and are not recorded. Returns the
 * names of those that failed.
 */
async function audit(given: readonly string[], isRecorded: boolean): Promise<string[]> {
  const pages = given.filter((one) => one.startsWith('/'))
  const wanted = given.filter((one) => !one.startsWith('/'))
  const names = Object.keys(PARTS).filter((name) => pages.length === 0 || takes(name, 'pages'))
  const wholeSitePart = wanted.find((name) => !names.includes(name))
  if (wholeSitePart !== undefined)
    fail(`“${wholeSitePart}” checks the whole site. Leave the addresses out, or name one of: ${joinWords(names)}.`)
  mkdirSync(FOLDER, { recursive: true })
  const site = { state: getCleanCommit('.'), day: getToday() }
  const chosen = wanted.length > 0 ? wanted : names
  /** The last commit for which a part passed. */
  const passedFile = (name: string) => path.join(FOLDER, `${name}.txt`)
  const isDue = (name: string) =>
    given.length > 0 || site.state === undefined || !existsSync(passedFile(name)) || readFileSync(passedFile(name), 'utf8') !== site.state
  // Built before the first part writes a report, which changes the project.
  if (chosen.some((name) => takes(name, 'site') && isDue(name)) && spawnSync(process.execPath, BUILD, { stdio: 'inherit' }).status !== 0)
    fail('The site could not be built, so nothing was checked.')
  const failed: string[] = []
  for (const name of chosen) {
    const about = PARTS[name]?.about ?? ''
    console.log(`\n${name}: ${about}`)
    if (!isDue(name)) {
      console.log('Passed for this commit already; name it to run it again.')
      continue
    }
    if (pages.length === 0) rmSync(passedFile(name), { force: true })
    const record = isRecorded && takes(name, 'record') ? ['--record'] : []
    const { hasPassed, printed } = await runAndShow([...argsOf(name), ...pages, ...record], PARTS[name]?.env)
    if (!hasPassed) failed.push(name)
    if (pages.length > 0) continue
    // dist/ may have been rebuilt during the run, from another commit or for another day.
    const built = readBuildInfo('.')
    const isSame = built?.state === site.state && built?.day === site.day
    const commit = !takes(name, 'site') || isSame ? site.state : undefined
    if (hasPassed && commit !== undefined) writeFileSync(passedFile(name), commit)
    if (!isRecorded) continue
    const date = new Date().toISOString().slice(0, 10)
    recordAudit('.', { name, about, date, commit, hasPassed }, printed)
  }
  return failed
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const { flags, operands } = readCommandLine({
  name: 'npm run audit',
  about: 'Runs the long checks that are not part of npm test: all that have not passed for this commit, or the named ones.',
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
