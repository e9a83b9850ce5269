import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser, type FoundBrowser } from './browser/findBrowser.ts'
import { differences } from './test/twins.ts'

/**
 * Everything that must hold, one part after the other; a part that fails does not keep the next from telling its own.
 * Ends with a line "N passed, N failed" and exit code 0 or 1. What takes long belongs in the audit (architecture.md).
 */
const RESULTS = '.build/results'
const TWIN = '.build/twin'

interface Outcome {
  passed: number
  failed: number
}

interface Part {
  name: string
  run: () => Promise<Outcome>
  /** Reads the built site: left out, and counted as failed, when there is none. */
  needsBuild?: boolean
}

const browser = findOrStop()
const environment = { ...process.env, CHROME_PATH: browser.executablePath, FORCE_COLOR: '0' }
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const one = (good: boolean): Outcome => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 })
const tsx = (script: string, ...args: string[]) => command('node', ['--import', 'tsx', script, ...args])
let built = false

const PARTS: readonly Part[] = [
  { name: 'style and lint', run: async () => one(await npx('biome', 'check', '--error-on-warnings')) },
  { name: 'types', run: async () => one(await npx('tsc')) },
  { name: 'content', run: async () => one(await tsx('scripts/content-check.ts')) },
  {
    name: 'build',
    run: async () => {
      built = await tsx('scripts/build.ts')
      return one(built)
    },
  },
  {
    name: 'a second build gives the same bytes',
    needsBuild: true,
    run: async () => {
      const again = await tsx('scripts/build.ts', '--out', TWIN)
      const found = again ? differences('dist', TWIN) : ['there is no second build']
      for (const difference of found) console.error(difference)
      return one(found.length === 0)
    },
  },
  { name: 'units', run: () => vitest('unit') },
  { name: 'the built pages', needsBuild: true, run: () => vitest('built') },
  { name: 'weight', needsBuild: true, run: async () => counted(await tsx('scripts/budgets.ts'), 'budgets') },
  { name: 'behaviour and axe', needsBuild: true, run: playwright },
  { name: 'Lighthouse', needsBuild: true, run: async () => counted(await tsx('scripts/lighthouse.ts'), 'lighthouse') },
]

const total: Outcome = { passed: 0, failed: 0 }
const summary: string[] = []
for (const { name, run, needsBuild = false } of PARTS) {
  console.log(`\n--- ${name}`)
  const started = performance.now()
  const outcome = needsBuild && !built ? one(false) : await run().catch(toFailure)
  total.passed += outcome.passed
  total.failed += outcome.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  summary.push(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function findOrStop(): FoundBrowser {
  try {
    const found = ensureBrowser(console.log)
    console.log(`Browser: ${found.executablePath} (${found.source})`)
    return found
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function toFailure(error: unknown): Outcome {
  console.error(error instanceof Error ? error.message : error)
  return one(false)
}

function command(name: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...environment, ...extra } })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

/** Runs a tool of the project by its own file: no shell, no npm between. */
function npx(tool: string, ...args: string[]): Promise<boolean> {
  return command(path.join('node_modules/.bin', tool), args)
}

async function vitest(project: 'unit' | 'built'): Promise<Outcome> {
  const file = path.join(RESULTS, `${project}.json`)
  await npx('vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`)
  const { numPassedTests, numFailedTests, success } = read<{ numPassedTests: number; numFailedTests: number; success: boolean }>(file)
  // A file that cannot be loaded has no tests to fail.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : 1) }
}

async function playwright(): Promise<Outcome> {
  const file = path.resolve(RESULTS, 'playwright.json')
  const good = await command('node_modules/.bin/playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const { stats } = read<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file)
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, good ? 0 : 1) }
}

/** What a script has written of its own counts. */
function counted(good: boolean, name: string): Outcome {
  const { passed, failed } = read<Outcome>(path.join(RESULTS, `${name}.json`))
  return { passed, failed: Math.max(failed, good ? 0 : 1) }
}

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape
}
