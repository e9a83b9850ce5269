import { writeFileSync } from 'node:fs'
import { formatDay } from '../../../src/lib/dates.ts'
import { applyMutation, type Mutation } from './mutations/applyMutation.ts'
import { MUTATION_CHECKS } from './mutations/checks.ts'
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
  for (const [index, mutation] of MUTATIONS.entries()) {
    const { name, page, caughtBy } = mutation
    const { said, isBroken } = await tryMutation(site, mutation)
    const words = said[0] ?? 'nothing'
    if (!isBroken) errors.push(`${name}: ${page} holds nothing that could be broken like this any more.`)
    else if (said.length === 0) errors.push(`${name} (${page}): ${caughtBy} sees nothing.`)
    console.log(`${index + 1}. ${name} (${page}): ${caughtBy} says ${words.slice(0, MAX_QUOTED_CHARACTERS)}`)
    rows.push([String(index + 1), name, page, caughtBy, inTable(words)])
  }
  // Each check runs once on each unchanged page that a mutation uses.
  for (const { page, caughtBy: check } of new Map(MUTATIONS.map((one) => [`${one.page} ${one.caughtBy}`, one])).values()) {
    const said = await onPage(site, page, { bypassCSP: true, ...MUTATION_CHECKS[check].options }, (open) =>
      MUTATION_CHECKS[check].find(open, page),
    )
    errors.push(...said.map((words) => `${check} finds on ${page} as it is: ${words}`))
  }
  if (errors.length === 0) writeFileSync(`${TRANSCRIPT_REPORTS}/mutations.md`, toReport(rows))
  return errors
}

async function tryMutation(site: RecordedSite, mutation: Mutation): Promise<{ said: string[]; isBroken: boolean }> {
  const { options, find } = MUTATION_CHECKS[mutation.caughtBy]
  let countChanged = () => 0
  const said = await onPage(
    site,
    mutation.page,
    { bypassCSP: true, ...options },
    (page) => find(page, mutation.page),
    async (page) => {
      countChanged = await applyMutation(page, mutation)
    },
  )
  return { said, isBroken: countChanged() > 0 }
}

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
