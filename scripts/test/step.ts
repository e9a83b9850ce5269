import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** How many checks of a step passed and failed. */
export interface Outcome {
  passed: number
  failed: number
  /** The reason of each check that was skipped. */
  skipped?: readonly string[]
  /** The path of its log. */
  log?: string
}

const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
} as const

/** `node` runs a file of ours. */
export type Tool = keyof typeof TOOLS | 'node'

export type ShowLine = (line: string) => void

export interface StepOptions {
  /** Reads the counts from the tool’s result file. Without it the step is one check, which passes or fails. */
  count?: (result: unknown) => Outcome
  /** Is called with each line that the tool prints. */
  show?: ShowLine
  /** Milliseconds before the step is stopped and fails; 0 for none. Default: several times the usual time of a step of `npm test`. */
  timeout?: number
  env?: Readonly<Record<string, string>> | undefined
  cwd?: string
}

const STEP_TIMEOUT_MS = 45 * 60_000

/** How many lines of a failed step’s log are printed. */
const PRINTED_LINES = 80
const RESULTS = '.build/results'

/** Runs a tool, with its output in a log under .build/results. A tool that crashed or counted nothing has at least one failure. */
export async function runStep(name: string, tool: Tool, args: readonly string[], options: StepOptions = {}) {
  const { count, show, env, cwd, timeout = STEP_TIMEOUT_MS } = options
  const [log, file] = [path.join(RESULTS, `${name}.log`), resultFile(name)]
  mkdirSync(RESULTS, { recursive: true })
  rmSync(file, { force: true })
  const script = tool === 'node' ? [] : [path.resolve('node_modules', TOOLS[tool])]
  const child = spawn(process.execPath, [...script, ...args], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  })
  const stream = createWriteStream(log)
  for (const output of [child.stdout, child.stderr]) {
    output.pipe(stream, { end: false })
    if (show) createInterface(output).on('line', show)
  }
  const [code, signal] = await once(child, 'close')
  stream.end(signal ? `Stopped by ${signal}; a step may take ${timeout / 60_000} minutes.\n` : '')
  await once(stream, 'finish')
  const result: Outcome =
    count && existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: !count && code === 0 ? 1 : 0, failed: 0 }
  const isBroken = (code !== 0 || result.passed === 0) && result.failed === 0
  return { ...result, failed: result.failed + (isBroken ? 1 : 0), log } satisfies Outcome
}

/** The path of the JSON file with the counts of a step. */
export const resultFile = (name: string): string => path.join(RESULTS, `${name}.json`)

/** Writes the result file of a step. */
export function writeResult(name: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(resultFile(name), JSON.stringify(result, null, 2))
}

/** The last lines of a log, indented. Names the file if there are more. */
export function readLogEnd(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  const printed = lines.slice(-PRINTED_LINES)
  if (printed.length < lines.length) printed.unshift(`… (the whole log: ${log})`)
  return printed.map((line) => `    ${line}`).join('\n')
}
