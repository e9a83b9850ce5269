import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { readCommandLine } from './lib/commandLine.ts'
import { copyProject } from './lib/copyProject.ts'
import { formatTable } from './lib/formatTable.ts'
import { UserError } from './lib/userError.ts'
import { fillLists } from './scale/fillLists.ts'
import { findGrowthErrors, SCALE_GOALS, type ScaleRow, type ScaleRun } from './scale/growth.ts'

/**
 * Measures how the content check and the build scale: in a copy of the project with 25, 250 and 2,500 articles, each with a page of its
 * own (scripts/scale/fillLists.ts). Fails for too much memory and for growth worse than linear.
 */
const { operands } = readCommandLine({
  name: 'npx tsx scripts/scale.ts',
  about: 'Measures content check and build with many articles.',
  operands: { name: '[count ...]', about: 'How many articles. Default: 25 250 2500.' },
})
const wrong = operands.find((operand) => !/^[1-9]\d*$/.test(operand))
if (wrong !== undefined)
  throw new UserError(
    `npx tsx scripts/scale.ts takes whole numbers of articles. Found "${wrong}". For example: npx tsx scripts/scale.ts 25 250`,
  )
const counts = operands.length > 0 ? operands.map(Number) : [25, 250, 2500]

const CHECK = ['--import', 'tsx', 'scripts/content-check.ts']
const BUILD = ['scripts/build.mjs']

const rows: ScaleRow[] = []
for (const articles of counts) {
  const copy = copyProject(process.cwd(), 'scale')
  try {
    fillLists(copy, articles, ['news'])
    console.log(`Checking and building ${articles} articles …`)
    rows.push({ articles, check: await run(copy, CHECK), build: await run(copy, BUILD) })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const marked = (value: number | undefined, goal: number, digits: number) =>
  value === undefined ? '-' : `${value.toFixed(digits)}${value > goal ? '!' : ''}`
const cells = rows.map(({ articles, check, build }) => [
  String(articles),
  marked(check.seconds, SCALE_GOALS.check, 1),
  marked(build.seconds, SCALE_GOALS.build, 1),
  marked(build.memory, SCALE_GOALS.memory, 0),
])
console.log(`\n${formatTable(['articles', 'check s', 'build s', 'build MB'], cells)}`)
console.log(
  `\n“!” misses a goal: ${SCALE_GOALS.check} s for a check, ${SCALE_GOALS.build} s and ${SCALE_GOALS.memory} MB for all processes of a build. The machine’s load was ${loadavg()[0]?.toFixed(1)} at the end.`,
)
const errors = findGrowthErrors(rows)
if (errors.length > 0) console.error(`\n${errors.join('\n')}`)
process.exitCode = errors.length > 0 ? 1 : 0

function run(cwd: string, args: readonly string[]): Promise<ScaleRun> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let memory = 0
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const watch = setInterval(() => {
      memory = Math.max(memory, readMemory(listProcesses(child.pid)))
    }, 200)
    child.on('close', (code) => {
      clearInterval(watch)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, memory: memory || undefined })
      else reject(new Error(`${args.join(' ')} failed:\n${output.slice(-3000)}`))
    })
  })
}

/** The ids of a process and all its descendants. */
function listProcesses(id: number | string | undefined): (number | string)[] {
  if (id === undefined) return []
  const started = readProcess(`${id}/task/${id}/children`).match(/\d+/g) ?? []
  return [id, ...started.flatMap(listProcesses)]
}

/** Memory of processes in MB, with shared memory counted once: the current sum or, if that is more, the peak of the largest process. */
function readMemory(ids: readonly (number | string)[]): number {
  const read = (id: number | string, file: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readProcess(`${id}/${file}`))?.[1] ?? 0) / 1024
  const now = ids.map((id) => read(id, 'smaps_rollup', 'Pss')).reduce((sum, held) => sum + held, 0)
  return Math.max(now, ...ids.map((id) => read(id, 'status', 'VmHWM')))
}

function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
