import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import { NOT_FOUND } from '../../src/lib/routes.ts'
import { startBrowser } from '../browser/findBrowser.ts'
import { measurePage } from '../budgets/measure.ts'
import { formatScoreboard, overBudget } from '../budgets/scoreboard.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { readCommandLine } from '../lib/commandLine.ts'
import { copyProject } from '../lib/copyProject.ts'
import { fillLists } from '../scale/fillLists.ts'
import { serveSite } from '../serve/server.ts'
import { formatFinding, runAxe } from './screen-reader/matrix/axe.ts'

/**
 * How pages with long lists perform: builds copies of the project with `count` articles, productions, programmes and roles, each with its
 * page, and checks the list pages and a sample of the generated pages by budgets and axe. 35 is the most that a list’s first page holds.
 */
const { operands } = readCommandLine({
  name: 'npx tsx scripts/audit/longLists.ts',
  about: 'Builds the site with long lists, and checks their pages by budgets and axe.',
  operands: { name: '[count ...]', about: 'How many of each. Default: 35 300.' },
})
const counts = operands.length > 0 ? operands.map(Number) : [35, 300]

const LISTS = ['/news', '/productions', '/academy', '/careers']
/** Number of generated pages of each folder to measure. */
const SAMPLE = 3

const browser = await startBrowser()
const errors: string[] = []
for (const count of counts) errors.push(...(await checkSite(browser, count)))
await browser.close()
if (errors.length > 0) console.error(`\n${errors.join('\n')}`)
process.exitCode = errors.length > 0 ? 1 : 0

async function checkSite(browser: Browser, count: number): Promise<string[]> {
  const copy = copyProject(process.cwd(), 'lists')
  try {
    fillLists(copy, count)
    const started = performance.now()
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, encoding: 'utf8' })
    if (status !== 0) return [`With ${count} of each, the build failed:\n${(stdout + stderr).slice(-3000)}`]
    const folder = path.join(copy, 'dist')
    const built = listBuiltPages(folder)
    const seconds = (performance.now() - started) / 1000
    console.log(`\n${count} of each: ${built.length} pages, built in ${seconds.toFixed(0)} s.`)
    return (await checkPages(browser, folder, choosePages(built))).map((error) => `With ${count} of each: ${error}`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The first and the last page of every list, a few of the generated pages, and the not-found page. */
function choosePages(built: readonly string[]): string[] {
  const isLast = (route: string) => !built.includes(route.replace(/\d+$/, (number) => String(Number(number) + 1)))
  const ends = built.filter((route) => /\/page\/\d+$/.test(route) && (route.endsWith('/page/1') || isLast(route)))
  const categories = built.filter((route) => route.includes('/category/') && !route.includes('/page/'))
  const generated = LISTS.flatMap((list) => built.filter((route) => route.startsWith(`${list}/generated-`)).slice(-SAMPLE))
  return [...LISTS, ...ends, ...categories, ...generated, NOT_FOUND]
}

async function checkPages(browser: Browser, folder: string, routes: readonly string[]): Promise<string[]> {
  const { origin, close } = await serveSite(folder)
  try {
    const reports: Awaited<ReturnType<typeof measurePage>>[] = []
    const found: string[] = []
    for (const route of routes) {
      reports.push(await measurePage(browser, origin, route, folder))
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true, reducedMotion: 'reduce' })
      const page = await context.newPage()
      // tsx wraps functions in its helper __name, which the page lacks.
      await page.addInitScript('globalThis.__name = (marked) => marked')
      await page.goto(origin + route)
      found.push(...(await runAxe(page, 'html', 'ignored')).errors.map((finding) => `${route}: ${formatFinding(finding)}`))
      await context.close()
    }
    console.log(`\n${formatScoreboard(reports)}`)
    return [...reports.flatMap(overBudget), ...found]
  } finally {
    close()
  }
}
