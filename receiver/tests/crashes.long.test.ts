import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BuiltReceiver, mountDisk } from './builtReceiver.ts'
import { MailServer } from './mailServer.ts'
import { MESSAGE, post, readMessages, until } from './testReceiver.ts'

/** Nobody listens there. */
const DEAD_SERVER = 'smtp://127.0.0.1:9'

let receiver: BuiltReceiver
beforeAll(async () => {
  receiver = await BuiltReceiver.build()
})
afterEach(() => receiver.kill())
afterAll(() => receiver.remove())

/** Sends a message, each from another address. Returns its status; 0 when no response came. */
let count = 0
const send = (fields: Record<string, string>, to = receiver) => {
  count += 1
  return post(to.address, { ...MESSAGE, ...fields }, { 'X-Forwarded-For': `198.51.100.${count % 256}` }).then(
    ({ status }) => status,
    () => 0,
  )
}

/** Every acknowledged subject must be stored once, and no other may be stored twice. */
async function expectKept(acknowledged: readonly string[], folder = receiver.folder): Promise<void> {
  const counts = new Map<string, number>()
  for (const { subject = '' } of await readMessages(folder)) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  expect(acknowledged.filter((subject) => counts.get(`General Inquiry: ${subject}`) !== 1)).toEqual([])
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
}

test('after kill -9 under 200 messages at once, five times, every acknowledged message is stored once and waits to be emailed', async () => {
  const acknowledged: string[] = []
  const env = { SMTP_URL: DEAD_SERVER }
  for (let round = 0; round < 5; round += 1) {
    await receiver.start(env)
    const sent = Array.from({ length: 200 }, async (_, index) => {
      const subject = `kill ${round} ${index}`
      if ((await send({ subject, key: subject })) === 200) acknowledged.push(subject)
    })
    const before = acknowledged.length
    expect(await until(() => acknowledged.length > before + 10 + 15 * round)).toBe(true)
    await receiver.kill()
    await Promise.all(sent)
  }
  expect(acknowledged.length).toBeLessThan(1000)
  await receiver.start(env)
  // A visitor who had no answer sends it again.
  const again = Array.from({ length: 40 }, async (_, index) => {
    const subject = `kill 0 ${index}`
    expect(await send({ subject, key: subject })).toBe(200)
    if (!acknowledged.includes(subject)) acknowledged.push(subject)
  })
  await Promise.all(again)
  await expectKept(acknowledged)
  const waiting = new Set(readdirSync(path.join(receiver.folder, 'outbox')).map((entry) => entry.split(',')[0]))
  expect(readdirSync(path.join(receiver.folder, 'new')).filter((name) => !waiting.has(name))).toEqual([])
}, 60_000)

/** How many file operations one message takes. */
const STEPS = 10
describe.each(['kill', 'ENOSPC'])('%s at each file operation of a message', (error) => {
  test.each(Array.from({ length: STEPS }, (_, index) => index + 1))('number %i loses and doubles nothing', async (step) => {
    const fields = { subject: `${error} ${step}`, key: `${error} ${step}` }
    await receiver.start({ FAIL_WITH: error, FAIL_STEP: String(step) })
    receiver.child?.kill('SIGUSR2')
    await until(() => receiver.log.includes('on\n'))
    const first = await send(fields)
    expect(first).toBe(error === 'kill' ? 0 : 503)
    if (error !== 'kill') {
      // The process lives on, and takes the same message when it is sent again.
      expect(await send(fields)).toBe(200)
      await expectKept([fields.subject])
    }
    await receiver.kill()
    await receiver.start()
    expect(await send(fields)).toBe(200)
    await expectKept([fields.subject])
  })
})

const canMount = (() => {
  const disk = mountDisk('size=1m')
  disk?.remove()
  return disk !== undefined
})()

describe.skipIf(!canMount)('on a small disk (skipped where this user may not mount one)', () => {
  test.each([
    ['without space', 'size=400k'],
    ['without inodes', 'size=50m,nr_inodes=60'],
  ])('%s, what is acknowledged is stored and emailed once, and the rest gets its text back', async (_, options) => {
    const disk = mountDisk(options)
    if (!disk) throw new Error('The disk is gone.')
    const mail = await new MailServer().open()
    const small = await BuiltReceiver.build(path.join(disk.folder, 'messages'))
    try {
      await small.start({ SMTP_URL: mail.url })
      const acknowledged: string[] = []
      const refused = new Set<number>()
      for (let index = 0; index < 60; index += 1) {
        const status = await send({ subject: `small ${index}`, message: 'x'.repeat(11_000) }, small)
        if (status === 200) acknowledged.push(`small ${index}`)
        else refused.add(status)
      }
      expect([...refused]).toEqual([503])
      expect(acknowledged.length).toBeGreaterThan(5)
      await expectKept(acknowledged, small.folder)
      await until(() => mail.taken.length >= acknowledged.length)
      await wait(1000)
      const emailed = mail.taken.map(({ raw }) => /^Subject: General Inquiry: (.*)$/m.exec(raw)?.[1]?.trim())
      expect(emailed.sort()).toEqual(acknowledged.sort())
      expect(small.log.trim().split('\n').length).toBeLessThan(5)
    } finally {
      await small.remove()
      await mail.close()
      disk.remove()
    }
  })
})

test.each([
  [{ SMTP_URL: 'ftp://x' }, 'SMTP_URL is not the address'],
  [{ MESSAGES_FOLDER: '/dev/null/x' }, 'The receiver cannot start: '],
])('does not start with %j, and says why', async (env, words) => {
  await expect(receiver.start(env as unknown as Record<string, string>)).rejects.toThrow(words)
  expect(receiver.child?.exitCode).toBe(1)
  receiver.log = ''
})
