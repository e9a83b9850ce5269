import { FAILURE_PAGES } from '../../e2e/pageKinds.ts'
import { getToday } from '../../src/lib/clock.ts'
import { countOf } from '../../src/lib/text.ts'
import { readBuildInfo } from '../build/buildInfo.ts'
import { formatTable } from '../lib/formatTable.ts'
import { pageName } from '../lib/pageName.ts'
import { countPlaywright, listSpecs } from '../test/counts.ts'
import { resultFile, runStep } from '../test/step.ts'
import { readPartArguments } from './parts.ts'
import { breakBuilds } from './trust/brokenBuilds.ts'
import { tryAttacks } from './trust/tryAttacks.ts'

// Security and resilience checks that take too long for tests. Needs a built site.

/** A row of the table: what was tried, how many times, and a message for each failure. */
interface TrustRow {
  about: string
  tried: number
  errors: readonly string[]
  note?: string
}

readPartArguments('trust')
/** The day of the site in dist/. Other builds use the same day, because pages depend on it. */
process.env.SITE_NOW ??= readBuildInfo('.')?.day ?? getToday()

const rows: TrustRow[] = []
for (const check of [attackByContent, breakBuilds, checkFailingRequests]) {
  const found = [await check()].flat()
  for (const { about, tried, errors } of found) console.log(`${about}: ${tried - errors.length} of ${tried} passed`)
  rows.push(...found)
}
const cells = rows.map(({ about, tried, errors, note = '' }) => [about, String(tried), String(tried - errors.length), note])
console.log(`\n${formatTable(['', 'tried', 'passed', ''], cells)}`)
const errors = rows.flatMap((row) => row.errors)
for (const line of errors) console.error(line)
process.exitCode = errors.length > 0 ? 1 : 0

async function attackByContent(): Promise<TrustRow> {
  const attacks = await tryAttacks()
  const refused = attacks.filter(({ outcome }) => outcome === 'refused').length
  return {
    about: 'hostile inputs from an editor',
    tried: attacks.length,
    errors: attacks.filter(({ errors }) => errors.length > 0).map(({ place, what, errors }) => `${what}, ${place}: ${errors.join(' ')}`),
    note: `${refused} refused in words, ${attacks.length - refused} made harmless`,
  }
}

/**
 * Fails each file that a page of each kind requests, one at a time and in each way, in a browser: the page must stay readable and its links
 * must work. All of it takes half an hour.
 */
async function checkFailingRequests(): Promise<TrustRow> {
  const errors: string[] = []
  /** The tests annotate each request that they fail, and each time that the browser hung and was restarted. */
  const annotations: string[] = []
  for (const page of FAILURE_PAGES) {
    const name = `requests-${pageName(page)}`
    const titles: string[] = []
    const count = (result: unknown) => {
      const specs = listSpecs(result)
      titles.push(...specs.filter(({ ok }) => !ok).map(({ title }) => title))
      annotations.push(...specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations.map(({ type }) => type))))
      return countPlaywright(result)
    }
    const args = ['test', 'e2e/failing-requests.spec.ts', '--grep', ` ${page.replaceAll('/', '\\/')} can be`, '--reporter=list,json']
    const env = { WHOLE_MATRIX: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile(name) }
    const { failed, log } = await runStep(name, 'playwright', args, { count, env })
    if (failed > titles.length) titles.push(`${page}: the tests did not all run`)
    errors.push(...titles.map((title) => `Failed: ${title}. See ${log}.`))
    console.log(`  ${page}: ${titles.length} failed`)
  }
  const hung = annotations.filter((type) => type === 'hung').length
  return {
    about: 'requests that fail in a browser',
    tried: annotations.length - hung + errors.length,
    errors,
    note: hung > 0 ? `${countOf(hung, 'time', 'times')} the browser hung and was restarted` : '',
  }
}
