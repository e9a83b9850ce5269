import { getBrowser } from './browser/findBrowser.ts'
import { SITE_FOLDER } from './build/staging.ts'
import { findWantedPages, listBuiltPages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { auditPage, CATEGORIES, launchBrowser, TEST_CATEGORIES, type Verdict } from './lighthouse/audit.ts'
import { serveSite } from './serve/server.ts'
import { writeResult } from './test/step.ts'

const { flags, operands: wanted } = readCommandLine({
  name: 'npx tsx scripts/lighthouse.ts',
  about: 'Runs Lighthouse on the home page, and fails if best practices is below 100 or Back reloads a page.',
  flags: {
    all: { about: 'Every page, and accessibility and SEO too, which other tests check.' },
  },
  operands: {
    name: '[/address ...]',
    about: 'Pages to audit. Default: the home page, or all with --all.',
  },
})
const isThorough = flags.all !== undefined
const categories = isThorough ? CATEGORIES : TEST_CATEGORIES
const routes = isThorough || wanted.length > 0 ? findWantedPages(wanted, listBuiltPages()) : ['/']
const { origin, close } = await serveSite(SITE_FOLDER)
const browser = await launchBrowser(getBrowser().executablePath)
let passed = 0
for (const route of routes) {
  const { scores, errors }: Verdict = await auditPage(origin + route, browser.port, categories).catch((error: Error) => ({
    scores: {},
    errors: [error.message],
  }))
  const isPerfect = errors.length === 0 && categories.every((name) => scores[name] === 100)
  if (isPerfect) passed += 1
  console.log(`${isPerfect ? ' ' : '!'} ${categories.map((name) => String(scores[name] ?? '-').padStart(3)).join(' ')}  ${route}`)
  if (!isPerfect) for (const error of errors) console.log(`      ${error}`)
}
browser.kill()
close()
const failed = routes.length - passed
console.log(
  `Lighthouse on a phone: ${categories.join(', ')}; each must be 100, and Back must restore the page from the back/forward cache.`,
)
writeResult('lighthouse', { passed, failed })
process.exit(failed > 0 ? 1 : 0)
