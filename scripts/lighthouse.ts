import { mkdirSync, writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { ROUTES } from '../src/lib/routes.ts'
import { BROWSER_ARGS, getBrowser } from './browser/findBrowser.ts'
import { createSiteServer, listen } from './serve/server.ts'

/**
 * One Lighthouse run a page for what does not depend on the machine's speed: accessibility, best practices, SEO, each 100.
 * It refuses the not-found page for its status. `tsx scripts/lighthouse.ts /careers` looks at one page.
 */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
const DEBUG_PORT = 9333

const wanted = process.argv.slice(2)
const routes: readonly string[] = wanted.length > 0 ? wanted : ROUTES
const server = createSiteServer('dist')
const origin = `http://localhost:${await listen(server, 4490)}`
const browser = await chromium.launch({
  executablePath: getBrowser().executablePath,
  args: [...BROWSER_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
})

let failed = 0
for (const route of routes) {
  const faults = await faultsOf(route)
  if (faults.length > 0) failed += 1
  console.log(`${faults.length === 0 ? '100 100 100' : 'FAILED     '} ${route}${faults.map((fault) => `\n  ${fault}`).join('')}`)
}
await browser.close()
server.close()

mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/lighthouse.json', JSON.stringify({ passed: routes.length - failed, failed }))
process.exit(failed > 0 ? 1 : 0)

/** What keeps a page from 100, in Lighthouse's words. */
async function faultsOf(route: string): Promise<string[]> {
  const result = await lighthouse(origin + route, {
    port: DEBUG_PORT,
    onlyCategories: [...CATEGORIES],
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    logLevel: 'error',
  })
  if (!result) return ['Lighthouse gave no result.']
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) return [runtimeError.message]
  return CATEGORIES.flatMap((name) => {
    const category = categories[name]
    if (category?.score === 1) return []
    const weak = (category?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    return [`${name}: ${Math.round((category?.score ?? 0) * 100)}`, ...weak.map(({ id }) => `${id}: ${audits[id]?.title}`)]
  })
}
