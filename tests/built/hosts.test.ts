import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from '../../scripts/build/staging.ts'
import { ensureCaddy, ensureNginx, startCaddy, startNginx } from '../../scripts/deploy/realHosts.ts'
import { createSiteServer, listen } from '../../scripts/serve/server.ts'
import { OFFLINE, ROUTES } from '../../src/lib/routes.ts'

/** A copy of the built site, since a test puts things into it. */
const SITE = '.build/hosts'

/** A host that serves the built site. */
interface Host {
  origin: string
  stop(): Promise<void>
}

interface Answered {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

async function startOwn(): Promise<Host> {
  const server = createSiteServer(SITE)
  const port = await listen(server, 4650)
  return {
    origin: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const HOSTS = { 'the project’s own server': startOwn, nginx: () => startNginx(SITE), Caddy: () => startCaddy(SITE) }
const isThere = { 'the project’s own server': true, nginx: ensureNginx(), Caddy: ensureCaddy() }

/** What lies in the folder and is nobody’s to read: put there for the test, as a careless copy might leave it. */
const CARELESS = { '.env': 'secret', 'assets/app.js.map': 'secret', '.git/config': 'secret' }

beforeAll(() => {
  rmSync(SITE, { recursive: true, force: true })
  cpSync('dist', SITE, { recursive: true })
  for (const [file, text] of Object.entries(CARELESS)) {
    mkdirSync(path.dirname(path.join(SITE, file)), { recursive: true })
    writeFileSync(path.join(SITE, file), text)
  }
})
afterAll(() => rmSync(SITE, { recursive: true }))

for (const [name, start] of Object.entries(HOSTS)) {
  // Skipped where they cannot be installed: without root, or not on a Debian. Everywhere the project’s own server is asked the same.
  describe.skipIf(!isThere[name as keyof typeof HOSTS])(`served by ${name}`, () => {
    let host: Host
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host?.stop())

    /** Asks for an address just as it is written: fetch would tidy it. */
    const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Answered>((resolve, reject) => {
        const { hostname, port } = new URL(host.origin)
        const asked = request({ hostname, port, path: address, method, headers, agent: false }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
        })
        asked.on('error', reject)
        asked.end()
      })
    const notFound = readFileSync('dist/404.html', 'utf8')

    it('every page is at its one address, as the build wrote it', async () => {
      for (const route of [...ROUTES, OFFLINE]) {
        const { status, headers, body } = await ask(route)
        expect([route, status, headers['content-type']]).toEqual([route, 200, 'text/html; charset=utf-8'])
        expect(body.toString() === readFileSync(path.join('dist', fileOf(route)), 'utf8'), route).toBe(true)
      }
    })

    it('other spellings lead to it, with what was asked', async () => {
      for (const route of ROUTES.slice(1)) {
        for (const spelling of [`${route}/`, `${route}.html`]) {
          const { status, headers } = await ask(`${spelling}?less=1`)
          expect([spelling, status, headers.location]).toEqual([spelling, 308, `${route}?less=1`])
        }
      }
      expect((await ask('/index.html')).headers.location).toBe('/')
    })

    it.each([
      '/nowhere',
      '/nowhere/',
      '/nowhere.html',
      '/404',
      '/404.html',
      '/assets',
      '/assets/',
      '/productions//',
      '//about',
      '/./about',
      '/news/../about',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/about%00.html',
      '/_headers',
      '/about.html.br',
      '/index.html.gz',
      ...Object.keys(CARELESS).map((file) => `/${file}`),
    ])('%s is not found, and says so with the page for that', async (address) => {
      const { status, headers, body } = await ask(address)
      // What is no address at all may be refused as such.
      if (status !== 400)
        expect([status, headers['content-type'], body.toString() === notFound]).toEqual([404, 'text/html; charset=utf-8', true])
      expect(body.toString()).not.toContain('secret')
    })

    it('every answer has the headers, whatever it is', async () => {
      for (const address of ['/', '/nowhere', '/about/', '/robots.txt', '/service-worker.js', '/feed.xml']) {
        const { headers } = await ask(address)
        expect(headers['content-security-policy'], address).toMatch(/^default-src 'none'; .*script-src 'self' 'sha256-[^;]*;/)
        expect(headers, address).toMatchObject({
          'cross-origin-opener-policy': 'same-origin',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
        })
        expect(headers['permissions-policy'], address).toContain('camera=()')
        expect(headers.server ?? '', address).not.toMatch(/\d/)
      }
    })

    it('what has a hash in its name is kept for good, and everything else asked for each time', async () => {
      const [asset = ''] = readdirSync('dist/assets').filter((file) => file.endsWith('.js'))
      const [picture = ''] = readdirSync('dist/pictures').filter((file) => file.endsWith('.svg'))
      for (const address of [`/assets/${asset}`, `/pictures/${picture}`])
        expect((await ask(address)).headers['cache-control'], address).toBe('public, max-age=31536000, immutable')
      for (const address of ['/', '/about', '/service-worker.js', '/calendar/season.ics', '/nowhere', '/assets/gone.js'])
        expect((await ask(address)).headers['cache-control'], address).toBe('no-cache')
    })

    it('files of each kind say what they are', async () => {
      const types = {
        '/calendar/season.ics': 'text/calendar; charset=utf-8',
        '/feed.xml': 'text/xml; charset=utf-8',
        '/feed.json': 'application/json; charset=utf-8',
        '/robots.txt': 'text/plain; charset=utf-8',
        '/identity/favicon.svg': 'image/svg+xml; charset=utf-8',
        '/service-worker.js': 'text/javascript; charset=utf-8',
      }
      for (const [address, type] of Object.entries(types)) {
        const given = (await ask(address)).headers['content-type']
        expect([address, given?.replace('application/xml', 'text/xml')]).toEqual([address, type])
      }
    })

    it('texts come compressed as the browser takes them, and are the same when they are unpacked', async () => {
      const plain = (await ask('/festival')).body
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
      for (const [encoding, accept] of [
        ['br', 'gzip, deflate, br, zstd'],
        ['gzip', 'gzip'],
      ] as const) {
        const { headers, body } = await ask('/festival', { 'Accept-Encoding': accept })
        expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
        expect(body.length).toBeLessThan(plain.length / 2)
        expect(unpack[encoding](body).equals(plain)).toBe(true)
      }
      expect((await ask('/festival', { 'Accept-Encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
    })

    it('a page that a browser has is not sent again', async () => {
      for (const accept of ['br', 'identity']) {
        const { headers } = await ask('/about', { 'Accept-Encoding': accept })
        expect(headers.etag).toBeTruthy()
        const again = await ask('/about', { 'Accept-Encoding': accept, 'If-None-Match': headers.etag ?? '' })
        expect([again.status, again.body.length]).toEqual([304, 0])
      }
    })

    it('nothing can be sent to it', async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/about', {}, method)).status, method).toBe(405)
      const { status, body } = await ask('/about', {}, 'HEAD')
      expect([status, body.length]).toEqual([200, 0])
    })
  })
}

describe.skipIf(!isThere.nginx)('nginx', () => {
  it('sends a part of a file, for a download that was cut off', async () => {
    const host = await startNginx(SITE)
    const whole = readFileSync('dist/press/gangan-press-kit.zip')
    const response = await fetch(`${host.origin}/press/gangan-press-kit.zip`, { headers: { Range: 'bytes=100-199' } })
    const part = Buffer.from(await response.arrayBuffer())
    await host.stop()
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`])
    expect(part.equals(whole.subarray(100, 200))).toBe(true)
  })
})

it('every file of text lies compressed beside itself, and nothing is a map of code', () => {
  for (const file of ['index.html', '404.html', 'feed.xml', 'calendar/season.ics', 'service-worker.js']) {
    const text = readFileSync(path.join('dist', file))
    expect(brotliDecompressSync(readFileSync(path.join('dist', `${file}.br`))).equals(text), file).toBe(true)
    expect(gunzipSync(readFileSync(path.join('dist', `${file}.gz`))).equals(text), file).toBe(true)
  }
  const maps = readdirSync('dist/assets').filter((file) => file.endsWith('.map'))
  expect(maps).toEqual([])
  expect(existsSync('.generated/deploy/nginx.conf') && existsSync('.generated/deploy/Caddyfile')).toBe(true)
})

it('the container and Netlify take what the build writes from where it writes it', () => {
  const container = readFileSync('Containerfile', 'utf8')
  const settings = readFileSync('.generated/deploy/nginx.conf', 'utf8')
  const [, folder = 'none'] = /\/dist (\S+)/.exec(container) ?? []
  expect(settings).toContain(`root "${folder}";`)
  const [, copied = 'none'] = /COPY --from=build \/site\/(\S+\.conf)/.exec(container) ?? []
  expect(existsSync(copied)).toBe(true)
  expect(container.match(/nginx-light libnginx-mod-http-brotli-static/g)).toHaveLength(1)
  expect(readFileSync('netlify.toml', 'utf8')).toContain('publish = "dist"')
})
