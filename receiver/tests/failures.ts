import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReceiverOptions } from '../settings.ts'
import { HOSTILE } from './hostileMessages.ts'
import { MailServer, type MailServerBehaviour } from './mailServer.ts'
import { MESSAGE, post, readMessages, TestReceiver, type TestResponse, until } from './testReceiver.ts'

/** The outcome of the messages that were sent during a failure. */
interface MessageOutcome {
  sent: number
  acknowledged: number
  stored: number
  /** Wrong outcomes: an acknowledged message that is not stored exactly once, or a refused one that is stored. */
  wrong: string[]
}

type Fields = typeof MESSAGE & { key?: string }
const isAcknowledged = ({ status }: TestResponse) => status === 200

/** Milliseconds to wait for a second copy of an email: several times what a receiver of these tests waits before it retries. */
const SECOND_EMAIL_MS = 300

const FAIL_AT = new URL('failAtStep.mjs', import.meta.url).href
const SERVER = path.join(import.meta.dirname, 'receiverProcess.ts')

/** Starts a receiver in a process of its own, with an injected error where FAIL_WITH names one. */
async function startServer(folder: string, env: Record<string, string>) {
  const child = fork(SERVER, {
    execArgv: ['--import', 'tsx', ...(env.FAIL_WITH ? ['--import', FAIL_AT] : [])],
    env: { ...process.env, MESSAGES_FOLDER: folder, ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const [message] = await Promise.race([once(child, 'message'), ended])
  if (typeof message?.port !== 'number') throw new Error('The receiver did not start.')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, address: `http://127.0.0.1:${message.port}/forms`, kill }
}

/** Compares the responses with the messages in the Maildir. */
async function judge(folder: string, acknowledgements: ReadonlyMap<string, boolean>): Promise<MessageOutcome> {
  const stored = (await readMessages(folder)).map(({ subject }) => subject)
  const wrong: string[] = []
  for (const [subject, isReported] of acknowledgements) {
    const count = stored.filter((one) => one === `General Inquiry: ${subject}`).length
    if (isReported && count !== 1) wrong.push(`“${subject}” was acknowledged and is stored ${count} times.`)
    if (!isReported && count !== 0) wrong.push(`“${subject}” was refused, but is stored.`)
  }
  const acknowledged = [...acknowledgements.values()].filter(Boolean).length
  return { sent: acknowledgements.size, acknowledged, stored: stored.length, wrong }
}

/**
 * Sends a message while the receiver fails at one step, restarts it on the same folder, and sends the same message again. `error` is "kill"
 * or the code of a file system error. All steps come before the acknowledgement, so only the second message may be acknowledged.
 */
async function failAtStep(error: string, step: number, smtpUrl = ''): Promise<MessageOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  const fields = { ...MESSAGE, key: `${error}-${step}` }
  try {
    const broken = await startServer(folder, { FAIL_WITH: error, FAIL_STEP: String(step), SMTP_URL: smtpUrl })
    const on = once(broken.child, 'message')
    broken.child.send('on')
    await on
    const first = await post(broken.address, fields).catch(() => undefined)
    await broken.kill()
    const before = first && (await judge(folder, new Map([[fields.subject, isAcknowledged(first)]])))
    const whole = await startServer(folder, { SMTP_URL: smtpUrl })
    const second = await post(whole.address, fields)
    await whole.kill()
    const after = await judge(folder, new Map([[fields.subject, isAcknowledged(second)]]))
    const wrong = [...(before?.wrong ?? []), ...after.wrong]
    if (before?.acknowledged) wrong.push('The message was acknowledged in spite of the error, or the error did not happen.')
    if (after.acknowledged === 0) wrong.push('The message was not acknowledged after the restart.')
    return { ...after, sent: 2, acknowledged: after.acknowledged + (before?.acknowledged ?? 0), wrong }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Opens a receiver, lets `act` send messages to it, and compares the responses with what was stored. A message that is sent again counts as
 * acknowledged if one of its responses says so. `act` returns further wrong outcomes.
 */
async function withReceiver(
  options: Partial<ReceiverOptions>,
  act: (receiver: TestReceiver, send: (fields: Fields) => Promise<void>) => Promise<string[]>,
): Promise<MessageOutcome> {
  const receiver = await new TestReceiver({ minimumTime: 0, ...options }).open()
  const acknowledgements = new Map<string, boolean>()
  const send = async (fields: Fields) => {
    const isOk = isAcknowledged(await receiver.send(fields))
    acknowledgements.set(fields.subject, isOk || acknowledgements.get(fields.subject) === true)
  }
  try {
    const wrong = await act(receiver, send)
    const outcome = await judge(receiver.folder, acknowledgements)
    if (outcome.acknowledged !== outcome.sent) wrong.push(`${outcome.sent - outcome.acknowledged} messages were not acknowledged.`)
    return { ...outcome, wrong: [...outcome.wrong, ...wrong] }
  } finally {
    await receiver.close()
  }
}

/** Sends three messages while the mail server misbehaves, then lets it recover. Each message must be stored at once and emailed once. */
async function failMailServer(behaviour: MailServerBehaviour | 'down'): Promise<MessageOutcome> {
  const mail = await new MailServer().open()
  if (behaviour === 'down') await mail.close()
  else mail.behaviour = behaviour
  try {
    return await withReceiver({ smtpUrl: mail.url }, async (receiver, send) => {
      for (const subject of ['one', 'two', 'three']) await send({ ...MESSAGE, subject })
      await until(() => mail.taken.length === 3 || receiver.log.filter((line) => line.startsWith('email not sent')).length > 1)
      await receiver.restart()
      mail.behaviour = {}
      if (behaviour === 'down') await mail.open()
      await until(() => mail.taken.length >= 3)
      // An email that is sent twice comes after the others.
      await wait(SECOND_EMAIL_MS)
      return mail.taken.length === 3 ? [] : [`${mail.taken.length} emails arrived.`]
    })
  } finally {
    await mail.close()
  }
}

/** Loses the response after a message was stored, and sends the message again, as a visitor would. Each must be stored once. */
function loseResponses(): Promise<MessageOutcome> {
  return withReceiver({}, async (receiver, send) => {
    for (let index = 0; index < 10; index += 1) {
      const fields = { ...MESSAGE, subject: `lost ${index}`, key: `lost-${index}` }
      const controller = new AbortController()
      const body = new URLSearchParams(fields)
      const lost = fetch(`${receiver.origin}/forms`, { method: 'POST', body, signal: controller.signal }).catch(() => {})
      await until(() => receiver.log.length > index * 2)
      controller.abort()
      await lost
      await send(fields)
    }
    return []
  })
}

/** Sends many messages at a given rate, each from its own internet address; every tenth is sent twice at once. */
function sendMany(count: number, perSecond: number): Promise<MessageOutcome> {
  return withReceiver({ totalPerHour: 10 * count, perAddressPerHour: 10 * count }, async (_, send) => {
    const messages = Array.from({ length: count }, async (_, index) => {
      await wait((index * 1000) / perSecond)
      const fields = { ...MESSAGE, subject: `many ${index}`, key: `many-${index}` }
      await Promise.all(index % 10 === 0 ? [send(fields), send(fields)] : [send(fields)])
    })
    await Promise.all(messages)
    return []
  })
}

/**
 * Sends all hostile bodies of a kind. Each accepted message must be harmless: one of each header, no other recipient, no invisible
 * characters.
 */
async function sendHostile(kind: string): Promise<MessageOutcome> {
  const receiver = await new TestReceiver({ minimumTime: 0, totalPerHour: 1000, perAddressPerHour: 1000 }).open()
  try {
    const bodies = HOSTILE.filter((one) => one.kind === kind)
    const wrong: string[] = []
    let acknowledged = 0
    for (const [index, { body, headers, isTaken }] of bodies.entries()) {
      const response = await receiver.send(body, headers).catch(() => undefined)
      const isOk = response !== undefined && isAcknowledged(response)
      if (isOk) acknowledged += 1
      if (isOk !== isTaken) wrong.push(`Body ${index + 1} was ${isOk ? 'accepted' : `refused: ${response?.status} ${response?.text}`}.`)
    }
    const stored = await receiver.read()
    for (const { to, cc, bcc, html, subject = '', from } of stored) {
      const isHarmless =
        to?.length === 1 && to[0]?.address === 'hello@company.example' && !cc && !bcc && !html && from?.address === to[0].address
      // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
      if (!isHarmless || /[\u0000-\u001f\u0085\u2028\u202a-\u202e\u2066-\u2069]/.test(subject)) wrong.push(`Harmful: ${subject}`)
    }
    // Fewer may be stored: bodies that differ only in invisible characters count as one message.
    if (stored.length > acknowledged) wrong.push(`${stored.length} are stored.`)
    return { sent: bodies.length, acknowledged, stored: stored.length, wrong }
  } finally {
    await receiver.close()
  }
}

/** Opens ten connections that send a byte now and then, while visitors send normally. */
function sendSlowly(): Promise<MessageOutcome> {
  return withReceiver({ bodyTime: 500 }, async (receiver, send) => {
    const head = 'POST /forms HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname='
    const slow = Array.from({ length: 10 }, () => receiver.write(head))
    for (const subject of ['one', 'two']) await send({ ...MESSAGE, subject })
    const refused = (await Promise.all(slow)).filter((response) => !response.startsWith('HTTP/1.1 408'))
    return refused.map((response) => `A slow connection was answered “${response}”.`)
  })
}

/** The file operations that store a message. */
const STEPS = ['opening the file', 'writing it', 'its fsync', 'moving it into place', 'opening the folder', 'the folder’s fsync']
/** The steps with a mail server. The queue entry of an email is written before the message, by the same file operations. */
const STEPS_WITH_QUEUE = [...STEPS.map((step) => `${step}, for the queue`), ...STEPS.map((step) => `${step}, after the queue`)]
const DEAD_SERVER = 'smtp://127.0.0.1:9'
const FILE_ERRORS = { kill: 'killed', ENOSPC: 'disk full', EROFS: 'read-only folder' }

/** Every failure of the receiver, its disk, its mail server or its network, by its name. Each runs alone. */
export const FAILURES: Readonly<Record<string, () => Promise<MessageOutcome>>> = {
  ...Object.fromEntries(
    Object.entries(FILE_ERRORS).flatMap(([error, name]) => [
      ...STEPS.map((step, index) => [`${name} at ${step}`, () => failAtStep(error, index + 1)] as const),
      ...STEPS_WITH_QUEUE.map((step, index) => [`${name} at ${step}`, () => failAtStep(error, index + 1, DEAD_SERVER)] as const),
    ]),
  ),
  'mail server down': () => failMailServer('down'),
  'mail server slow': () => failMailServer({ delay: 300 }),
  'mail server refuses the recipient for now (450)': () => failMailServer({ refuses: { at: 'recipient', code: 450 } }),
  'mail server refuses the recipient (550)': () => failMailServer({ refuses: { at: 'recipient', code: 550 } }),
  'mail server refuses the email for now (451)': () => failMailServer({ refuses: { at: 'data', code: 451 } }),
  'mail server refuses the email (554)': () => failMailServer({ refuses: { at: 'data', code: 554 } }),
  'mail server dies at the recipient': () => failMailServer({ dies: 'recipient' }),
  'mail server dies when it has the email': () => failMailServer({ dies: 'data' }),
  'response lost, sent again': loseResponses,
  '1,000 messages at 50 a second, every tenth twice': () => sendMany(1000, 50),
  ...Object.fromEntries(HOSTILE.map(({ kind }) => [`hostile: ${kind}`, () => sendHostile(kind)])),
  'hostile: slow connections': sendSlowly,
}
