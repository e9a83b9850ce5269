import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { BROWSER_ARGS, getBrowser } from './browser/findBrowser.ts'
import { SITE_FOLDER, toPageFile } from './build/staging.ts'
import { listBuiltPages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'
import { createSiteServer, listen, serveSite } from './serve/server.ts'
import { LIMITS } from './weight/limits.ts'

const REPORT = 'a11y-reports/lighthouse.md'
/** The categories in which every page must have 100. Performance differs from run to run, and is reported. */
const GATES = ['accessibility', 'best-practices', 'seo'] as const
const CATEGORIES = [...GATES, 'performance'] as const

const { operands } = readCommandLine(
  `npm run lighthouse -- [<page> …]

Measures the pages of the built site as a phone by Lighthouse: all of them, and then writes ${REPORT}, or the given ones, such as /about.`,
  {},
  true,
)

interface Result {
  page: string
  scores: Readonly<Record<string, number>>
  atLoad: number
  faults: readonly string[]
}

/** Measures a page in the browser at a debugging port. */
async function measure(origin: string, page: string, port: number): Promise<Result> {
  const settings = { onlyCategories: [...CATEGORIES], disableFullPageScreenshot: true }
  const run = await lighthouse(origin + page, { port, output: 'json', logLevel: 'silent' }, { extends: 'lighthouse:default', settings })
  if (!run || run.lhr.runtimeError)
    throw new UserError(`Lighthouse cannot measure ${page}: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = run.lhr
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]))
  const failed = (name: string) =>
    categories[name]?.auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [])) ?? []
  const low = GATES.filter((name) => scores[name] !== 100)
  const { atLoad, all } = readBytes(audits)
  const html = readFileSync(path.join(SITE_FOLDER, toPageFile(page)), 'utf8')
  const kind = page === '/' ? 'home' : /data-widget="(?:tabs|disclosures)"/.test(html) ? 'islands' : 'most'
  const over = ({ title, [kind]: limit }: (typeof LIMITS)['atLoad' | 'afterScroll'], bytes: number) =>
    bytes > limit ? [`${title}: ${bytes} bytes, at most ${limit}`] : []
  // Without scrolling, so the pictures further down are not among them.
  const excess = [...over(LIMITS.atLoad, atLoad), ...over(LIMITS.afterScroll, all)]
  return { page, scores, atLoad, faults: [...low.map((name) => `${name} ${scores[name]}: ${failed(name).join(', ')}`), ...excess] }
}

/** The transferred bytes of a page, headers included: of what was requested before the load event, and of everything. */
function readBytes(audits: Readonly<Record<string, { details?: unknown }>>): { atLoad: number; all: number } {
  const itemsOf = (id: string) => (audits[id]?.details as { items: Record<string, number>[] } | undefined)?.items ?? []
  const requests = itemsOf('network-requests')
  const load = itemsOf('metrics')[0]?.observedLoad
  if (requests.length === 0 || load === undefined) throw new UserError('Lighthouse names no requests.')
  const sum = (of: typeof requests) => of.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0)
  return { atLoad: sum(requests.filter(({ networkRequestTime = 0 }) => networkRequestTime < load)), all: sum(requests) }
}

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createSiteServer(SITE_FOLDER)
  const port = await listen(server, 0)
  await new Promise((resolve) => server.close(resolve))
  return port
}

const describe = ({ page, scores, atLoad, faults }: Result) =>
  `${page}: ${CATEGORIES.map((name) => `${name} ${scores[name]}`).join(', ')}, ${(atLoad / 1024).toFixed(1)} KB at load${faults.map((fault) => `\n  FAILED: ${fault}`).join('')}`

const toTable = (results: readonly Result[]) => `# Lighthouse on each page

Written by \`npm run lighthouse\`, on a simulated phone. A page fails under 100 in accessibility, best practices or SEO, or over its bytes. Performance differs from run to run; it is reported only. Kilobytes are those at the load event, with headers.

| page | accessibility | best practices | SEO | performance | KB |
| --- | ---: | ---: | ---: | ---: | ---: |
${results.map(({ page, scores, atLoad }) => `| \`${page}\` | ${CATEGORIES.map((name) => scores[name]).join(' | ')} | ${(atLoad / 1024).toFixed(1)} |`).join('\n')}
`

const all = listBuiltPages()
const unknown = operands.find((page) => !existsSync(path.join(SITE_FOLDER, toPageFile(page))))
if (unknown) throw new UserError(`There is no page ${unknown} in the built site.`)
const pages = operands.length > 0 ? operands : all
const { origin, close } = await serveSite(SITE_FOLDER)
const port = await freePort()
const { executablePath } = getBrowser()
const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`] })
const results: Result[] = []
try {
  for (const [index, page] of pages.entries()) {
    // A busy machine may be too slow for one run.
    const result = await measure(origin, page, port).catch(() => measure(origin, page, port))
    results.push(result)
    console.log(`${index + 1}/${pages.length} ${describe(result)}`)
  }
} finally {
  await browser.close()
  close()
}
if (operands.length === 0) writeFileSync(REPORT, toTable(results))
const failed = results.filter(({ faults }) => faults.length > 0)
console.log(failed.length === 0 ? 'Lighthouse: every page passes.' : `Lighthouse: ${failed.length} of ${pages.length} pages fail.`)
process.exit(failed.length === 0 ? 0 : 1)
