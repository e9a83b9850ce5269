import { existsSync } from 'node:fs'
import { BUILT, putBack, STAGING } from './build/staging.ts'
import { createSiteServer, listen } from './serve/server.ts'

const flag = process.argv.indexOf('--port')
const wanted = Number(flag > 0 ? process.argv[flag + 1] : (process.env.PORT ?? 4173))

putBack(STAGING, BUILT)
if (!existsSync(`${BUILT}/index.html`)) {
  console.error('There is no built site yet. Run "npm run build" first, or "npm start", which does both.')
  process.exit(1)
}
const port = await listen(createSiteServer(BUILT), wanted)
console.log(`The site stands at http://localhost:${port}/\nStop with Ctrl+C.`)
