import { getBrowser } from '../browser/findBrowser.ts'
import { auditPage, launchBrowser } from './audit.ts'

// Looks at pages one after the other and prints a line of JSON for each: the site's origin, then the pages' addresses.
const [origin = '', ...routes] = process.argv.slice(2)
const browser = await launchBrowser(getBrowser().executablePath)
try {
  for (const route of routes) console.log(JSON.stringify({ route, ...(await auditPage(origin + route, browser.port)) }))
} finally {
  browser.kill()
}
