import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND } from '../../src/lib/routes.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { copyProject } from '../lib/copyProject.ts'
import { fillLists } from '../scale/fillLists.ts'
import { readPartArguments } from './parts.ts'

// How pages with long lists perform: builds copies of the project with that many articles, productions, programmes and roles, each with its
// page, and checks the list pages and a sample of the generated pages by budgets and axe. 35 is the most that a list’s first page holds.

const COUNTS = [35, 300]
const LISTS = ['/news', '/productions', '/academy', '/careers']
const SAMPLE = 3

readPartArguments('lists')
const failed = COUNTS.filter((count) => !checkSite(count))
console.log(failed.length > 0 ? `\nFailed with ${failed.join(' and ')} of each.` : '\nEvery page stays within its budgets.')
process.exitCode = failed.length > 0 ? 1 : 0

function checkSite(count: number): boolean {
  const copy = copyProject(process.cwd(), 'lists')
  const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' }).status === 0
  try {
    fillLists(copy, count)
    console.log(`\n${count} of each:`)
    return run('scripts/build.mjs') && run('--import', 'tsx', 'scripts/budgets.ts', ...pickSample(listBuiltPages(path.join(copy, 'dist'))))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The first and the last page of every list, a few of the generated pages, and the not-found page. */
function pickSample(built: readonly string[]): string[] {
  const isLast = (route: string) => !built.includes(route.replace(/\d+$/, (number) => String(Number(number) + 1)))
  const ends = built.filter((route) => /\/page\/\d+$/.test(route) && (route.endsWith('/page/1') || isLast(route)))
  const categories = built.filter((route) => route.includes('/category/') && !route.includes('/page/'))
  const generated = LISTS.flatMap((list) => built.filter((route) => route.startsWith(`${list}/generated-`)).slice(-SAMPLE))
  return [...LISTS, ...ends, ...categories, ...generated, NOT_FOUND]
}
