import { rmSync } from 'node:fs'
import path from 'node:path'
import { startTestReceiver } from '../receiver/builtReceiver.ts'
import { Maildir } from '../receiver/maildir.ts'
import { serveSite } from '../serve/server.ts'
import { buildFixtureSite, FIXTURE_DIST, FIXTURE_PROJECT } from '../test/fixtureProject.ts'
import type { StartEngine } from './engines/driver.ts'
import { startChromium, startFirefox } from './engines/puppeteer.ts'
import { copySiteRecordingErrors } from './engines/recordPageErrors.ts'
import { formatSentForms, type SentForm, sendForms, startPreview } from './engines/sendForms.ts'
import { findTextBrowser } from './engines/textBrowser.ts'
import { type Column, formatJourneyTable, JOURNEY_NAMES, tryAsText, tryInEngine } from './engines/tryJourneys.ts'
import { startWebKit } from './engines/webkit.ts'

// Runs the same journeys in Chromium, Firefox and WebKit, under the site’s own Content-Security-Policy, and in text browsers. Sends both
// forms by keyboard, with scripts on and off, and looks for the messages in the Maildir. On the fixture site, whose words they may name.

const WATCHED = '.build/engines'
/** The folders for messages that the journeys send, and for those sent by keyboard. */
const MESSAGES = '.build/messages-engines'
const SENT = path.resolve('.build/messages-sent')

await buildFixtureSite()
for (const folder of [WATCHED, SENT]) rmSync(folder, { recursive: true, force: true })
copySiteRecordingErrors(FIXTURE_DIST, WATCHED)
const receiver = startTestReceiver(FIXTURE_PROJECT, MESSAGES)
const [site, watched] = [await serveSite(FIXTURE_DIST, receiver), await serveSite(WATCHED, receiver)]
const preview = await startPreview(SENT)

const columns: Column[] = []
const sendings: SentForm[] = []
const missing: string[] = []
await inBrowser('Chromium', startChromium, site.origin)
await inBrowser('Firefox', startFirefox, site.origin)
await inBrowser('WebKit', startWebKit, watched.origin)
for (const command of ['lynx', 'w3m'] as const) {
  const browser = await findTextBrowser(command)
  if (browser) columns.push(await tryAsText(browser, site.origin))
  else missing.push(command)
}
site.close()
watched.close()
await preview.stop()

const outcomes = [
  ...columns.flatMap(({ browser, errors }) => [...errors].map(([journey, found]) => ({ browser, journey, errors: found }))),
  ...sendings.map(({ browser, form, runsScripts, errors }) => ({
    browser,
    journey: `send the ${form} form by keyboard ${runsScripts ? 'with' : 'without'} scripts`,
    errors,
  })),
]
const failed = outcomes.filter(({ errors }) => errors.length > 0)
const passed = outcomes.length - failed.length
console.log(`\n${formatJourneyTable(JOURNEY_NAMES, columns)}\n\n${formatSentForms(sendings)}\n`)
console.log(
  `${outcomes.length} journeys in ${columns.length} browsers, ${passed} made, ${failed.length} failed, ${missing.length} browsers missing.`,
)
for (const name of missing) console.log(`${name} is not installed and could not be: its journeys were not tried here.`)
for (const { browser, journey, errors } of failed) console.error(`\n${browser}, ${journey}:\n${errors.join('\n')}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function inBrowser(name: string, start: StartEngine, origin: string): Promise<void> {
  const engine = await start()
  if (!engine) {
    missing.push(name)
    return
  }
  console.log(`${engine.name} …`)
  const before = new Maildir(MESSAGES).list().length
  const column = await tryInEngine(engine, origin)
  const stored = new Maildir(MESSAGES).list().length - before
  const errors = stored === 2 ? [] : [`Two were sent, ${stored} are stored.`]
  columns.push({ ...column, errors: new Map([...column.errors, ['both messages are stored', errors]]) })
  await engine.close()
  sendings.push(...(await sendForms(start, preview.origin, SENT)))
}
