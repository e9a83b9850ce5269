import { getBrowser } from '../browser/findBrowser.ts'
import { auditPage, CATEGORIES, GATE, launchBrowser } from './audit.ts'

// Audits pages one after the other and prints a line of JSON for each. Takes "all" or "gate", the site's origin, and the pages' addresses.
const [extent, origin = '', ...routes] = process.argv.slice(2)
const categories = extent === 'all' ? CATEGORIES : GATE
const browser = await launchBrowser(getBrowser().executablePath)
try {
  for (const route of routes) console.log(JSON.stringify({ route, ...(await auditPage(origin + route, browser.port, categories)) }))
} finally {
  browser.kill()
}
