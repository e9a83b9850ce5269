import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { FIXTURE_PROJECT } from '../../test/fixtureProject.ts'
import { readMessages } from '../messages/testReceiver.ts'
import { toMarkdownTable } from '../screen-reader/reports/markdownTables.ts'
import type { Driver, EngineBrowser, StartEngine } from './driver.ts'
import { visitorOf, waitUntil } from './visitor.ts'

interface Form {
  about: string
  page: string
  /** What is typed into each field, in order. `mark` tells this message from all others. */
  fields(mark: string): readonly (readonly [label: string, text: string])[]
  button: string
  /** The words of the specification, which the visitor must read after sending. */
  words: string
  /** The fragment of the page to which the receiver redirects a browser without scripts. */
  fragment: string
  /** The text that must then be in the Maildir. */
  stored(mark: string): string
}

const NAME = 'Bísí Ọláyẹmí'
const EMAIL = 'bisi@visitor.example'
const MESSAGE = 'May we bring forty pupils, on a Friday in March?'

const FORMS: readonly Form[] = [
  {
    about: 'contact',
    page: '/contact',
    fields: (mark) => [
      ['Name', NAME],
      ['Email', EMAIL],
      ['Reason for contact', 'Productions'],
      ['Subject', mark],
      ['Message', MESSAGE],
    ],
    button: 'Send message',
    words: "Message Sent Thank you for contacting the company. We'll respond to your inquiry soon.",
    fragment: 'message-sent',
    stored: (mark) => `Name: ${NAME}\nEmail: ${EMAIL}\nReason for contact: Productions\nSubject: ${mark}\n\n${MESSAGE}`,
  },
  {
    about: 'newsletter',
    page: '/about',
    fields: (mark) => [['Email address (required)', `${mark}@visitor.example`]],
    button: 'Subscribe',
    words: 'Subscription successful! Thank you for subscribing to our newsletter. We add new addresses by hand, so give us a few days.',
    fragment: 'newsletter-received',
    stored: (mark) => `Email address: ${mark}@visitor.example`,
  },
]

const MAX_TAB_KEYS = 80
/** The receiver refuses a message that is sent less than this after its page was opened, because no person types so fast. */
const MIN_FILL_MS = 2000

/** Runs in the page: the label of the field that has the focus, or the text of the control. */
const readFocused = () => {
  const focused = document.activeElement as HTMLInputElement | null
  return (focused?.labels?.[0] ?? focused)?.textContent?.trim() ?? ''
}

/** Runs in the page: whether the browser says that scripts are switched off. */
const isWithoutScripts = () => matchMedia('(scripting: none)').matches

/** Runs in the page: whether the message with this id is on the screen. */
const isOnScreen = (fragment: string) => {
  const { top, bottom } = (document.getElementById(fragment) as HTMLElement).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Runs in the page: whether the focus is beside the form with this message. */
const hasFocusBeside = (fragment: string) =>
  document.getElementById(fragment)?.closest('.form-place')?.contains(document.activeElement) === true

/** Serves the fixture site with its receiver, as `npm start` does. Messages go to `folder`. */
export async function startPreview(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    cwd: FIXTURE_PROJECT,
    env: { ...process.env, MESSAGES_FOLDER: folder, SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(child.stdout, 'data')
  const origin = /http:\/\/localhost:\d+/.exec(String(printed))?.[0]
  if (!origin) throw new Error(`npm run preview said: ${printed}`)
  child.stdout.resume()
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  return { origin, stop }
}

/**
 * Sends both forms by keyboard, with scripts and without, and looks for each message in the Maildir. Returns an empty list when the browser
 * is missing.
 */
export async function sendForms(start: StartEngine, origin: string, folder: string): Promise<SentForm[]> {
  const sendings: SentForm[] = []
  for (const runsScripts of [true, false]) {
    const engine = await start(runsScripts)
    if (!engine) return []
    for (const form of FORMS) sendings.push(await send(engine, form, { runsScripts, origin, folder }))
    await engine.close()
  }
  return sendings
}

/** A message sent by keyboard alone in one browser. `keys` were pressed besides what was typed into fields. */
export type SentForm = Awaited<ReturnType<typeof send>>

async function send(
  engine: EngineBrowser,
  form: Form,
  { runsScripts, origin, folder }: { runsScripts: boolean; origin: string; folder: string },
) {
  const mark = `${engine.name.replaceAll(/\W/g, '-')}-${form.about}-${runsScripts ? 'scripts' : 'plain'}`.toLowerCase()
  const driver = await engine.open('desk')
  const errors: string[] = []
  let keys = 0
  const press = async (key: 'Tab' | 'Enter') => {
    await driver.press(key)
    keys += 1
  }
  try {
    const visitor = visitorOf(driver, origin)
    await visitor.opens(form.page)
    if ((await driver.run(isWithoutScripts)) === runsScripts) throw new Error('JavaScript is not switched on or off as requested.')
    await sleep(MIN_FILL_MS)
    await press('Tab')
    await press('Enter')
    for (const [label, text] of form.fields(mark)) {
      await tabTo(driver, label, press)
      await driver.type(text)
    }
    await tabTo(driver, form.button, press)
    await press('Enter')
    if (!runsScripts) await visitor.isAt(`${form.page}#${form.fragment}`)
    await visitor.sees(form.words)
    errors.push(...(await findFocusErrors(driver, form, runsScripts)), ...(await findStoredErrors(folder, form, mark)))
  } catch (error) {
    errors.push((error as Error).message)
  }
  errors.push(...new Set(await driver.errors()))
  await driver.close()
  return { browser: engine.name, form: form.about, runsScripts, keys, errors }
}

async function tabTo<Handle>(driver: Driver<Handle>, name: string, press: (key: 'Tab') => Promise<void>): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_KEYS; stops += 1) {
    await press('Tab')
    if ((await driver.run(readFocused)) === name) return
  }
  throw new Error(`“${name}” was not reached by ${MAX_TAB_KEYS} presses of Tab.`)
}

/** With scripts, the focus must stay on the button. Without, the message must be on the screen, and the next Tab must go on from there. */
async function findFocusErrors<Handle>(driver: Driver<Handle>, { button, fragment }: Form, runsScripts: boolean): Promise<string[]> {
  if (runsScripts) {
    const focused = await driver.run(readFocused)
    return focused === button ? [] : [`The focus moved to “${focused}”.`]
  }
  await waitUntil('the message to be on the screen', () => driver.run(isOnScreen, fragment))
  await driver.press('Tab')
  return (await driver.run(hasFocusBeside, fragment)) ? [] : [`After the message, Tab led to “${await driver.run(readFocused)}”.`]
}

async function findStoredErrors(folder: string, form: Form, mark: string): Promise<string[]> {
  const texts = (await readMessages(folder)).map(({ text = '' }: Email) => text.trim()).filter((text) => text.includes(mark))
  return texts.length === 1 && texts[0] === form.stored(mark) ? [] : [`In the Maildir: ${JSON.stringify(texts)}`]
}

/** The results of sending each form, as a Markdown table. */
export function formatSentForms(sendings: readonly SentForm[]): string {
  const rows = sendings.map(({ browser, form, runsScripts, keys, errors }) => {
    const outcome = errors.length === 0 ? 'yes' : 'NO'
    return [browser, form, runsScripts ? 'on' : 'off', String(keys), outcome]
  })
  const head = ['browser', 'form', 'scripts', 'keys besides typing', 'specified words read, and the message in the Maildir once']
  return toMarkdownTable(head, rows)
}
