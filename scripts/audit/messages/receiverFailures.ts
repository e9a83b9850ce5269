import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReceiverOptions } from '../../receiver/settings.ts'
import { HOSTILE } from './hostileMessages.ts'
import { MailServer, type MailServerBehaviour } from './mailServer.ts'
import { MESSAGE, post, readMessages, TestReceiver, type TestResponse, until } from './testReceiver.ts'

/** The outcome of messages under an error. */
export interface MessageOutcome {
  sent: number
  acknowledged: number
  stored: number
  /** Wrong outcomes: an acknowledged message that is not stored exactly once, or a refused one that is stored. */
  wrong: string[]
}

/** A failure to test: of the receiver, its disk, its mail server or its network. */
export interface ReceiverFailure {
  name: string
  run: () => Promise<MessageOutcome>
  /** Whether it takes too long for `npm test`. */
  isLong?: true
}

const isAcknowledged = ({ status }: TestResponse) => status === 200

/** Compares the responses with the messages in the Maildir. */
async function judge(folder: string, acknowledgements: ReadonlyMap<string, boolean>): Promise<MessageOutcome> {
  const counts = new Map<string, number>()
  for (const { subject = '' } of await readMessages(folder)) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  const wrong: string[] = []
  for (const [subject, isReported] of acknowledgements) {
    const count = counts.get(`General Inquiry: ${subject}`) ?? 0
    if (isReported && count !== 1) wrong.push(`“${subject}” was acknowledged and is there ${count} times.`)
    if (!isReported && count !== 0) wrong.push(`“${subject}” was refused and is there.`)
  }
  const acknowledged = [...acknowledgements.values()].filter(Boolean).length
  return { sent: acknowledgements.size, acknowledged, stored: [...counts.values()].reduce((sum, count) => sum + count, 0), wrong }
}

const FAIL_AT = new URL('failAtStep.mjs', import.meta.url).href
const SERVER = path.join(import.meta.dirname, 'receiverProcess.ts')

