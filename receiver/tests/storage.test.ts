import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { openReceiver } from './openReceiver.ts'
import { MESSAGE, type TestReceiver } from './testReceiver.ts'

const DAY = 24 * 60 * 60 * 1000

/** Sets the clock, but not the monotonic one. */
const setClock = (moment: number) => vi.useFakeTimers({ toFake: ['Date'], now: moment })
/** Writes a stored message that is some days old. */
const writeOld = (folder: string, days: number, id: string) =>
  writeFileSync(path.join(folder, `new/${Date.now() - days * DAY}.${id}.contact`), 'Subject: Old\n\nOld.\n')
const isStored = ({ folder }: TestReceiver, id: string) => readdirSync(path.join(folder, 'new')).some((name) => name.includes(id))

test('deletes messages after the configured number of days, and never files of other programs', async () => {
  const receiver = await openReceiver({}, { deleteAfterDays: 30 })
  writeOld(receiver.folder, 31, 'a')
  writeOld(receiver.folder, 29, 'b')
  writeFileSync(path.join(receiver.folder, 'cur', '1000000000.M1P1.host:2,S'), 'From: somebody else\n\n')
  await receiver.send(MESSAGE)
  await receiver.restart()
  expect([isStored(receiver, 'a.contact'), isStored(receiver, 'b.contact')]).toEqual([false, true])
  expect(existsSync(path.join(receiver.folder, 'cur', '1000000000.M1P1.host:2,S'))).toBe(true)
  expect(receiver.log).toContain('deleted after 30 days: 1')
})

test.each([366, 3660])('deletes nothing because the clock is %i days ahead, even when messages come with that clock', async (days) => {
  const receiver = await openReceiver({}, { deleteAfterDays: 365 })
  await receiver.send(MESSAGE)
  writeOld(receiver.folder, 300, 'a')
  setClock(Date.now() + days * DAY)
  await receiver.restart()
  expect((await receiver.send({ ...MESSAGE, subject: 'In the future' })).status).toBe(200)
  expect(await receiver.list()).toHaveLength(3)
})

test('deletes what a killed process left after 36 hours, as the standard of Maildir says, and not before', async () => {
  const receiver = await openReceiver()
  const files = ['tmp/1000000000000.a.contact', '.Suspect/tmp/1000000000000.b.contact', 'outbox/1000000000000.a.contact,3,0']
  for (const file of files) writeFileSync(path.join(receiver.folder, file), 'ada@visitor.example')
  await receiver.restart()
  expect(files.map((file) => existsSync(path.join(receiver.folder, file)))).toEqual([true, true, true])
  const before = new Date(Date.now() - 1.6 * DAY)
  for (const file of files) utimesSync(path.join(receiver.folder, file), before, before)
  await receiver.restart()
  expect(files.map((file) => existsSync(path.join(receiver.folder, file)))).toEqual([false, false, false])
})
