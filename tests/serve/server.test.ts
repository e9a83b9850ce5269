import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const ask = (address: string, init?: RequestInit) => fetch(origin + address, { redirect: 'manual', ...init })

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
    ['/.secret', 404, '404.html'],
    ['/.well-known/.secret', 404, '404.html'],
    ['/%2ewell-known/security.txt', 404, '404.html'],
  ])('%s answers %i with %s', async (address, status, file) => {
    const response = await ask(address)
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
    const response = await ask(address)
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
  test('come compressed as the browser takes it, and say so', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await ask('/assets/app.js', { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(await response.text()).toContain('words words')
    }
  })

  test('are not sent twice when the browser has them', async () => {
    const first = await ask('/academy')
    const second = await ask('/academy', { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
    expect(second.status).toBe(304)
  })

  test('are only read: nothing can be sent', async () => {
    expect((await ask('/academy', { method: 'POST', body: 'x' })).status).toBe(405)
    const head = await ask('/academy', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('are encoded only as asked', () => {
    expect(encodingFor('gzip, deflate, br', true)).toBe('br')
    expect(encodingFor('gzip, br;q=0', true)).toBe('gzip')
    expect(encodingFor('br', false)).toBe('identity')
    expect(encodingFor(undefined, true)).toBe('identity')
  })
})

test('a taken port leads to the next one', async () => {
  const first = createServer()
  const second = createServer()
  const port = await listen(first, 4700)
  expect(await listen(second, port)).toBeGreaterThan(port)
  first.close()
  second.close()
})
