import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Maildir } from '../receiver/maildir.ts'
import { startTestReceiver } from '../receiver/startReceiver.ts'
import { createSiteServer, listen } from '../serve/server.ts'
import { startChromium } from './engines/chromium.ts'
import type { Engine } from './engines/driver.ts'
import { startFirefox } from './engines/firefox.ts'
import { type Column, formatJourneyTable } from './engines/table.ts'
import { findTextBrowser } from './engines/textBrowser.ts'
import { ROWS, tryAsText, tryInEngine } from './engines/tryJourneys.ts'
import { copyWatched } from './engines/watched.ts'
import { startWebKit } from './engines/webkit.ts'

// Runs the same journeys in engines that no other test uses, under the site’s own policy, and in text browsers. Needs a built site.

const SITE = 'dist'
const WATCHED = '.build/engines'
/** The folder for messages that the journeys send. */
const MESSAGES = '.build/messages-engines'

rmSync(WATCHED, { recursive: true, force: true })
copyWatched(SITE, WATCHED)
const receiver = startTestReceiver('.', MESSAGES)
const [server, watchedServer] = [createSiteServer(SITE, receiver), createSiteServer(WATCHED, receiver)]
const wantedPort = Number(process.env.E2E_PORT ?? 4620)
const origin = `http://localhost:${await listen(server, wantedPort)}`
const watchedOrigin = `http://localhost:${await listen(watchedServer, wantedPort + 1)}`

const columns: Column[] = []
const missing: string[] = []
await inBrowser('Chromium', startChromium, origin)
await inBrowser('Firefox', startFirefox, origin)
await inBrowser('WebKit', startWebKit, watchedOrigin)
for (const command of ['lynx', 'w3m'] as const) {
  const browser = await findTextBrowser(command)
  if (browser) columns.push(await tryAsText(browser, origin))
  else missing.push(command)
}
server.close()
watchedServer.close()

const outcomes = columns.flatMap(({ browser, errors }) => [...errors].map(([journey, found]) => ({ browser, journey, errors: found })))
const failed = outcomes.filter(({ errors }) => errors.length > 0)
const passed = outcomes.length - failed.length
console.log(`\n${formatJourneyTable(ROWS, columns)}\n`)
console.log(
  `${outcomes.length} journeys in ${columns.length} browsers, ${passed} made, ${failed.length} failed, ${missing.length} browsers missing.`,
)
for (const name of missing) console.log(`${name} is not installed and could not be: its journeys were not tried here.`)
for (const { browser, journey, errors } of failed) console.error(`\n${browser}, ${journey}:\n${errors.join('\n')}`)
mkdirSync('.build/results', { recursive: true })
writeFileSync('.build/results/engines.json', JSON.stringify({ passed, failed: failed.length, missing, outcomes }, null, 2))
process.exitCode = failed.length > 0 ? 1 : 0

async function inBrowser(name: string, start: () => Promise<Engine | undefined>, site: string): Promise<void> {
  const engine = await start()
  if (!engine) {
    missing.push(name)
    return
  }
  console.log(`${engine.name} …`)
  const before = new Maildir(MESSAGES).list().length
  const column = await tryInEngine(engine, site)
  const stored = new Maildir(MESSAGES).list().length - before
  const errors = stored === 2 ? [] : [`Two were sent, ${stored} are stored.`]
  columns.push({ ...column, errors: new Map([...column.errors, ['both messages are stored', errors]]) })
  await engine.close()
}
