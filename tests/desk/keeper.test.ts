import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Keeper } from '../../scripts/desk/keeper.ts'

const disk = new Map<string, string>()
let server: Server
let keeper: Keeper

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const { action, params } = JSON.parse(Buffer.concat(chunks).toString())
    if (action === 'persistEntry') for (const { path, raw } of params.dataFiles) disk.set(path, raw)
    response.end(JSON.stringify(action === 'getEntry' ? { data: disk.get(params.path) ?? null } : { message: 'done' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => void server.close())

beforeEach(() => {
  disk.clear()
  disk.set('a.md', 'first')
  keeper = new Keeper(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})

const open = (path: string) => keeper.pass(JSON.stringify({ action: 'getEntry', params: { path } }))
const save = (path: string, raw: string) => keeper.pass(JSON.stringify({ action: 'persistEntry', params: { dataFiles: [{ path, raw }] } }))

it('saves a file that is as it was opened, and saves it again', async () => {
  await open('a.md')
  expect((await save('a.md', 'second')).status).toBe(200)
  expect((await save('a.md', 'third')).status).toBe(200)
  expect(disk.get('a.md')).toBe('third')
})

it('does not write over what somebody else has written meanwhile, and says so', async () => {
  await open('a.md')
  disk.set('a.md', 'by hand')
  const { status, text } = await save('a.md', 'second')
  expect(status).toBe(409)
  expect(JSON.parse(text).error).toContain('changed elsewhere since you opened it')
  expect(disk.get('a.md')).toBe('by hand')
})

it('saves a new file, but not over one that nobody has opened', async () => {
  expect((await save('new.md', 'first')).status).toBe(200)
  expect((await save('a.md', 'second')).status).toBe(409)
  expect(disk.get('a.md')).toBe('first')
})

it('takes nothing away, and says so', async () => {
  const { status, text } = await keeper.pass(JSON.stringify({ action: 'deleteFiles', params: { paths: ['a.md'] } }))
  expect(status).toBe(403)
  expect(JSON.parse(text).error).toContain('Nothing is taken away here')
})