async function startServer(folder: string, env: Record<string, string> = {}) {
  const child = fork(SERVER, {
    execArgv: ['--import', 'tsx', ...(env.FAIL_WITH ? ['--import', FAIL_AT] : [])],
    env: { ...process.env, MESSAGES_FOLDER: folder, ...env },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The receiver did not start.')
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  // This promise rejects later, when the receiver is killed on purpose.
  ended.catch(() => {})
  return { child, address: `http://127.0.0.1:${port}/forms` }
}

async function kill({ child }: { child: ChildProcess }): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/** Sends a message while the receiver fails at one step, restarts it on the same folder, and sends the same message again. */
async function failAtStep(error: string, step: number, smtpUrl = ''): Promise<MessageOutcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  const fields = { ...MESSAGE, key: `${error}-${step}` }
  const acknowledgements = new Map<string, boolean>()
  const env: Record<string, string> = smtpUrl ? { SMTP_URL: smtpUrl } : {}
  try {
    const broken = await startServer(folder, { FAIL_WITH: error, FAIL_STEP: String(step), ...env })
    const on = once(broken.child, 'message')
    broken.child.send('on')
    await on
    const first = await post(broken.address, fields).catch(() => undefined)
    await kill(broken)
    const before = await judge(folder, new Map(first ? [[fields.subject, isAcknowledged(first)]] : []))
    const whole = await startServer(folder, env)
    acknowledgements.set(fields.subject, isAcknowledged(await post(whole.address, fields)))
    await kill(whole)
    const after = await judge(folder, acknowledgements)
    if (!acknowledgements.get(fields.subject)) after.wrong.push('The message was not acknowledged after the restart.')
    return { ...after, sent: 2, acknowledged: after.acknowledged + before.acknowledged, wrong: [...before.wrong, ...after.wrong] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const STEPS = ['opening the file', 'writing it', 'its fsync', 'moving it into place', 'opening the folder', 'the folder’s fsync']
/** The steps that write the queue entry of an email. It is written before the message, by the same file operations. */
const QUEUE_STEPS = STEPS.map((step) => `${step}, for the queue`)
const DEAD_SERVER = 'smtp://127.0.0.1:9'

const atEachStep = (error: string, what: string): ReceiverFailure[] => [
  ...STEPS.map(
    (step, index): ReceiverFailure => ({
      name: `${what} at ${step}`,
      run: () => failAtStep(error, index + 1),
      // For `npm test`, one step before the message is stored and one after it are enough.
      ...([1, 5].includes(index) ? {} : { isLong: true }),
    }),
  ),
  ...[...QUEUE_STEPS, ...STEPS.map((step) => `${step}, after the queue`)].map(
    (step, index): ReceiverFailure => ({
      name: `${what} at ${step}`,
      run: () => failAtStep(error, index + 1, DEAD_SERVER),
      isLong: true,
    }),
  ),
]

/** Sends three messages while the mail server misbehaves, then lets it recover. Each message must be stored at once and emailed once. */
async function withMailServer(behaviour: MailServerBehaviour, isDown = false): Promise<MessageOutcome> {
  const mail = await new MailServer().open()
  mail.behaviour = behaviour
  const receiver = await new TestReceiver({ smtpUrl: mail.url, minimumTime: 0 }).open()
  if (isDown) await mail.close()
  const acknowledgements = new Map<string, boolean>()
  try {
    for (const subject of ['one', 'two', 'three'])
      acknowledgements.set(subject, isAcknowledged(await receiver.send({ ...MESSAGE, subject })))
    await until(
      () => mail.taken.length === acknowledgements.size || receiver.log.filter((line) => line.startsWith('email not sent')).length > 1,
    )
    await receiver.restart()
    mail.behaviour = {}
    if (isDown) await mail.open()
    await until(() => mail.taken.length >= acknowledgements.size)
    const outcome = await judge(receiver.folder, acknowledgements)
    if (mail.taken.length !== acknowledgements.size) outcome.wrong.push(`${mail.taken.length} emails arrived.`)
    return outcome
  } finally {
    await receiver.close()
    await mail.close()
  }
}

async function withReceiver<Result>(options: Partial<ReceiverOptions>, use: (receiver: TestReceiver) => Promise<Result>): Promise<Result> {
  const receiver = await new TestReceiver({ minimumTime: 0, ...options }).open()
  try {
    return await use(receiver)
  } finally {
    await receiver.close()
  }
}

/** Loses the response after a message was stored, and sends the message again, as a visitor would. Each must be stored once. */
const loseResponse = (): Promise<MessageOutcome> =>
  withReceiver({}, async (receiver) => {
    const acknowledgements = new Map<string, boolean>()
    for (let index = 0; index < 10; index += 1) {
      const fields = { ...MESSAGE, subject: `lost ${index}`, key: `lost-${index}` }
      const controller = new AbortController()
      const body = new URLSearchParams(fields)
      const lost = fetch(`${receiver.origin}/forms`, { method: 'POST', body, signal: controller.signal }).catch(() => {})
      await until(() => receiver.log.length > index * 2)
      controller.abort()
      await lost
      acknowledgements.set(fields.subject, isAcknowledged(await receiver.send(fields)))
    }
    return judge(receiver.folder, acknowledgements)
  })

/** Sends many messages at a given rate, each from its own internet address; every tenth is sent twice at once. */
const sendMany = (count: number, perSecond: number): Promise<MessageOutcome> =>
  withReceiver({ totalPerHour: 10 * count, perAddressPerHour: 10 * count }, async (receiver) => {
    const acknowledgements = new Map<string, boolean>()
    const began = Date.now()
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, began + (index * 1000) / perSecond - Date.now()))
        const fields = { ...MESSAGE, subject: `many ${index}`, key: `many-${index}` }
        const responses = await Promise.all(Array.from({ length: index % 10 === 0 ? 2 : 1 }, () => receiver.send(fields)))
        acknowledgements.set(fields.subject, responses.some(isAcknowledged))
      }),
    )
    const outcome = await judge(receiver.folder, acknowledgements)
    if (outcome.acknowledged !== count) outcome.wrong.push(`${count - outcome.acknowledged} messages were not acknowledged.`)
    return outcome
  })

