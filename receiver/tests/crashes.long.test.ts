import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { BuiltReceiver } from './builtReceiver.ts'
import { MESSAGE, post, readMessages, until } from './testReceiver.ts'

const receiver = await BuiltReceiver.build()
afterEach(() => receiver.kill())
afterAll(() => receiver.remove())

/**
 * Sends a message. Returns its status; 0 when no response came. On a connection of its own: one that was kept from a killed process would
 * give no response either.
 */
const send = (fields: Record<string, string>) =>
  post(receiver.address, { ...MESSAGE, ...fields }, { Connection: 'close' }).then(
    ({ status }) => status,
    () => 0,
  )

/** A message must be stored once. Whatever is stored must wait to be emailed. */
async function expectStoredOnce(subject: string): Promise<void> {
  const subjects = (await readMessages(receiver.folder)).map((message) => message.subject)
  expect(subjects.filter((one) => one === `General Inquiry: ${subject}`)).toHaveLength(1)
  const waiting = readdirSync(path.join(receiver.folder, 'outbox')).map((entry) => entry.split(',')[0])
  expect(waiting).toEqual(expect.arrayContaining(readdirSync(path.join(receiver.folder, 'new'))))
}

/** Starts the receiver, which fails at a file operation of the first message (failAtStep.mjs). */
async function startAndFail(error: string, step: number): Promise<void> {
  await receiver.start({ FAIL_WITH: error, FAIL_STEP: String(step) })
  receiver.child?.kill('SIGUSR2')
  await until(() => receiver.log.includes('on\n'))
}

/** How many file operations one message takes. */
const STEPS = 10
describe.each(['kill', 'ENOSPC'])('%s at each file operation of a message', (error) => {
  test.each(Array.from({ length: STEPS }, (_, index) => index + 1))('number %i loses and doubles nothing', async (step) => {
    const fields = { subject: `${error} ${step}`, key: `${error} ${step}` }
    await startAndFail(error, step)
    const first = await send(fields)
    expect(first).toBe(error === 'kill' ? 0 : 503)
    if (error !== 'kill') {
      // The process lives on, and takes the same message when it is sent again.
      expect(await send(fields)).toBe(200)
      await expectStoredOnce(fields.subject)
    }
    await receiver.kill()
    await receiver.start()
    expect(await send(fields)).toBe(200)
    await expectStoredOnce(fields.subject)
  })

  test('there is no further operation that could fail', async () => {
    await startAndFail(error, STEPS + 1)
    expect(await send({ subject: `${error} never` })).toBe(200)
  })
})

test('does not start where it cannot store anything, and says why', async () => {
  await expect(receiver.start({ MESSAGES_FOLDER: '/dev/null/x' })).rejects.toThrow('The receiver cannot start: ')
  expect(receiver.child?.exitCode).toBe(1)
  receiver.log = ''
})
