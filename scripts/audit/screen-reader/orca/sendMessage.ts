import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { onPage, type RecordedSite } from '../recordedSite.ts'
import type { OrcaSession } from './orcaSession.ts'

/** A contact message that is sent while Orca reads. */
export interface OrcaSending {
  file: string
  about: string
  runsScripts: boolean
  /** The receiver’s response. Default: it accepts the message. */
  refused?: { status: number; problems: string[] }
  /** What Orca must say after the button was activated. */
  says: readonly string[]
}

const TYPED = ['Bisi', 'bisi@visitor.example', 'Productions', 'A matinee', 'Forty pupils?']
const SENT = "Message Sent Thank you for contacting the company. We'll respond to your inquiry soon."
const DISK_FULL = 'Our server could not store your message, so nothing was sent. Send it again in a minute.'
/** Delay of the receiver’s response in milliseconds, so that the busy state is announced. */
const BUSY = 3000

/** Messages to record: sent with scripts, sent without, and refused. */
export const ORCA_SENDINGS: readonly OrcaSending[] = [
  { file: 'send-with-scripts', about: 'a message that is sent, with scripts', runsScripts: true, says: [SENT] },
  { file: 'send-without-scripts', about: 'a message that is sent, without scripts', runsScripts: false, says: [SENT] },
  {
    file: 'send-refused',
    about: 'a message that the receiver cannot store',
    runsScripts: true,
    refused: { status: 503, problems: [DISK_FULL] },
    says: ['Our server did not take your message, so nothing was sent.', DISK_FULL],
  },
]

/** Fills in the contact form and sends it, by keyboard alone. Returns what Orca said, and which of the texts in `says` it did not say. */
export function sendMessage(
  orca: OrcaSession,
  site: Pick<RecordedSite, 'browser' | 'origin'>,
  { runsScripts, refused, says }: OrcaSending,
): Promise<{ lines: string[]; missing: string[] }> {
  return onPage(site, '/contact', { javaScriptEnabled: runsScripts }, async (page) => {
    await page.route('**/forms', async (route) => {
      await sleep(BUSY)
      if (refused) await route.fulfill({ status: refused.status, json: { problems: refused.problems } })
      else await route.continue()
    })
    await orca.toFront()
    await orca.key('Tab')
    await orca.key('Return')
    await tabTo(orca, page, '#contact-name')
    for (const [index, text] of TYPED.entries()) {
      if (index > 0) await orca.key('Tab')
      await orca.type(text)
    }
    await orca.key('Tab')
    await orca.waitForSilence()
    const before = orca.said()
    await orca.key('Return')
    await sleep(BUSY)
    await orca.waitForSilence()
    // Reads the message beside the form with the arrow keys: first the line of the button, then the next.
    for (let presses = 0; presses < 2; presses += 1) await orca.key('Down')
    await orca.waitForSilence()
    const after = orca.said().slice(before.length)
    const said = after.join(' ').replaceAll(/\s+/g, ' ')
    return { lines: [...before, '(the button is activated)', ...after], missing: says.filter((words) => !said.includes(words)) }
  })
}

async function tabTo(orca: OrcaSession, page: Page, selector: string): Promise<void> {
  const field = page.locator(selector)
  for (let presses = 0; presses < 40; presses += 1) {
    await orca.key('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${selector} was not reached by Tab.`)
}
