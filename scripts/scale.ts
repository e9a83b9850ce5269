import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * How the content check and the build grow: both run in a copy of the project with 25, 250 and 2,500 generated articles,
 * each with a page of its own, as if the route table were open. They share one route, because the router compares each page with
 * every route of the table; and a title, so that one picture for sharing serves them all. The first build also draws the pictures; the second finds them made, as an editor's does, and is the one that counts.
 * Prints a table.
 * `tsx scripts/scale.ts 25 250` measures other counts.
 */
const COUNTS = process.argv.slice(2).map(Number)
const counts = COUNTS.length > 0 ? COUNTS : [25, 250, 2500]
const root = process.cwd()

interface Run {
  seconds: number
  /** Peak memory of the largest process in MB; undefined where /proc does not tell. */
  peak: number | undefined
}

const rows: { articles: number; check: Run; first: Run; build: Run }[] = []
for (const articles of counts) {
  const copy = makeCopy(articles)
  try {
    const check = await run(copy, ['scripts/content-check.ts'])
    const first = await run(copy, ['scripts/build.ts'])
    const build = await run(copy, ['scripts/build.ts'])
    rows.push({ articles, check, first, build })
    console.log(`${articles} articles: content check ${shown(check)}, first build ${shown(first)}, build ${shown(build)}`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

console.log('\narticles  check s  first s  first MB  build s  build MB  ms a page more')
rows.forEach(({ articles, check, first, build }, index) => {
  const before = rows[index - 1]
  const more = before ? ((build.seconds - before.build.seconds) * 1000) / (articles - before.articles) : undefined
  const figures = [first, build].flatMap(({ seconds, peak }) => [seconds.toFixed(1), peak?.toFixed(0) ?? '?'])
  const cells = [articles, check.seconds.toFixed(1), ...figures, more?.toFixed(1) ?? '-']
  console.log(cells.map((cell, column) => String(cell).padStart([8, 7, 7, 8, 7, 8, 14][column] ?? 0)).join('  '))
})

/** A copy of the project with so many articles more. Node's modules are linked, not copied. */
function makeCopy(articles: number): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'scale-'))
  for (const part of [
    'content',
    'src',
    'scripts',
    'public',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
  ]) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  mkdirSync(path.join(copy, 'content/news'), { recursive: true })
  const model = readFileSync(path.join(root, 'content/news/sankara-returns.md'), 'utf8')
  const ids = Array.from({ length: articles }, (_, index) => `generated-${index + 1}`)
  ids.forEach((id, index) => {
    writeFileSync(path.join(copy, 'content/news', `${id}.md`), model.replace(/^order: .*$/m, `order: ${1000 + index}`))
  })
  openRoutes(copy, ids)
  return copy
}

/** Adds a page for each article to the copy's route table. Throws when the table no longer looks as expected. */
function openRoutes(copy: string, ids: readonly string[]): void {
  const add = (file: string, before: string, lines: readonly string[]) => {
    const full = path.join(copy, file)
    const text = readFileSync(full, 'utf8')
    if (!text.includes(before)) throw new Error(`${file} no longer holds ${before}: mend scripts/scale.ts.`)
    writeFileSync(full, text.replace(before, `${lines.join('\n')}\n${before}`))
  }
  add('src/routes.tsx', '  toRoute(NOT_FOUND,', [
    `  { path: '/news/:article', element: <Generated />, getStaticPaths: () => ${JSON.stringify(ids.map((id) => `/news/${id}`))} },`,
  ])
  add('src/routes.tsx', 'function Screen(', [
    'function Generated() {',
    "  return <ArticlePage site={getSite()} id={useLocation().pathname.split('/').at(-1) ?? ''} />",
    '}',
  ])
  add(
    'src/lib/routes.ts',
    "  '/careers',",
    ids.map((id) => `  '/news/${id}',`),
  )
}

function run(cwd: string, args: readonly string[]): Promise<Run> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let peak: number | undefined
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const watch = setInterval(() => {
      peak = peakOf(child.pid) ?? peak
    }, 200)
    child.on('close', (code) => {
      clearInterval(watch)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, peak })
      else reject(new Error(`${args.join(' ')} failed:\n${output.slice(-3000)}`))
    })
  })
}

function peakOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes ? Number(kilobytes) / 1024 : undefined
  } catch {
    return undefined
  }
}

function shown({ seconds, peak }: Run): string {
  return `${seconds.toFixed(1)} s${peak ? `, ${peak.toFixed(0)} MB` : ''}`
}
