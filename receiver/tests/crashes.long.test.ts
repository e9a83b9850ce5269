import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { BuiltReceiver } from './builtReceiver.ts'
import { MESSAGE, post, readMessages, until } from './testReceiver.ts'

let receiver: BuiltReceiver
beforeAll(async () => {
  receiver = await BuiltReceiver.build()
})
afterEach(() => receiver.kill())
afterAll(() => receiver.remove())

/** Sends a message. Returns its status; 0 when no response came. */
const send = (fields: Record<string, string>) =>
  post(receiver.address, { ...MESSAGE, ...fields }).then(
    ({ status }) => status,
    () => 0,
  )

/** How often a message with the subject is stored. */
const countStored = async (subject: string) =>
  (await readMessages(receiver.folder)).filter((message) => message.subject === `General Inquiry: ${subject}`).length

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
      expect(await countStored(fields.subject)).toBe(1)
    }
    await receiver.kill()
    await receiver.start()
    expect(await send(fields)).toBe(200)
    expect(await countStored(fields.subject)).toBe(1)
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
