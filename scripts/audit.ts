import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getToday } from '../src/lib/clock.ts'
import { joinWords } from '../src/lib/text.ts'
import { ensureBuiltOf, isBuiltOf } from './audit/builtSite.ts'
import { recordAudit } from './audit/recordAudit.ts'
import { forgetResults, recordGoals } from './audit/recordGoals.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getCleanCommit } from './lib/projectCommit.ts'

interface Part {
  about: string
  args: readonly string[]
  /**
   * `site`: it reads dist/, which is built first if it is out of date; other parts build what they check. `pages`: it accepts addresses of
   * single pages. `record`: it writes records of its own with --record.
   */
  takes?: readonly ('site' | 'pages' | 'record')[]
}

/** The long checks, which are not part of `npm test`. Each prints its findings and exits with code 0 or 1. */
const PARTS: Readonly<Record<string, Part>> = {
  mutations: {
    about: 'thousands of broken content files: the loader never crashes and lets none through',
    args: ['scripts/audit/mutations.ts', '5000'],
  },
  'lighthouse-all': {
    about: 'Lighthouse accessibility, best practices and SEO of each page: 100',
    args: ['scripts/lighthouse.ts', '--all'],
    takes: ['site', 'pages', 'record'],
  },
  lighthouse: {
    about: 'Lighthouse performance of each page beside the same page without scripts: no more than 5 points fewer',
    args: ['scripts/audit/lighthouse.ts'],
    takes: ['site', 'pages'],
  },
  'slow-phone': {
    about: 'each page on a slow phone beside the same page without scripts: an early click is never lost and never counts twice',
    args: ['scripts/audit/slowPhone.ts'],
    takes: ['site', 'pages'],
  },
  style: {
    about: 'style and layout of each page on a slow phone, beside the same HTML with plain CSS: at most 2 times',
    args: ['scripts/audit/style.ts'],
    takes: ['site', 'pages'],
  },
  browser: {
    about: 'all tests in the browser, of which npm test runs the core',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    takes: ['site'],
  },
  'screen-reader': {
    about:
      'what a visitor hears: transcripts of every page, journeys by keyboard and by screen reader, every stop of the Tab key, words, and a real screen reader',
    args: ['scripts/audit/screenReader.ts'],
    takes: ['record'],
  },
  engines: {
    about:
      'the same journeys through the fixture site in Chromium, Firefox and WebKit, and as text in Lynx and w3m; both forms sent by keyboard',
    args: ['scripts/audit/engines.ts'],
  },
  proof: {
    about:
      'what others can check: every page by axe, IBM Equal Access, HTML_CodeSniffer, Siteimprove Alfa and the Nu Html Checker, and the conformance documents by their validators',
    args: ['scripts/audit/proof.ts'],
    takes: ['site', 'pages', 'record'],
  },
  trust: {
    about: 'content as an attack; builds that are killed; every request of a page failing',
    args: ['scripts/audit/trust.ts'],
    takes: ['site'],
  },
  builds: {
    about: 'slow tests of content, editor and builds, a renamed company, a site without service worker, and the recorded reports',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long'],
    takes: ['site'],
  },
  messages: {
    about: 'messages under errors: killed at each step, full disk, mail server down, hostile bodies, 1,000 at 50 a second',
    args: ['scripts/audit/messages.ts'],
  },
  fonts: {
    about: 'layout shift when the fonts load, on devices with the metrics of Arial, Roboto, Noto Sans and DejaVu Sans',
    args: ['scripts/audit/fonts.ts'],
    takes: ['site', 'pages'],
  },
  fresh: {
    about:
      'npm ci && npm test in fresh clones, on machines that differ in fonts, locale, time zone, user, path and programs, and with other content',
    args: ['scripts/audit/fresh.ts'],
    takes: ['record'],
  },
  edits: {
    about: 'legitimate edits of the content, one by one and in random sequences of ten: none turns a check red, and each is seen',
    args: ['scripts/audit/edits.ts'],
  },
  lists: {
    about:
      'lists of 35 and of 300 articles, productions, programmes and roles: built, each page within its budget and without errors of axe',
    args: ['scripts/audit/longLists.ts'],
  },
  scale: { about: 'time and memory of check and build with 25, 250 and 2,500 articles', args: ['scripts/scale.ts'] },
}

