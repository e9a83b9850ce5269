import { mkdirSync, writeFileSync } from 'node:fs'
import { ROUTES } from '../src/lib/routes.ts'
import { getBrowser } from './browser/findBrowser.ts'
import { auditPage, CATEGORIES, startDebuggedBrowser } from './lighthouse/audit.ts'
import { createSiteServer, listen } from './serve/server.ts'

const wanted = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const routes = wanted.length > 0 ? wanted : ROUTES
const server = createSiteServer('dist')
const origin = `http://localhost:${await listen(server, 4490)}`
const browser = await startDebuggedBrowser(getBrowser().executablePath)
let failed = 0
try {
  for (const route of routes) {
    const { scores, faults } = await auditPage(origin + route, browser.port)
    const isPerfect = CATEGORIES.every((name) => scores[name] === 100)
    if (!isPerfect) failed += 1
    console.log(`${isPerfect ? ' ' : '!'} ${CATEGORIES.map((name) => String(scores[name]).padStart(3)).join(' ')}  ${route}`)
    if (!isPerfect) for (const fault of faults) console.log(`      ${fault}`)
  }
} finally {
  await browser.close()
  server.close()
}
console.log(`Lighthouse on a phone: ${CATEGORIES.join(', ')}; 100 is asked for.`)
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/lighthouse.json', JSON.stringify({ passed: routes.length - failed, failed }))
process.exit(failed > 0 ? 1 : 0)
