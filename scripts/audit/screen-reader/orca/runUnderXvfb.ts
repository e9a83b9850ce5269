import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { formatDay } from '../../../../src/lib/dates.ts'
import { followJourney, MEASURED_JOURNEYS } from '../measuredJourneys.ts'
import { loadAllWidgets, onPage, TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import { transcriptFile } from '../transcripts.ts'
import { OrcaSession } from './orcaSession.ts'
import { recordEditorJobs } from './recordEditorJobs.ts'

// Runs under Xvfb and its own D-Bus session: Orca, and Chromium beside it. With --record, writes what Orca speaks to
// a11y-reports/screen-reader/orca/. Nothing is compared, because what Orca says depends on its timing, too.

const PAGES = ['/', '/tickets', '/contact', '/productions/sankara', '/academy/youth-theatre-workshop', '/news']
const ORCA_JOURNEYS = ['donate', 'buy a ticket', 'write to the company']
const REPORTS = `${TRANSCRIPT_REPORTS}/orca`

const SENT = "Message Sent Thank you for contacting the company. We'll respond to your inquiry soon."
const DISK_FULL = 'Our server could not store your message, so nothing was sent. Send it again in a minute.'
const REFUSED = 'Our server did not take your message, so nothing was sent.'

/** A contact message that is sent while Orca reads, and what Orca must say after the button was activated. */
interface Sending {
  file: string
  about: string
  runsScripts: boolean
  isRefused?: true
  says: readonly string[]
}

const SENDINGS: readonly Sending[] = [
  { file: 'send-with-scripts', about: 'a message that is sent, with scripts', runsScripts: true, says: [SENT] },
  { file: 'send-without-scripts', about: 'a message that is sent, without scripts', runsScripts: false, says: [SENT] },
  {
    file: 'send-refused',
    about: 'a message that the receiver cannot store',
    runsScripts: true,
    isRefused: true,
    says: [REFUSED, DISK_FULL],
  },
]
const TYPED = ['Bisi', 'bisi@visitor.example', 'Productions', 'A matinee', 'Forty pupils?']
/** Delay of the receiver’s response in milliseconds, so that the busy state is announced. */
const BUSY = 3000

const [origin = '', what, flag] = process.argv.slice(2)
const isRecorded = flag === '--record'
const orca = new OrcaSession()
const browser = await orca.openBrowser()
const site = { browser, origin }
const errors: string[] = []
try {
  if (what === 'sendings') await recordSendings()
  else if (what === 'editor') errors.push(...(await recordEditorJobs(orca, browser, { isRecorded })))
  else await recordPages()
} catch (error) {
  errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  await browser.close()
  await orca.close()
}
// Errors go to standard output: orca.ts ignores standard error, which is full of messages of desktop services.
for (const error of errors) console.log(error)
process.exitCode = errors.length > 0 ? 1 : 0

async function recordPages(): Promise<void> {
  for (const route of PAGES) record(transcriptFile(route), `${route}, read from the top by Orca`, await onPage(site, route, {}, readAll))
  for (const { name, steps } of MEASURED_JOURNEYS.filter((one) => ORCA_JOURNEYS.includes(one.name))) {
    const lines = await onPage(site, '/', {}, async (page) => {
      await orca.toFront()
      await followJourney(orca.keyboard(page), page, steps)
      return orca.said()
    })
    record(`journey-${name.replaceAll(' ', '-')}.txt`, `${name}, by Tab and Enter, as Orca says it`, lines)
  }
}

async function recordSendings(): Promise<void> {
  for (const sending of SENDINGS) {
    const { before, after } = await onPage(site, '/contact', { javaScriptEnabled: sending.runsScripts }, (page) =>
      sendMessage(page, sending),
    )
    record(`${sending.file}.txt`, `${sending.about}, as Orca says it`, [...before, '(the button is activated)', ...after])
    const said = after.join(' ').replaceAll(/\s+/g, ' ')
    for (const words of sending.says) if (!said.includes(words)) errors.push(`${sending.about}: Orca has not said “${words}”.`)
  }
}

/** Records the spoken text, with a header: the screen reader, the browser and the day. */
function record(file: string, title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length} lines`)
  if (!isRecorded) return
  const who = `Orca ${orca.version}, Chromium ${browser.version()}, ${formatDay(new Date().toISOString().slice(0, 10))}`
  writeFileSync(path.join(REPORTS, file), `${title}\n${who}\n\n${lines.join('\n')}\n`)
}

async function readAll(page: Page): Promise<string[]> {
  await loadAllWidgets(page)
  await orca.toFront()
  return orca.readAll()
}

/** Fills in the contact form and sends it, by keyboard alone. Returns what Orca said before and after the button was activated. */
async function sendMessage(page: Page, { isRefused }: Sending) {
  await page.route('**/forms', async (route) => {
    await sleep(BUSY)
    if (isRefused) await route.fulfill({ status: 503, json: { problems: [DISK_FULL] } })
    else await route.continue()
  })
  await orca.toFront()
  const keys = orca.keyboard(page)
  // Follows the skip link.
  await keys.press('Tab')
  await keys.press('Enter')
  await keys.tabTo(page.locator('#contact-name'))
  for (const [index, text] of TYPED.entries()) {
    if (index > 0) await keys.press('Tab')
    await keys.type(text)
  }
  await keys.press('Tab')
  await orca.waitForSilence()
  const before = orca.said()
  await keys.press('Enter')
  await sleep(BUSY)
  await orca.waitForSilence()
  // Reads the message beside the form with the arrow keys: first the line of the button, then the next.
  for (let presses = 0; presses < 2; presses += 1) await keys.press('ArrowDown')
  await orca.waitForSilence()
  return { before, after: orca.said().slice(before.length) }
}