/**
 * Sends all hostile bodies of a kind. Each accepted message must be harmless: one of each header, no other recipient, no invisible
 * characters.
 */
const attack = (kind: string): Promise<MessageOutcome> =>
  withReceiver({ totalPerHour: 1000, perAddressPerHour: 1000 }, async (receiver) => {
    const bodies = HOSTILE.filter((one) => one.kind === kind)
    const wrong: string[] = []
    let acknowledged = 0
    for (const [index, { body, headers, isTaken }] of bodies.entries()) {
      const response = await receiver.send(body, headers).catch(() => undefined)
      const isOk = response !== undefined && isAcknowledged(response)
      if (isOk) acknowledged += 1
      if (isOk !== isTaken) wrong.push(`Body ${index + 1} was ${isOk ? 'taken' : `refused: ${response?.status} ${response?.text}`}.`)
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
  })

/** Opens ten connections that send a byte now and then, while visitors send normally. */
const crawl = (): Promise<MessageOutcome> =>
  withReceiver({ bodyTime: 500 }, async (receiver) => {
    const head = 'POST /forms HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nname='
    const slow = Array.from({ length: 10 }, () => receiver.write(head))
    const acknowledgements = new Map<string, boolean>()
    for (const subject of ['one', 'two']) acknowledgements.set(subject, isAcknowledged(await receiver.send({ ...MESSAGE, subject })))
    const responses = await Promise.all(slow)
    const outcome = await judge(receiver.folder, acknowledgements)
    for (const response of responses)
      if (!response.startsWith('HTTP/1.1 408')) outcome.wrong.push(`A slow connection was answered “${response}”.`)
    return { ...outcome, sent: outcome.sent + slow.length }
  })

/** All errors to test. */
export const RECEIVER_FAILURES: readonly ReceiverFailure[] = [
  ...atEachStep('kill', 'killed'),
  ...atEachStep('ENOSPC', 'disk full'),
  ...atEachStep('EROFS', 'read-only folder').map((error): ReceiverFailure => ({ ...error, isLong: true })),
  { name: 'mail server down', run: () => withMailServer({}, true) },
  { name: 'mail server slow', run: () => withMailServer({ delay: 300 }), isLong: true },
  { name: 'mail server refuses the recipient for now (450)', run: () => withMailServer({ refuses: { at: 'recipient', code: 450 } }) },
  { name: 'mail server refuses the recipient (550)', run: () => withMailServer({ refuses: { at: 'recipient', code: 550 } }), isLong: true },
  { name: 'mail server refuses the email for now (451)', run: () => withMailServer({ refuses: { at: 'data', code: 451 } }), isLong: true },
  { name: 'mail server refuses the email (554)', run: () => withMailServer({ refuses: { at: 'data', code: 554 } }), isLong: true },
  { name: 'mail server dies at the recipient', run: () => withMailServer({ dies: 'recipient' }), isLong: true },
  { name: 'mail server dies when it has the email', run: () => withMailServer({ dies: 'data' }) },
  { name: 'answer lost, sent again', run: loseResponse },
  { name: '100 messages at 50 a second, every tenth twice', run: () => sendMany(100, 50) },
  { name: '1,000 messages at 50 a second, every tenth twice', run: () => sendMany(1000, 50), isLong: true },
  ...[...new Set(HOSTILE.map(({ kind }) => kind))].map((kind): ReceiverFailure => ({ name: `hostile: ${kind}`, run: () => attack(kind) })),
  { name: 'hostile: slow connections', run: crawl },
]
