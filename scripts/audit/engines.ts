import { serveSite } from '../serve/server.ts'
import { startTestReceiver } from '../serve/siteReceiver.ts'
import { buildFixtureSite, FIXTURE_DIST, FIXTURE_PROJECT } from '../test/fixtureProject.ts'
import { MESSAGES } from './engines/browserJourneys.ts'
import { startChromium, startFirefox } from './engines/puppeteer.ts'
import { findTextBrowser } from './engines/textBrowser.ts'
import { formatResults, type JourneyResult, readInTextBrowser, tryInEngine } from './engines/tryJourneys.ts'
import { copySiteRecordingErrors, startWebKit } from './engines/webkit.ts'
import { readPartArguments } from './parts.ts'

// Makes the same journeys in Chromium, Firefox and WebKit, under the site’s own Content-Security-Policy, and reads every page in a text
// browser. Both forms are sent by keyboard, with scripts on and off, and looked for in the Maildir. On the fixture site, whose words the
// journeys may name.

/** The copy of the site for WebKit, whose pages record their errors. */
const RECORDING_SITE = '.build/engines'

readPartArguments('engines')
await buildFixtureSite()
copySiteRecordingErrors(FIXTURE_DIST, RECORDING_SITE)
const receiver = startTestReceiver(FIXTURE_PROJECT, MESSAGES)
const [site, recording] = [await serveSite(FIXTURE_DIST, receiver), await serveSite(RECORDING_SITE, receiver)]
const engines = [
  { name: 'Chromium', start: startChromium, origin: site.origin },
  { name: 'Firefox', start: startFirefox, origin: site.origin },
  { name: 'WebKit', start: startWebKit, origin: recording.origin },
]

const results: JourneyResult[] = []
const missing: string[] = []
for (const { name, start, origin } of engines)
  for (const runsScripts of [true, false]) {
    const engine = await start(runsScripts)
    if (!engine) {
      missing.push(name)
      break
    }
    console.log(`${engine.name}, scripts ${runsScripts ? 'on' : 'off'} …`)
    results.push(...(await tryInEngine(engine, origin, runsScripts)))
    await engine.close()
  }
const textBrowser = await findTextBrowser()
if (textBrowser) results.push(await readInTextBrowser(textBrowser, site.origin))
else missing.push('Lynx')
site.close()
recording.close()

const failed = results.filter(({ errors }) => errors.length > 0)
console.log(
  `\n${formatResults(results)}\n\n${results.length} journeys, ${results.length - failed.length} made, ${failed.length} failed, ${missing.length} browsers missing.`,
)
for (const name of missing) console.log(`${name} is not installed and could not be: its journeys were not tried here.`)
for (const { browser, journey, errors } of failed) console.error(`\n${browser}, ${journey}:\n${errors.join('\n')}`)
process.exitCode = failed.length > 0 ? 1 : 0
