import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSiteServer, listen, resolveAddress } from '../../scripts/serve/server.ts'
import { writeFolder } from '../content/contentFolder.ts'

// tests/built/hostConfigurations.test.ts sends the same requests to this server, to nginx and to Caddy. These tests are of its own behaviour.

let folder = ''
let server: Server
let origin = ''

beforeAll(async () => {
  const long = 'words '.repeat(400)
  folder = writeFolder({
    'academy.html': `<p>academy.html ${long}`,
    '404.html': `<p>404.html ${long}`,
    'photo.png': 'no text',
    '.well-known/security.txt': 'Contact: mailto:a@b.example',
  })
  writeFileSync(path.join(folder, '..', path.basename(folder).concat('.txt')), 'outside')
  server = createSiteServer(folder)
  origin = `http://localhost:${await listen(server, 4600)}`
})
afterAll(() => {
  server.close()
})

describe('an address', () => {
  test.each([
    ['/academy?day=2', 200, 'academy.html'],
    [`/${'long'.repeat(100)}`, 404, '404.html'],
    ['/%2ewell-known/security.txt', 404, '404.html'],
  ])('%s has status %i and %s', async (address, status, file) => {
    const response = await fetch(origin + address)
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(`<p>${file} `)])
  })

  test('never leaves the folder', () => {
    const outside = `${path.basename(folder)}.txt`
    for (const address of [`/../${outside}`, `/%2e%2e/${outside}`, `/..%2f${outside}`, `/..\\${outside}`, `//../${outside}`]) {
      expect(resolveAddress(folder, address), address).toEqual({ file: '404.html', status: 404 })
    }
  })
})

describe('files', () => {
  test('of text without a compressed copy are compressed in an encoding that the browser accepts', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(`${origin}/academy`, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(Number(response.headers.get('content-length'))).toBeLessThan(200)
      expect(await response.text()).toContain('words words')
      const photo = await fetch(`${origin}/photo.png`, { headers: { 'Accept-Encoding': encoding } })
      expect(photo.headers.get('content-encoding')).toBeNull()
    }
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

  test('uses the next port if one is in use', async () => {
    const port = await start(4700)
    expect(await start(port)).toBeGreaterThan(port)
  })

  test('returns its port if any port is allowed', async () => {
    expect(await start(0)).toBeGreaterThan(0)
  })

  test('says that no port is free after the last one', async () => {
    await start(65_535).catch(() => {})
    await expect(start(65_535)).rejects.toThrow('No port from 65535 to 65535 is free.')
  })
})
