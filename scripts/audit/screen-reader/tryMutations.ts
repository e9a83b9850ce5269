import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { formatDay } from '../../../src/lib/dates.ts'
import { type CheckName, MUTATION_CHECKS } from './mutations/checks.ts'
import { MUTATIONS } from './mutations/pageMutations.ts'
import { onPage, type RecordedSite, TRANSCRIPT_DAY, TRANSCRIPT_REPORTS } from './recordedSite.ts'
import { toMarkdownTable } from './reports/markdownTables.ts'

const MAX_QUOTED_CHARACTERS = 150

/**
 * Breaks pages on purpose, one mutation at a time, and runs the check that should fail. Errors are checks that do not fail, or that also
 * fail on the unchanged page.
 */
export async function tryMutations(site: RecordedSite): Promise<string[]> {
  const errors: string[] = []
  const rows: string[][] = []
  for (const [index, { name, page, caughtBy, from, to }] of MUTATIONS.entries()) {
    let isBroken = false
    const [words = 'nothing'] = await check(site, caughtBy, page, (open) =>
      changeResponses(open, (whole) => {
        const body = whole.replace(from, to)
        isBroken ||= body !== whole
        return body
      }),
    )
    if (!isBroken) errors.push(`${name}: ${page} holds nothing that could be broken like this any more.`)
    else if (words === 'nothing') errors.push(`${name} (${page}): ${caughtBy} sees nothing.`)
    console.log(`${index + 1}. ${name} (${page}): ${caughtBy} says ${words.slice(0, MAX_QUOTED_CHARACTERS)}`)
    rows.push([String(index + 1), name, page, caughtBy, inTable(words)])
  }
  // Each check runs once on each unchanged page that a mutation uses.
  for (const { page, caughtBy } of new Map(MUTATIONS.map((one) => [`${one.page} ${one.caughtBy}`, one])).values())
    errors.push(...(await check(site, caughtBy, page)).map((words) => `${caughtBy} finds on ${page} as it is: ${words}`))
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/mutations.md`, toReport(rows))
  return errors
}

function check(site: RecordedSite, name: CheckName, route: string, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const { options, find } = MUTATION_CHECKS[name]
  return onPage(site, route, { bypassCSP: true, ...options }, (page) => find(page, route), prepare)
}

const CHANGED = new Set(['document', 'stylesheet', 'script'])

/** Changes pages, stylesheets and scripts on their way to the browser, without a new build. The page must have no CSP for them. */
const changeResponses = (page: Page, change: (whole: string) => string) =>
  page.route('**/*', async (route) => {
    if (!CHANGED.has(route.request().resourceType())) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  })

const inTable = (words: string) =>
  (words.length > MAX_QUOTED_CHARACTERS ? `${words.slice(0, MAX_QUOTED_CHARACTERS)} …` : words)
    .replaceAll('|', '/')
    .replaceAll('<', '‹')
    .replaceAll('\n', ' ')

const toReport = (rows: readonly string[][]) => `# Broken on purpose

Written by \`npm run audit screen-reader\`, of the site as it is on ${formatDay(TRANSCRIPT_DAY)}. Each line is one way to break a page: what is served is changed on its way to
the browser, and nothing is built anew. A check of the project has to see it, and the same check finds nothing on the page as it is.

${toMarkdownTable(['no.', 'what is broken', 'page', 'seen by', 'what it says'], rows, ['no.'])}
`
