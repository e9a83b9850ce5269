import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { makeCopy } from './scale/makeCopy.ts'

/**
 * How the content check and the build grow: both run in a copy of the project with 25, 250 and 2,500 generated articles, each with
 * words, a page and a route of its own (scripts/scale/article.ts). What is run first draws pictures for sharing, compresses pages and
 * finds everything out; what is run again finds it made and known, as for an editor. The second build counts, and the first check.
 * Prints a table. Too much memory, and growth worse than linear, fail; times that miss a goal are marked.
 * `tsx scripts/scale.ts 25 250` measures other counts.
 */
const COUNTS = process.argv.slice(2).map(Number)
const counts = COUNTS.length > 0 ? COUNTS : [25, 250, 2500]
const root = process.cwd()

/**
 * Of the budgets: megabytes of all processes together, milliseconds a page more, seconds. Of what is left of a page, React takes a third,
 * and most of the rest is the writing, copying and taking away of files.
 */
const GOALS = { memory: 750, page: 5, check: 5 } as const
/** A page more may take so many times what it took between fewer pages: growth is linear, and machines are noisy. */
const LINEAR = 1.6

interface Run {
  seconds: number
  /** The most memory that all its processes held at a time, in MB; undefined where /proc does not tell. */
  memory: number | undefined
}

interface Row {
  articles: number
  firstCheck: Run
  check: Run
  firstBuild: Run
  build: Run
}

const CHECK = ['scripts/quickly.mjs', 'content-check']
/** As `npm run build` does it: with little room for what lives shortly. */
const BUILD = ['--max-semi-space-size=8', 'scripts/build.mjs']

const rows: Row[] = []
for (const articles of counts) {
  const copy = makeCopy(root, articles)
  try {
    const firstCheck = await run(copy, CHECK)
    const check = await run(copy, CHECK)
    const firstBuild = await run(copy, BUILD)
    const build = await run(copy, BUILD)
    rows.push({ articles, firstCheck, check, firstBuild, build })
    console.log(
      `${articles} articles: check ${shown(firstCheck)}, again ${shown(check)}; build ${shown(firstBuild)}, again ${shown(build)}`,
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const figures = rows.map((row, index) => ({ ...row, page: pageMore(row, rows[index - 1]) }))
const marked = (value: number | undefined, goal: number, digits = 0) =>
  value === undefined ? '-' : `${value.toFixed(digits)}${value > goal ? '!' : ''}`
console.log('\narticles  check s  again s  build s  build MB  again s  again MB  ms a page more')
for (const { articles, firstCheck, check, firstBuild, build, page } of figures) {
  const cells = [
    String(articles),
    marked(firstCheck.seconds, GOALS.check, 1),
    marked(check.seconds, GOALS.check, 1),
    firstBuild.seconds.toFixed(1),
    marked(firstBuild.memory, GOALS.memory),
    build.seconds.toFixed(1),
    marked(build.memory, GOALS.memory),
    marked(page, GOALS.page, 1),
  ]
  console.log(cells.map((cell, column) => cell.padStart([8, 7, 7, 7, 8, 7, 8, 14][column] ?? 0)).join('  '))
}
console.log(
  `\n“!” misses a goal: ${GOALS.check} s for a check, ${GOALS.memory} MB for all processes of a build together, ${GOALS.page} ms for a page more. The machine's load was ${loadavg()[0]?.toFixed(1)} at the end.`,
)

const faults = figures.flatMap(({ articles, firstBuild, build, page }, index) => {
  const memory = Math.max(firstBuild.memory ?? 0, build.memory ?? 0)
  const before = figures[index - 1]?.page
  return [
    ...(memory > GOALS.memory ? [`With ${articles} articles the build takes ${memory.toFixed(0)} MB; ${GOALS.memory} are allowed.`] : []),
    ...(page !== undefined && before !== undefined && page > LINEAR * Math.max(before, GOALS.page)
      ? [
          `With ${articles} articles a page more takes ${page.toFixed(1)} ms, and ${before.toFixed(1)} ms with fewer: time grows faster than the site.`,
        ]
      : []),
  ]
})
mkdirSync('.build/results', { recursive: true })
writeFileSync(
  '.build/results/scale.json',
  JSON.stringify({ passed: rows.length * 2 - faults.length, failed: faults.length, goals: GOALS, figures }, null, 2),
)
if (faults.length > 0) console.error(`\n${faults.join('\n')}`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Milliseconds that each article took which `before` had not. */
function pageMore({ articles, build }: Row, before: Row | undefined): number | undefined {
  return before && ((build.seconds - before.build.seconds) * 1000) / (articles - before.articles)
}

function run(cwd: string, args: readonly string[]): Promise<Run> {
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

/** A process and all that it has started, by their numbers. */
function listProcesses(id: number | string | undefined): (number | string)[] {
  if (id === undefined) return []
  const started = readProcess(`${id}/task/${id}/children`).match(/\d+/g) ?? []
  return [id, ...started.flatMap(listProcesses)]
}

/** What processes hold in MB, by now or, where that is more, what one of them held alone between two looks. What they share counts once. */
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

function shown({ seconds, memory }: Run): string {
  return `${seconds.toFixed(1)} s${memory ? `, ${memory.toFixed(0)} MB` : ''}`
}
