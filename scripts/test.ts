import { rmSync } from 'node:fs'
import path from 'node:path'
import { Listr } from 'listr2'
import { getToday } from '../src/lib/clock.ts'
import { countOf } from '../src/lib/text.ts'
import { ensureBrowser } from './browser/findBrowser.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { freePort } from './lib/freePort.ts'
import { toUserMessage } from './lib/userError.ts'
import { countPlaywright, countVitest } from './test/counts.ts'
import { folderDifferences } from './test/folderDifferences.ts'
import { FOREIGN_ENVIRONMENT, makeSecondCheckout } from './test/secondCheckout.ts'
import { type Outcome, readLogEnd, resultFile, runStep, type ShowLine, type StepOptions, type Tool } from './test/step.ts'

interface Step {
  /** The operand that runs this step alone: `npm test worker-types`. */
  name: string
  run: (show: ShowLine) => Promise<Outcome>
}

/** All steps use the same date, even if midnight passes during the run, because built pages depend on today’s date. */
process.env.SITE_NOW ??= getToday()
const started = performance.now()
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`

const step = (name: string, tool: Tool, args: string[] = [], options: StepOptions = {}): Step => ({
  name,
  run: (show) => runStep(name, tool, args, { ...options, show }),
})
/** A script that writes its counts with writeResult. */
const scriptStep = (name: string) => step(name, 'tsx', [`scripts/${name}.ts`], { count: (result) => result as Outcome })
const vitestStep = (name: string) =>
  step(name, 'vitest', ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${resultFile(name)}`], {
    count: countVitest,
  })

/** One stage after another. In a stage two lists of steps run side by side, one for each of two processors. */
const STAGES: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      step('types', 'tsc'),
      step('worker-types', 'tsc', ['-p', 'src/service-worker']),
      step('lint', 'biome', ['check', '--error-on-warnings']),
      step('unused-code', 'knip'),
      step('content', 'tsx', ['scripts/content-check.ts']),
    ],
    [step('build', 'node', ['scripts/build.mjs'])],
  ],
  [
    [step('fixture', 'tsx', ['scripts/fixture.ts']), vitestStep('built'), vitestStep('real-content')],
    [{ name: 'second-build', run: secondBuild }],
  ],
  [[vitestStep('unit')]],
  [[scriptStep('budgets')], [scriptStep('lighthouse')]],
  [[{ name: 'browser', run: endToEnd }]],
]

/** The steps that do not read the site that the build step makes. */
const WITHOUT_SITE = ['types', 'worker-types', 'lint', 'unused-code', 'content', 'build', 'unit']

const names = STAGES.flat(2).map(({ name }) => name)
const { flags, operands: wanted } = readCommandLine({
  name: 'npm test',
  about:
    'Checks types, style, unused code and content, builds the site twice and the fixture site once, and tests them. Logs: .build/results.',
  flags: { list: { about: 'List the steps.' } },
  operands: {
    name: '[step ...]',
    about: 'Steps to run, such as unit. Default: all. Some need the results of "build" and "fixture".',
    choices: names,
  },
})
const isWanted = ({ name }: Step) => wanted.length === 0 || wanted.includes(name)

if (flags.list !== undefined) {
  console.log(names.join('\n'))
  process.exit(0)
}

const { executablePath, source } = ensureBrowser()
process.env.CHROME_PATH = executablePath
console.log(`Browser: ${executablePath} (${source})\n`)

let [passed, failed] = [0, 0]
const skipped: string[] = []
let isBuilt = true

const toTask = ({ name, run }: Step) => ({
  title: name,
  skip: () => !isBuilt && !WITHOUT_SITE.includes(name) && skipStep(name),
  task: async (_context: unknown, task: { title: string; output: string }) => {
    const from = performance.now()
    const outcome = await run((line) => {
      // Without a terminal, Listr would print every line.
      if (process.stdout.isTTY && line.trim()) task.output = line.trim()
    }).catch((error): Outcome => {
      // Listr only prints an error that is thrown here: the run would end with 0 failures.
      console.error(toUserMessage(error))
      return { passed: 0, failed: 1 }
    })
    passed += outcome.passed
    failed += outcome.failed
    skipped.push(...(outcome.skipped ?? []))
    if (name === 'build') isBuilt = outcome.failed === 0
    const counts = `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} FAILED` : ''}`
    task.title = `${name.padEnd(16)} ${counts.padEnd(24)} ${seconds(from)}`
    if (outcome.failed > 0) throw new Error(`${task.title}\n${outcome.log ? readLogEnd(outcome.log) : ''}`)
  },
})

for (const stage of STAGES) {
  const wantedSteps = stage.map((steps) => steps.filter(isWanted)).filter((steps) => steps.length > 0)
  const lists = wantedSteps.map((steps) => ({
    title: steps.map(({ name }) => name).join(', '),
    task: () => new Listr(steps.map(toTask), { exitOnError: false }),
  }))
  const rendererOptions = { collapseSubtasks: false, collapseErrors: false }
  await new Listr(lists, { concurrent: true, exitOnError: false, rendererOptions }).run()
}

for (const reason of new Set(skipped))
  console.log(`Skipped: ${countOf(skipped.filter((one) => one === reason).length, 'check', 'checks')}. ${reason}`)
console.log(`\nTotal time: ${seconds(started)}.`)
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`)
process.exit(failed > 0 ? 1 : 0)

/** Counts a step that cannot run as skipped. Returns the reason. */
function skipStep(name: string): string {
  const reason = `${name} needs the site, and the build failed.`
  skipped.push(reason)
  return reason
}

async function secondBuild(show: ShowLine): Promise<Outcome> {
  const secondCheckout = makeSecondCheckout(process.cwd())
  try {
    const options = { cwd: secondCheckout, env: FOREIGN_ENVIRONMENT, show }
    const build = await runStep('second-build', 'node', ['scripts/build.mjs'], options)
    if (build.failed > 0) return build
    const found = folderDifferences('dist', path.join(secondCheckout, 'dist'))
    for (const line of found.slice(0, 20)) console.log(`    ${line}`)
    return found.length === 0 ? build : { passed: 0, failed: 1 }
  } finally {
    rmSync(secondCheckout, { recursive: true, force: true })
  }
}

async function endToEnd(show: ShowLine): Promise<Outcome> {
  const [fixture, realContent] = [await freePort(), await freePort()]
  const env = { E2E_PORT: String(fixture), E2E_REAL_CONTENT_PORT: String(realContent), PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile('e2e') }
  return runStep('e2e', 'playwright', ['test', '--grep', '@core', '--reporter=list,json'], { count: countPlaywright, env, show })
}
