import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { encodingFor } from '../../scripts/serve/encode.ts'
import { createSiteServer, listen, resolveAddress } from '../../scripts/serve/server.ts'
import { writeFolder } from '../content/contentFolder.ts'

let folder = ''
let server: Server
let origin = ''

beforeAll(async () => {
  const long = 'words '.repeat(400)
  const pages = ['index.html', 'academy.html', 'academy/courses.html', '404.html'].map((name) => [name, `<p>${name} ${long}`])
  folder = writeFolder({
    ...Object.fromEntries(pages),
    'assets/app.js': `console.log("${long}")`,
    _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '.secret': 'secret',
  })
  writeFileSync(path.join(folder, '..', path.basename(folder).concat('.txt')), 'outside')
  server = createSiteServer(folder)
  origin = `http://localhost:${await listen(server, 4600)}`
})
afterAll(() => {
  server.close()
})

const request = (address: string, init?: RequestInit) => fetch(origin + address, { redirect: 'manual', ...init })

describe('an address', () => {
  test.each([
    ['/', 200, 'index.html'],
    ['/academy', 200, 'academy.html'],
    ['/academy?day=2', 200, 'academy.html'],
    ['/academy/courses', 200, 'academy/courses.html'],
    ['/nowhere', 404, '404.html'],
    ['/404', 404, '404.html'],
    ['/404.html', 404, '404.html'],
    ['/assets', 404, '404.html'],
    ['/assets/', 404, '404.html'],
    ['/assets/gone.js', 404, '404.html'],
    ['/%', 404, '404.html'],
    [`/${'long'.repeat(100)}`, 404, '404.html'],
    ['/.secret', 404, '404.html'],
    ['/.well-known/.secret', 404, '404.html'],
    ['/%2ewell-known/security.txt', 404, '404.html'],
  ])('%s answers %i with %s', async (address, status, file) => {
    const response = await request(address)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<p>${file} `)
  })

  test.each([
    ['/academy/', '/academy'],
    ['/academy/?day=2', '/academy?day=2'],
    ['/academy.html', '/academy'],
    ['/index.html', '/'],
  ])('%s leads to %s', async (address, to) => {
    const response = await request(address)
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(to)
  })

  test('never leads out of the folder', () => {
    const outside = `${path.basename(folder)}.txt`
    for (const address of [`/../${outside}`, `/%2e%2e/${outside}`, `/..%2f${outside}`, `/..\\${outside}`, `//../${outside}`]) {
      expect(resolveAddress(folder, address), address).toEqual({ file: '404.html', status: 404 })
    }
  })
})

describe('files', () => {
  test('are compressed in a way that the browser accepts', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await request('/assets/app.js', { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(await response.text()).toContain('words words')
    }
  })

  test('are not sent again if the browser has them', async () => {
    const first = await request('/academy')
    const second = await request('/academy', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect(second.status).toBe(304)
  })

  test('can only be read: other methods are refused', async () => {
    expect((await request('/academy', { method: 'POST', body: 'x' })).status).toBe(405)
    const head = await request('/academy', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('are compressed only if the request allows it', () => {
    expect(encodingFor('gzip, deflate, br', true)).toBe('br')
    expect(encodingFor('gzip, br;q=0', true)).toBe('gzip')
    expect(encodingFor('br', false)).toBe('identity')
    expect(encodingFor(undefined, true)).toBe('identity')
  })
})

describe('a server', () => {
  const servers: Server[] = []
  const start = (port: number) => {
    const server = createServer()
    servers.push(server)
    return listen(server, port)
  }
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  test('takes the next port if one is in use', async () => {
    const port = await start(4700)
    expect(await start(port)).toBeGreaterThan(port)
  })

  test('says which port it took if any will do', async () => {
    expect(await start(0)).toBeGreaterThan(0)
  })

  test('says that no port is free after the last one', async () => {
    await start(65_535).catch(() => {})
    await expect(start(65_535)).rejects.toThrow('No port from 65535 to 65535 is free.')
  })
})
