import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface Outcome {
  passed: number
  failed: number
  /** The reason of each check that was skipped. */
  skipped?: readonly string[]
  log?: string
}

const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
} as const

/** `node` runs a file of ours. */
export type Tool = keyof typeof TOOLS | 'node'

export type ShowLine = (line: string) => void

/** Where and how a tool runs, if different from this process. */
interface Circumstances {
  show?: ShowLine
  env?: Record<string, string>
  cwd?: string
  /** A command that runs the command line appended to it, such as `unshare -n`. */
  through?: readonly string[]
}

/** Milliseconds before a step is stopped and fails: several times what it needs. */
const STEP_TIMEOUT_MS = 45 * 60_000

const TAIL = 80
const RESULTS = '.build/results'

/** Runs a command line, with its output in a log under .build/results. Resolves with its exit code. */
function runTool(
  name: string,
  tool: Tool,
  args: readonly string[],
  { env = {}, cwd = '.', through = [], show }: Circumstances = {},
): Promise<{ code: number; log: string }> {
  mkdirSync(RESULTS, { recursive: true })
  const log = path.join(RESULTS, `${name}.log`)
  const stream = createWriteStream(log)
  return new Promise((resolve) => {
    const file = tool === 'node' ? [] : [path.resolve('node_modules', TOOLS[tool])]
    const [command = process.execPath, ...before] = [...through, process.execPath, ...file, ...args]
    const child = spawn(command, before, {
      cwd,
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_TIMEOUT_MS,
    })
    child.stdout.pipe(stream, { end: false })
    if (show) createInterface(child.stdout).on('line', (line) => line.trim() && show(line.trim()))
    child.stderr.pipe(stream, { end: false })
    child.once('close', (code, signal) =>
      stream.end(signal ? `Stopped by ${signal}; a step may take ${STEP_TIMEOUT_MS / 60_000} minutes.\n` : '', () =>
        resolve({ code: code ?? 1, log }),
      ),
    )
  })
}

/** Runs a tool that only passes or fails, and counts it as one check. */
export async function runAsOneCheck(name: string, tool: Tool, args: readonly string[], circumstances?: Circumstances): Promise<Outcome> {
  const { code, log } = await runTool(name, tool, args, circumstances)
  return code === 0 ? { passed: 1, failed: 0, log } : { passed: 0, failed: 1, log }
}

/** Runs a tool that counts its checks. `count` reads the tool’s result file; a tool that crashed or counted nothing has at least one failure. */
export async function counted(
  name: string,
  tool: Tool,
  args: readonly string[],
  count: (result: unknown) => Outcome,
  circumstances: Circumstances = {},
): Promise<Outcome> {
  const file = resultFile(name)
  rmSync(file, { force: true })
  const { code, log } = await runTool(name, tool, args, circumstances)
  const result: Outcome = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  const isBroken = (code !== 0 || result.passed === 0) && result.failed === 0
  return { ...result, failed: result.failed + (isBroken ? 1 : 0), log }
}

export const resultFile = (name: string): string => path.join(RESULTS, `${name}.json`)

/** Writes the result file of a step or an audit. */
export function writeResult(name: string, result: object): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(resultFile(name), JSON.stringify(result, null, 2))
}

/** The end of a log, indented. */
export function tailOf(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n')
  const shown = lines.slice(-TAIL).map((line) => `    ${line}`)
  return [...(lines.length > TAIL ? [`    … (all of it: ${log})`] : []), ...shown].join('\n')
}
