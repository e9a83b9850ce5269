import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { getToday } from '../src/lib/clock.ts'
import { ensureBrowser } from './browser/findBrowser.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { addCounts, type Counts, countPlaywright, countReasons, countVitest } from './test/counts.ts'

const RESULTS = '.build/results'
/** The reports of Vitest and Playwright. */
const [VITEST, PLAYWRIGHT] = [`${RESULTS}/vitest.json`, `${RESULTS}/playwright.json`]

readCommandLine({
  name: 'npm test',
  about: 'Checks types, style, unused code and content, builds the site, and tests it. docs/testing.md names the commands of its steps.',
})
/** All steps use the same date, even if midnight passes during the run, because built pages depend on today's date. */
process.env.SITE_NOW ??= getToday()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = PLAYWRIGHT
const { executablePath, source } = ensureBrowser()
process.env.CHROME_PATH = executablePath
console.log(`Browser: ${executablePath} (${source})`)
const started = performance.now()

/** Runs a command, such as the tool of a package, which npm adds to the PATH. Shows its output, and resolves with whether it succeeded. */
async function run(command: string, ...args: readonly string[]): Promise<boolean> {
  console.log(`\n> ${command} ${args.join(' ')}`)
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  const [code] = await once(child, 'exit').catch(() => [1])
  return code === 0
}

/** Runs a step that is one check. */
async function check(tool: string, ...args: readonly string[]): Promise<Counts> {
  const isPassed = await run(tool, ...args)
  if (!isPassed) console.log(`\nFAILED: ${tool} ${args.join(' ')}`)
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: [] }
}

/** Runs a test runner, and counts its tests. One that stops early, or fails without a failed test, counts as a failure. */
async function test(file: string, count: (report: unknown) => Counts, tool: string, ...args: readonly string[]): Promise<Counts> {
  rmSync(file, { force: true })
  const isPassed = await run(tool, ...args)
  const counts = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: [] }
  return !isPassed && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function checkSources(): Promise<Counts> {
  const types = await check('tsc')
  const workerTypes = await check('tsc', '-p', 'src/service-worker')
  const style = await check('biome', 'check', '--error-on-warnings')
  const unusedCode = await check('knip')
  return addCounts(types, workerTypes, style, unusedCode, await check('tsx', 'scripts/content-check.ts'))
}

mkdirSync(RESULTS, { recursive: true })
// Side by side, one for each of two processors.
const [sources, site] = await Promise.all([checkSources(), check('node', 'scripts/build.mjs')])
const isBuilt = site.failed === 0
const projects = isBuilt ? ['unit', 'built', 'real-content'] : ['unit']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`]
const vitest = await test(VITEST, countVitest, 'vitest', 'run', ...projects.map((name) => `--project=${name}`), ...reporters)
const browser = isBuilt
  ? await test(PLAYWRIGHT, countPlaywright, 'playwright', 'test', '--grep', '@core', '--reporter=list,json')
  : { passed: 0, failed: 0, skipped: ['Tests of the built site and in the browser: the build failed.'] }
const { passed, failed, skipped } = addCounts(sources, site, vitest, browser)
for (const [reason, count] of countReasons(skipped)) console.log(`Skipped: ${count}. ${reason}`)
console.log(`\nTotal time: ${Math.round((performance.now() - started) / 1000)} s.`)
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`)
process.exit(failed > 0 ? 1 : 0)
