import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toNetwork } from '../network.ts'
import { openReceiver } from './openReceiver.ts'
import { MESSAGE, type TestReceiver } from './testReceiver.ts'

/** The subjects of stored messages, of the inbox and of suspects. The notice to the owner is not counted. */
async function sorted(receiver: TestReceiver): Promise<{ inbox: number; suspects: number; notices: number }> {
  const all = await receiver.list()
  const count = (isSuspect: boolean, isNotice: boolean) =>
    all.filter((one) => one.isSuspect === isSuspect && one.name.endsWith('.notice') === isNotice).length
  return { inbox: count(false, false), suspects: count(true, false), notices: count(false, true) }
}

test.each<[string, Record<string, string>]>([
  ['the hidden field is filled in', { fax: '1' }],
  ['it was sent faster than anybody types', { elapsed: '150' }],
  ['it has nothing but links', { message: 'https://a.example/x www.b.example\n!' }],
])('stores a message apart and tells the owner once a day when %s', async (_, fields) => {
  const receiver = await openReceiver()
  for (const subject of ['a', 'b']) expect((await receiver.send({ ...MESSAGE, subject, ...fields })).status).toBe(200)
  expect(await sorted(receiver)).toEqual({ inbox: 0, suspects: 2, notices: 1 })
  expect(readdirSync(`${receiver.folder}/outbox`), 'what is emailed').toEqual([expect.stringContaining('.notice,')])
})

test.each<Record<string, string>>([{ elapsed: '2500' }, { elapsed: '' }, { fax: '' }, { message: 'See https://a.example, please.' }])(
  'stores %j as any message',
  async (fields) => {
    const receiver = await openReceiver()
    await receiver.send({ ...MESSAGE, ...fields })
    expect(await sorted(receiver)).toEqual({ inbox: 1, suspects: 0, notices: 0 })
  },
)

test('200 messages an hour from a shared address are stored as any, and more as suspect, until the disk is short', async () => {
  const receiver = await openReceiver({ perNetworkPerHour: 5 })
  const send = (subject: string, address = '192.0.2.1') => receiver.send({ ...MESSAGE, subject }, { 'X-Forwarded-For': address })
  for (let count = 0; count < 8; count += 1) expect((await send(String(count))).status).toBe(200)
  expect(await sorted(receiver)).toEqual({ inbox: 5, suspects: 3, notices: 1 })
  await send('another', '192.0.2.2')
  expect((await sorted(receiver)).inbox).toBe(6)
  const short = await openReceiver({ perNetworkPerHour: 1, minFreeMb: 1_000_000_000 })
  const statuses = []
  for (const subject of ['a', 'b']) statuses.push((await short.send({ ...MESSAGE, subject })).status)
  expect(statuses).toEqual([200, 503])
})

describe('behind a proxy', () => {
  test.each([
    ['loopback', '198.51.100.7', 1],
    ['loopback', 'nonsense', 2],
    ['192.0.2.0/24', '198.51.100.7', 2],
    ['loopback,192.0.2.0/24', '198.51.100.7, 192.0.2.9', 1],
    ['loopback,uniquelocal', '203.0.113.9, 198.51.100.7, 10.1.2.3', 1],
    ['loopback', '198.51.100.7, 192.0.2.9', 2],
  ])('TRUST_PROXY=%s counts a visitor with X-Forwarded-For: %s apart from others behind it', async (trustProxy, forwarded, expected) => {
    const receiver = await openReceiver({ trustProxy, perNetworkPerHour: 1 })
    await receiver.send(MESSAGE, { 'X-Forwarded-For': forwarded.replace('198.51.100.7', '198.51.100.8') })
    await receiver.send({ ...MESSAGE, subject: 'Other' }, { 'X-Forwarded-For': forwarded })
    expect((await sorted(receiver)).suspects).toBe(expected - 1)
  })

  test('counts all addresses of an IPv6 network as one, however they are written', () => {
    expect(new Set(['2001:db8::1', '2001:db8::2', '2001:0DB8:0:0:1:2:3:4'].map(toNetwork)).size).toBe(1)
    expect(toNetwork('2001:db8:0:1::1')).not.toBe(toNetwork('2001:db8::1'))
  })
})
