import { existsSync } from 'node:fs'
import { restoreLastBuild, SITE_FOLDER, toParts } from './build/staging.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { choosePort, root } from './lib/settings.ts'
import { UserError } from './lib/userError.ts'
import { createSiteServer, listen } from './serve/server.ts'
import { startReceiver } from './serve/siteReceiver.ts'

const { flags } = readCommandLine(
  `npm run preview -- [--port <number>] [--fast-messages]

Serves the last built site, like a host.

  --port           The port, or the next free one after it. Default: $PORT, else 4173.
  --fast-messages  For tests, which fill in forms faster than people do, all from one address.`,
  { port: { type: 'string' }, 'fast-messages': { type: 'boolean' } },
)

const UNLIMITED = { minimumTime: 0, perNetworkPerHour: 100_000, print: () => {} }

restoreLastBuild(Object.values(toParts(root)))
if (!existsSync(`${SITE_FOLDER}/index.html`))
  throw new UserError('There is no built site yet. Run "npm run build" first, or "npm start", which does both.')
const receiver = await startReceiver(root, flags['fast-messages'] ? UNLIMITED : {})
const port = await listen(createSiteServer(SITE_FOLDER, receiver), choosePort(flags.port, 4173))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await receiver?.stop()
    process.exit(0)
  })
console.log(`The site is at http://localhost:${port}/\nStop with Ctrl+C.`)