const takes = (name: string, what: 'site' | 'pages' | 'record') => PARTS[name]?.takes?.includes(what) === true

const FOLDER = '.build/audit'

/** One date for all parts, even past midnight, because pages depend on the current day. */
process.env.SITE_NOW ??= getToday()

/**
 * Runs the named parts, or all that have not passed for this commit, on a site built from it. With page addresses, only parts that check
 * pages run, on these pages alone; that does not count as passed. `--record` writes the results into a11y-reports/. Exit code 1 when a part
 * failed.
 */
async function audit(given: readonly string[], isRecorded: boolean): Promise<void> {
  const pages = given.filter((one) => one.startsWith('/'))
  const wanted = given.filter((one) => !one.startsWith('/'))
  const names = Object.keys(PARTS).filter((name) => pages.length === 0 || takes(name, 'pages'))
  const wholeSitePart = wanted.find((name) => !names.includes(name))
  if (wholeSitePart !== undefined) {
    console.error(`“${wholeSitePart}” checks the whole site. Leave the addresses out, or name one of: ${joinWords(names)}.`)
    process.exit(1)
  }
  mkdirSync(FOLDER, { recursive: true })
  const site = { state: getCleanCommit('.'), day: getToday() }
  const noteOf = (name: string) => path.join(FOLDER, `${name}.txt`)
  const hasPassedBefore = (name: string) =>
    site.state !== undefined && existsSync(noteOf(name)) && readFileSync(noteOf(name), 'utf8') === site.state
  const chosen = wanted.length > 0 ? wanted : names
  const isDue = (name: string) => wanted.length > 0 || !hasPassedBefore(name)
  // Checked before the first part writes a report, which changes the project.
  if (chosen.some((name) => takes(name, 'site') && isDue(name)) && !ensureBuiltOf('.', site, build)) {
    console.error('The site could not be built, so nothing was looked at.')
    process.exit(1)
  }
  const failed: string[] = []
  for (const name of chosen) {
    const { about = '', args = [] } = PARTS[name] ?? {}
    console.log(`\n${name}: ${about}${isDue(name) ? '' : '\nPassed for this commit already; name it to run it again.'}`)
    if (!isDue(name)) continue
    forgetResults(process.cwd(), name)
    const { hasPassed, printed } = await run([...args, ...pages, ...(isRecorded && takes(name, 'record') ? ['--record'] : [])])
    if (!hasPassed) failed.push(name)
    // dist/ may have been rebuilt during the run.
    const commit = !takes(name, 'site') || isBuiltOf('.', site) ? site.state : undefined
    if (hasPassed && commit !== undefined && pages.length === 0) writeFileSync(noteOf(name), commit)
    const date = new Date().toISOString().slice(0, 10)
    if (!isRecorded) continue
    recordAudit(process.cwd(), { name, about, pages, date, commit, hasPassed }, printed)
    if (pages.length === 0) recordGoals(process.cwd(), name, date)
  }
  console.log(failed.length > 0 ? `\nFailed: ${joinWords(failed)}.` : '\nAll parts passed.')
  process.exitCode = failed.length > 0 ? 1 : 0
}

/** Builds the site in a process of its own. Returns false when that fails. */
const build = () => spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status === 0

/** Runs one part and shows its output. */
function run(args: readonly string[]): Promise<{ hasPassed: boolean; printed: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: ['inherit', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        process[stream].write(chunk)
      })
    }
    child.on('close', (code) => resolve({ hasPassed: code === 0, printed }))
  })
}

const { flags, operands } = readCommandLine({
  name: 'npm run audit',
  about: 'Runs the long checks that are no part of npm test: all that have not passed for this commit, or those that are named.',
  flags: {
    list: { about: 'List the parts, with a line on each.' },
    record: { about: 'Write what was found to a11y-reports/.' },
  },
  operands: {
    name: '[part ...] [/address ...]',
    about: 'Parts to run, and the pages to run them on. Default: all.',
    choices: Object.keys(PARTS),
    acceptsPages: true,
  },
})
if (flags.list === undefined) await audit(operands, flags.record !== undefined)
else for (const [name, { about }] of Object.entries(PARTS)) console.log(`${name.padEnd(12)} ${about}`)
