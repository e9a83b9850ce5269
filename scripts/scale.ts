import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { readCommandLine } from './lib/commandLine.ts'
import { copyProject } from './lib/copyProject.ts'
import { formatTable } from './lib/formatTable.ts'
import { UserError } from './lib/userError.ts'
import { fillLists } from './scale/fillLists.ts'
import { findGrowthErrors, GROWTH_GOALS, msPerFurtherArticle, type ScaleRow, type ScaleRun } from './scale/growth.ts'

/**
 * Measures how the content check and the build scale. Both run twice in a copy of the project with 25, 250 and 2,500 articles, each with a
 * page of its own (scripts/scale/fillLists.ts). The first run draws share cards, compresses pages and fills all caches; the second finds
 * them filled, as an editor’s runs do. The time of each further page is that of the second build. Fails for too much memory, too much time
 * for each further page, and growth worse than linear. Marks times that miss a goal.
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
    console.log(`Checking and building ${articles} articles, twice …`)
    const [firstCheck, check] = [await run(copy, CHECK), await run(copy, CHECK)]
    const [firstBuild, build] = [await run(copy, BUILD), await run(copy, BUILD)]
    rows.push({ articles, firstCheck, check, firstBuild, build })
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const figures = rows.map((row, index) => ({ ...row, page: msPerFurtherArticle('build', row, rows[index - 1]) }))
const marked = (value: number | undefined, goal: number, digits = 0) =>
  value === undefined ? '-' : `${value.toFixed(digits)}${value > goal ? '!' : ''}`
const cells = figures.map(({ articles, firstCheck, check, firstBuild, build, page }) => [
  String(articles),
  ...[firstCheck, check].map(({ seconds }) => marked(seconds, GROWTH_GOALS.check, 1)),
  ...[firstBuild, build].flatMap(({ seconds, memory }) => [seconds.toFixed(1), marked(memory, GROWTH_GOALS.memory)]),
  marked(page, GROWTH_GOALS.page, 1),
])
const HEAD = ['articles', 'check s', 'again s', 'build s', 'build MB', 'again s', 'again MB', 'ms per further page']
console.log(`\n${formatTable(HEAD, cells)}`)
console.log(
  `\n“!” misses a goal: ${GROWTH_GOALS.check} s for a check, ${GROWTH_GOALS.memory} MB for all processes of a build together, ${GROWTH_GOALS.page} ms for each further page. The machine's load was ${loadavg()[0]?.toFixed(1)} at the end.`,
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
