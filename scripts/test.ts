import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { getToday } from '../src/lib/clock.ts'
import { ensureBrowser } from './browser/findBrowser.ts'
import { ensureCaddy, ensureNginx } from './deploy/realHosts.ts'
import { listen } from './serve/server.ts'
import { countOwn, countPlaywright, countVitest } from './test/counts.ts'
import { differences } from './test/sameFolders.ts'
import { counted, type Outcome, resultFile, tailOf, yesOrNo } from './test/step.ts'
import { elsewhere, makeTwin } from './test/twin.ts'

interface Step {
  name: string
  run: () => Promise<Outcome>
  /** What cannot be checked without the site that was built just now. */
  needsBuild?: boolean
}

/** One day for all of it, though midnight may come: pages say what has passed. */
process.env.SITE_NOW ??= getToday()
const started = performance.now()
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`

const browser = await findBrowserOrStop()
process.env.CHROME_PATH = browser.executablePath
console.log(`Browser: ${browser.executablePath} (${browser.source})`)
const hosts = { nginx: ensureNginx(), Caddy: ensureCaddy() }
for (const [name, isThere] of Object.entries(hosts))
  console.log(`${name}: ${isThere ? 'found' : 'not found, and none could be installed: what it would answer is not tested here'}`)
console.log()
const port = await freePort()

const CHECKS: readonly Step[] = [
  { name: 'types', run: () => yesOrNo('types', 'tsc', []) },
  { name: 'worker’s types', run: () => yesOrNo('worker-types', 'tsc', ['-p', 'src/worker']) },
  { name: 'lint', run: () => yesOrNo('lint', 'biome', ['check', '--error-on-warnings']) },
  { name: 'content', run: () => yesOrNo('content', 'tsx', ['scripts/content-check.ts']) },
]
const BUILDS: readonly Step[] = [
  { name: 'build', run: () => yesOrNo('build', 'node', ['scripts/build.mjs']) },
  { name: 'twin build', run: twinBuild, needsBuild: true },
]
const BUDGETS: Step = { name: 'budgets', run: () => counted('budgets', 'tsx', ['scripts/budgets.ts'], countOwn), needsBuild: true }
const LIGHTHOUSE: Step = {
  name: 'lighthouse',
  run: () => counted('lighthouse', 'tsx', ['scripts/lighthouse.ts'], countOwn),
  needsBuild: true,
}

/** One stage after another; what stands side by side in one waits too much to fill two processors by itself. */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [CHECKS, BUILDS],
  [[{ name: 'unit tests', run: () => vitest('unit') }]],
  [[{ name: 'built pages', run: () => vitest('built'), needsBuild: true }]],
  [[BUDGETS], [LIGHTHOUSE]],
  [[{ name: 'in the browser', run: endToEnd, needsBuild: true }]],
]

let [passed, failed] = [0, 0]
let isBuilt = true
for (const stage of STAGES)
  await Promise.all(
    stage.map(async (steps) => {
      for (const step of steps) await take(step)
    }),
  )

console.log(`\nAll of it took ${seconds(started)}.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Takes a step, and prints what came of it. */
async function take({ name, run, needsBuild }: Step): Promise<void> {
  const from = performance.now()
  if (needsBuild && !isBuilt) {
    failed += 1
    console.log(`${name.padEnd(16)} not run: there is no build to look at`)
    return
  }
  const outcome = await run()
  passed += outcome.passed
  failed += outcome.failed
  if (name === 'build') isBuilt = outcome.failed === 0
  const figures = outcome.failed === 0 ? `${outcome.passed} passed` : `${outcome.passed} passed, ${outcome.failed} FAILED`
  console.log(`${name.padEnd(16)} ${figures.padEnd(24)} ${seconds(from)}`)
  if (outcome.failed > 0 && outcome.log) console.log(tailOf(outcome.log))
}

async function twinBuild(): Promise<Outcome> {
  const twin = makeTwin(process.cwd())
  try {
    const { failed: broken, log } = await yesOrNo('twin', 'node', ['scripts/build.mjs'], { cwd: twin, ...elsewhere() })
    const found = broken > 0 ? ['the second build failed'] : differences('dist', path.join(twin, 'dist'))
    for (const line of found.slice(0, 20)) console.log(`    ${line}`)
    return found.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, ...(broken > 0 && log ? { log } : {}) }
  } finally {
    rmSync(twin, { recursive: true, force: true })
  }
}

function vitest(project: string): Promise<Outcome> {
  return counted(
    project,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(project)}`],
    countVitest,
  )
}

function endToEnd(): Promise<Outcome> {
  return counted('e2e', 'playwright', ['test', '--reporter=list,json'], countPlaywright, {
    E2E_PORT: String(port),
    PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile('e2e'),
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const free = await listen(server, 4300)
  await new Promise((resolve) => server.close(resolve))
  return free
}

async function findBrowserOrStop() {
  try {
    return ensureBrowser(console.log)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
