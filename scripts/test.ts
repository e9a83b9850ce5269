import { createServer } from 'node:http'
import { getToday } from '../src/lib/clock.ts'
import { ensureBrowser } from './browser/findBrowser.ts'
import { listen } from './serve/server.ts'
import { countOwn, countPlaywright, countVitest } from './test/counts.ts'
import { differences } from './test/sameFolders.ts'
import { counted, type Outcome, resultFile, tailOf, yesOrNo } from './test/step.ts'

interface Step {
  name: string
  run: () => Promise<Outcome>
  /** What cannot be checked without the site that was built just now. */
  needsBuild?: boolean
}

const TWIN = '.build/twin'
/** One day for all of it, though midnight may come: pages say what has passed. */
process.env.SITE_NOW ??= getToday()
/** The twin is built in another part of the world: no word of a page comes from the machine's clock, its zone or its language. */
const ELSEWHERE = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
const started = performance.now()
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`

const browser = await findBrowserOrStop()
process.env.CHROME_PATH = browser.executablePath
console.log(`Browser: ${browser.executablePath} (${browser.source})\n`)
const port = await freePort()

const STEPS: readonly Step[] = [
  { name: 'types', run: () => yesOrNo('types', 'tsc', []) },
  { name: 'worker’s types', run: () => yesOrNo('worker-types', 'tsc', ['-p', 'src/worker']) },
  { name: 'lint', run: () => yesOrNo('lint', 'biome', ['check', '--error-on-warnings']) },
  { name: 'content', run: () => yesOrNo('content', 'tsx', ['scripts/content-check.ts']) },
  { name: 'build', run: () => yesOrNo('build', 'tsx', ['scripts/build.ts']) },
  { name: 'twin build', run: twinBuild, needsBuild: true },
  { name: 'unit tests', run: () => vitest('unit') },
  { name: 'built pages', run: () => vitest('built'), needsBuild: true },
  { name: 'budgets', run: () => counted('budgets', 'tsx', ['scripts/budgets.ts'], countOwn), needsBuild: true },
  { name: 'in the browser', run: endToEnd, needsBuild: true },
  { name: 'lighthouse', run: () => counted('lighthouse', 'tsx', ['scripts/lighthouse.ts'], countOwn), needsBuild: true },
]

let [passed, failed] = [0, 0]
let isBuilt = true
for (const step of STEPS) {
  const from = performance.now()
  if (step.needsBuild && !isBuilt) {
    failed += 1
    console.log(`${step.name.padEnd(16)} not run: there is no build to look at`)
    continue
  }
  const outcome = await step.run()
  passed += outcome.passed
  failed += outcome.failed
  if (step.name === 'build') isBuilt = outcome.failed === 0
  const figures = outcome.failed === 0 ? `${outcome.passed} passed` : `${outcome.passed} passed, ${outcome.failed} FAILED`
  console.log(`${step.name.padEnd(16)} ${figures.padEnd(24)} ${seconds(from)}`)
  if (outcome.failed > 0 && outcome.log) console.log(tailOf(outcome.log))
}

console.log(`\nAll of it took ${seconds(started)}.`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function twinBuild(): Promise<Outcome> {
  const { failed: broken, log } = await yesOrNo('twin', 'tsx', ['scripts/build.ts', '--out', TWIN], ELSEWHERE)
  const found = broken > 0 ? ['the second build failed'] : differences('dist', TWIN)
  for (const line of found.slice(0, 20)) console.log(`    ${line}`)
  return found.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, ...(broken > 0 && log ? { log } : {}) }
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
