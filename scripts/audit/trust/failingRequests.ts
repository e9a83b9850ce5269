import { readFileSync } from 'node:fs'
import { FAILURE_PAGES } from '../../../e2e/failRequests.ts'
import { countOf } from '../../../src/lib/text.ts'
import { countPlaywright } from '../../test/counts.ts'
import { resultFile, runStep } from '../../test/step.ts'
import type { TrustRow } from './trustRow.ts'

const ABOUT = 'requests that fail in a browser'
const SPEC = 'e2e/failing-requests.spec.ts'

/** A part of Playwright’s JSON report: files contain tests, and tests their results. */
interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { annotations: { type: string }[]; results: { error?: { message?: string } }[] }[] }[]
}

/**
 * Fails each file that a page of each kind requests, one at a time and in each way, in a browser: the page must stay readable and its links
 * must work. All of it takes half an hour.
 */
export async function checkFailingRequests(): Promise<TrustRow> {
  const rows: TrustRow[] = []
  for (const page of FAILURE_PAGES) {
    const row = await failOn(page)
    console.log(`  ${page}: ${row.tried - row.errors.length} of ${row.tried} passed`)
    rows.push(row)
  }
  const hung = rows.reduce((sum, { note }) => sum + Number(note ?? 0), 0)
  return {
    about: ABOUT,
    tried: rows.reduce((sum, { tried }) => sum + tried, 0),
    errors: rows.flatMap(({ errors }) => errors),
    ...(hung > 0 ? { note: `${countOf(hung, 'time', 'times')} the browser hung and was restarted` } : {}),
  }
}

async function failOn(page: string): Promise<TrustRow> {
  const name = 'requests'
  const grep = ` ${page.replaceAll('/', '\\/')} can be read and left where any one file`
  const env = { WHOLE_MATRIX: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile(name) }
  const { failed, log } = await runStep(name, 'playwright', ['test', SPEC, '--grep', grep, '--reporter=list,json'], {
    count: countPlaywright,
    env,
  })
  const { suites } = JSON.parse(readFileSync(resultFile(name), 'utf8')) as { suites: Suite[] }
  const specs = suites.flatMap(specsOf)
  const marks = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)).map(({ type }) => type)
  const [passed, hung] = ['error', 'hung'].map((wanted) => marks.filter((type) => type === wanted).length) as [number, number]
  const errors = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `${title}: ${tests[0]?.results[0]?.error?.message?.split('\n')[0] ?? 'it failed.'}`)
  const unknown = failed > errors.length ? [`${page}: the tests did not run. See ${log}.`] : []
  return { about: `${ABOUT}, ${page}`, tried: passed + errors.length + unknown.length, errors: [...errors, ...unknown], note: String(hung) }
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [...specs, ...suites.flatMap(specsOf)]
