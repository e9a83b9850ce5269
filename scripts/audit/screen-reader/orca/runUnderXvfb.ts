import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { formatDay } from '../../../../src/lib/dates.ts'
import { controlOf, JOURNEYS, type Journey } from '../journeys/journeys.ts'
import { loadAllWidgets, onPage, TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import { hashOfTranscript, readTranscript, transcriptFile } from '../transcripts.ts'
import { OrcaSession } from './orcaSession.ts'
import { recordEditorJobs } from './recordEditorJobs.ts'
import { ORCA_SENDINGS, sendMessage } from './sendMessage.ts'

// Runs under Xvfb and its own D-Bus session: Orca, and Chromium beside it. Writes what Orca speaks to a11y-reports/screen-reader/orca/.

const PAGES = ['/', '/tickets', '/contact', '/productions/sankara', '/academy/youth-theatre-workshop', '/news']
const ORCA_JOURNEYS = ['donate', 'buy a ticket', 'write to the company']
const REPORTS = `${TRANSCRIPT_REPORTS}/orca`

const [origin = '', what, record] = process.argv.slice(2)
const orca = new OrcaSession()
const browser = await orca.openBrowser()
const site = { browser, origin }
const errors: string[] = []
try {
  mkdirSync(REPORTS, { recursive: true })
  if (what === 'sendings') await recordSendings()
  else if (what === 'editor') errors.push(...(await recordEditorJobs(orca, browser, { isRecorded: record === '--record' })))
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
  for (const route of PAGES)
    write(
      transcriptFile(route),
      `${route}, read from the top by Orca`,
      await onPage(site, route, {}, readAll),
      `page ${hashOfTranscript(readTranscript(route))}`,
    )
  for (const journey of JOURNEYS.filter(({ name }) => ORCA_JOURNEYS.includes(name))) {
    const lines = await onPage(site, journey.steps[0]?.at ?? '/', {}, (page) => go(page, journey))
    write(`journey-${journey.name.replaceAll(' ', '-')}.txt`, `${journey.name}, by Tab and Enter, as Orca says it`, lines)
  }
}

async function recordSendings(): Promise<void> {
  for (const sending of ORCA_SENDINGS) {
    const { lines, missing } = await sendMessage(orca, site, sending)
    write(`${sending.file}.txt`, `${sending.about}, as Orca says it`, lines)
    errors.push(...missing.map((words) => `${sending.about}: Orca has not said “${words}”.`))
  }
}

/** Writes the spoken text, with a header: the screen reader, the browser, the day, and for a page the hash of its transcript. */
function write(file: string, title: string, lines: readonly string[], ...more: readonly string[]): void {
  console.log(`${title}: ${lines.length} lines`)
  const who = [`Orca ${orca.version}`, `Chromium ${browser.version()}`, formatDay(new Date().toISOString().slice(0, 10)), ...more].join(
    ', ',
  )
  writeFileSync(path.join(REPORTS, file), `${title}\n${who}\n\n${lines.join('\n')}\n`)
}

async function readAll(page: Page): Promise<string[]> {
  await loadAllWidgets(page)
  await orca.toFront()
  return orca.readAll()
}

async function go(page: Page, { steps }: Journey): Promise<string[]> {
  await orca.toFront()
  for (const [index, step] of steps.entries()) {
    const control = controlOf(page, step)
    if (step.within !== 'header' && !step.at.includes('#'))
      for (const name of step.within ? ['Tab', 'Tab', 'Return'] : ['Tab', 'Return']) await orca.key(name)
    for (let presses = 0; presses < 80; presses += 1) {
      await orca.key('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) break
    }
    if (index === steps.length - 1) break
    await orca.key('Return')
    await page.waitForLoadState('networkidle')
    await orca.waitForSilence()
  }
  return orca.said()
}
