import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { recordScores } from './audit/screen-reader/reports/recordScores.ts'
import { listBuiltPages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { CATEGORIES, GATE, type Verdict } from './lighthouse/audit.ts'
import { serveSite } from './serve/server.ts'
import { writeResult } from './test/step.ts'

/** Processes that audit pages in parallel, since an audit mostly waits. Two audits in one process would mix up their performance marks. */
const PROCESSES = 2

const { flags, operands: wanted } = readCommandLine({
  name: 'npx tsx scripts/lighthouse.ts',
  about: 'Runs Lighthouse on the home page, and fails where best practices is not 100 or Back loads a page again.',
  flags: {
    all: { about: 'Every page, and accessibility and SEO too, which other tests check.' },
    record: { about: 'The same, and write the scores to a11y-reports/.' },
  },
  operands: {
    name: '[/address ...]',
    about: 'Pages to look at. Default: the home page, or all with --all.',
  },
})
const isRecorded = flags.record !== undefined
const extent = isRecorded || flags.all !== undefined ? 'all' : 'gate'
const categories = extent === 'all' ? CATEGORIES : GATE
const scoresOf = new Map<string, Verdict['scores']>()
const routes = wanted.length > 0 ? wanted : extent === 'all' ? listBuiltPages() : ['/']
const { origin, close } = await serveSite('dist')
let passed = 0

/** Audits these pages in a child process, and prints the scores of each. */
async function look(some: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/lighthouse/auditPages.ts', extent, origin, ...some], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const { route, scores, errors } = JSON.parse(line) as Verdict & { route: string }
    const isPerfect = errors.length === 0 && categories.every((name) => scores[name] === 100)
    if (isPerfect) passed += 1
    scoresOf.set(route, scores)
    console.log(`${isPerfect ? ' ' : '!'} ${categories.map((name) => String(scores[name]).padStart(3)).join(' ')}  ${route}`)
    if (!isPerfect) for (const error of errors) console.log(`      ${error}`)
  }
}

const shares = Array.from({ length: PROCESSES }, (_, share) => routes.filter((_route, index) => index % PROCESSES === share))
await Promise.all(shares.filter((share) => share.length > 0).map(look))
close()
// A page that could not be audited counts as failed.
const failed = routes.length - passed
console.log(`Lighthouse on a phone: ${categories.join(', ')}; 100 is asked for, and that Back shows the page as it was left.`)
writeResult('lighthouse', { passed, failed })
if (isRecorded) recordScores('.', scoresOf)
process.exit(failed > 0 ? 1 : 0)
