import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGE, post, SETTINGS, TestReceiver } from '../../receiver/tests/testReceiver.ts'
import { verifyHost } from '../../scripts/deploy/verifyHost.ts'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { PAGE_POLICY, toDownPage } from '../../scripts/serve/receiverPage.ts'
import { serveSite } from '../../scripts/serve/server.ts'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'
import { type Host, MISSING, startCaddy } from './localWebServers.ts'

/** A copy of the built site, because a test adds files to it. */
const SITE = '.build/hosts'

interface Answered {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Receives the messages that hosts forward. */
const receiver = new TestReceiver({ minimumTime: 0 })

const HOSTS = {
  'the project’s own server': () => serveSite(SITE, receiver.receiver),
  Caddy: () => startCaddy(SITE, { path: '/forms', port: receiver.port, down: toDownPage(SETTINGS) }),
}

/** Private files that a careless copy might leave in the folder. */
const CARELESS = {
  '.env': 'secret',
  'assets/app.js.map': 'secret',
  'assets/.well-known/app.js': 'secret',
  '.git/config': 'secret',
  '.well-known/.env': 'secret',
}

/** The address of the largest file with an ending in a folder of the built site: Caddy sends less than 512 bytes as they are. */
function fileIn(folder: string, ending: string): string {
  const sizeOf = (file: string) => statSync(path.join(FIXTURE_DIST, folder, file)).size
  const files = readdirSync(path.join(FIXTURE_DIST, folder)).filter((file) => file.endsWith(ending))
  return `/${folder}/${files.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}
const [SCRIPT, STYLE, PICTURE] = [fileIn('assets', '.js'), fileIn('assets', '.css'), fileIn('pictures', '.svg')]

beforeAll(async () => {
  await receiver.open()
  rmSync(SITE, { recursive: true, force: true })
  cpSync(FIXTURE_DIST, SITE, { recursive: true })
  for (const [file, text] of Object.entries(CARELESS)) {
    mkdirSync(path.dirname(path.join(SITE, file)), { recursive: true })
    writeFileSync(path.join(SITE, file), text)
  }
})
afterAll(async () => {
  await receiver.close()
  rmSync(SITE, { recursive: true })
})

for (const [name, start] of Object.entries(HOSTS)) {
  const missing = MISSING[name] || ''
  describe.skipIf(missing)(`served by ${name}${missing}`, () => {
    let host: Host
    /** Whether the host answers range requests. The project’s own server ignores them, as HTTP allows. */
    const answersRanges = name !== 'the project’s own server'
    beforeAll(async () => {
      host = await start()
    })
    afterAll(() => host?.close())

    /** Requests an address exactly as written: fetch would normalise it. */
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
    const notFound = readFileSync(`${FIXTURE_DIST}/404.html`, 'utf8')

    /** The headers of documents. `npm run verify`, below, compares those of every file with the build. */
    const expectHeaders = (what: string, { headers: received }: Answered) => {
      expect(received['content-security-policy'], what).toMatch(/^default-src 'none'; [^,]*script-src 'self' 'sha256-[^;]*;/)
      expect(received, what).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
      })
      expect(received['permissions-policy'], what).toContain('camera=()')
      expect(received.server ?? '', what).not.toMatch(/\d/)
    }

    it('other spellings of a URL redirect to it, with their query', async () => {
      for (const route of listBuiltPages(FIXTURE_DIST).slice(1)) {
        for (const spelling of [`${route}/`, `${route}.html`]) {
          const { status, headers } = await ask(`${spelling}?less=1`)
          expect([spelling, status, headers.location]).toEqual([spelling, 308, `${route}?less=1`])
        }
      }
      expect((await ask('/index.html')).headers.location).toBe('/')
    })

    it('the old URLs of a page that has moved redirect to it, with their query', async () => {
      const old = '/news/lagos-premiere-partner'
      for (const spelling of [old, `${old}/`, `${old}.html`]) {
        const answered = await ask(`${spelling}?less=1`)
        const to = '/news/alliance-francaise-partnership?less=1'
        expect([spelling, answered.status, answered.headers.location]).toEqual([spelling, 301, to])
        expectHeaders(spelling, answered)
      }
      expect((await ask(`${old}-2`)).status).toBe(404)
    })

    it('a retired page has status 410 and its text', async () => {
      for (const spelling of ['/news/street-parade-2022', '/news/street-parade-2022/']) {
        const answered = await ask(spelling)
        expect([answered.status, answered.headers['content-type']], spelling).toEqual([410, 'text/html; charset=utf-8'])
        expect(answered.body.toString() === notFound, spelling).toBe(true)
        expectHeaders(spelling, answered)
      }
      expect(notFound).toContain('The parade is long over, and its page with it.')
    })

    it.each([
      '/nowhere/',
      '/404.html',
      '/assets',
      '//about',
      '/news/../about',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/about%00.html',
      '/_headers',
      '/about.html.br',
      '/.well-known',
      '/.well-known/.env',
      '/.well-known/../.env',
      ...Object.keys(CARELESS).map((file) => `/${file}`),
    ])('%s is not found, and gets the not-found page', async (address) => {
      const { status, headers, body } = await ask(address)
      // Malformed addresses may be refused with 400.
      if (status !== 400)
        expect([status, headers['content-type'], body.toString() === notFound]).toEqual([404, 'text/html; charset=utf-8', true])
      expect(body.toString()).not.toContain('secret')
    })

    it('a response of any status has them: 304, 206, 416, 405', async () => {
      const etag = (await ask('/about')).headers.etag ?? ''
      const answers = {
        304: await ask('/about', { 'If-None-Match': etag }),
        405: await ask('/about', {}, 'POST'),
        ...(answersRanges
          ? { 206: await ask('/about', { Range: 'bytes=0-9' }), 416: await ask('/about', { Range: 'bytes=99999999-' }) }
          : {}),
      }
      for (const [status, answered] of Object.entries(answers)) {
        expect(answered.status).toBe(Number(status))
        expectHeaders(status, answered)
      }
    })

    it('files without a hash in their name are revalidated', async () => {
      for (const address of ['/', '/about', '/service-worker.js', '/calendar/season.ics', '/nowhere', '/assets/gone.js'])
        expect((await ask(address)).headers['cache-control'], address).toBe('no-cache')
    })

    it('files of each kind have their media type', async () => {
      const types = {
        '/about': 'text/html; charset=utf-8',
        '/calendar/season.ics': 'text/calendar; charset=utf-8',
        '/feed.json': 'application/json; charset=utf-8',
        '/.well-known/security.txt': 'text/plain; charset=utf-8',
        '/identity/favicon.svg': 'image/svg+xml; charset=utf-8',
        '/service-worker.js': 'text/javascript; charset=utf-8',
      }
      for (const [address, type] of Object.entries(types)) expect((await ask(address)).headers['content-type'], address).toBe(type)
    })

    it('text files are compressed in an encoding that the browser accepts, which `Vary` names on every variant', async () => {
      const unpackers = { br: brotliDecompressSync, gzip: gunzipSync }
      for (const address of ['/festival', '/feed.xml', '/calendar/season.ics', '/service-worker.js', SCRIPT, STYLE, PICTURE]) {
        const plain = await ask(address, { 'Accept-Encoding': 'identity' })
        expect([plain.headers['content-encoding'], plain.headers.vary], address).toEqual([undefined, 'Accept-Encoding'])
        for (const [encoding, unpack] of Object.entries(unpackers)) {
          const { headers, body } = await ask(address, { 'Accept-Encoding': encoding })
          expect([headers['content-encoding'], headers.vary], address).toEqual([encoding, 'Accept-Encoding'])
          expect(unpack(body).equals(plain.body), address).toBe(true)
        }
      }
      expect((await ask('/festival', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })).headers['content-encoding']).toBe('br')
    })

    it('messages reach the receiver, with the sender’s IP address, and its pages have their own CSP', async () => {
      const fields = { ...MESSAGE, subject: `By ${name}`, key: name }
      const asVisitor = { Origin: host.origin, 'Sec-Fetch-Site': 'same-origin' }
      expect(await post(`${host.origin}/forms`, fields, asVisitor)).toMatchObject({
        status: 200,
        text: '{"fragment":"message-sent","problems":[]}',
      })
      expect((await receiver.read()).filter(({ subject }) => subject?.endsWith(fields.subject))).toHaveLength(1)
      const refused = await post(`${host.origin}/forms`, { ...fields, name: '' }, { ...asVisitor, Accept: 'text/html' })
      expect([refused.status, refused.headers.get('content-security-policy')]).toEqual([422, PAGE_POLICY])
      expect((await post(`${host.origin}/forms`, fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
      expect((await post(`${host.origin}/forms`, 'x'.repeat(1_900_000))).status).toBe(413)
      expect((await ask('/forms/confirm/unknown')).status).toBe(404)
    })

    it('`npm run verify` finds every file as it was built, compressed and not, but for a changed byte', { timeout: 120_000 }, async () => {
      const changed = readFileSync(path.join(FIXTURE_DIST, 'about.html'))
      changed[changed.length - 20] = (changed[changed.length - 20] ?? 0) ^ 1
      for (const [ending, bytes] of [
        ['', changed],
        ['.br', brotliCompressSync(changed)],
      ] as const)
        writeFileSync(path.join(SITE, `about.html${ending}`), bytes)
      const differences = await verifyHost(host.origin, FIXTURE_DIST)
      for (const ending of ['', '.br']) cpSync(path.join(FIXTURE_DIST, `about.html${ending}`), path.join(SITE, `about.html${ending}`))
      expect(differences.map(({ file, encoding }) => `${file} ${encoding}`).sort()).toEqual([
        'about.html br',
        'about.html gzip',
        'about.html identity',
      ])
    })
  })
}

it('the redirects for Netlify and Cloudflare Pages have every moved and retired page', () => {
  expect(readFileSync(`${FIXTURE_DIST}/_redirects`, 'utf8')).toBe(`/news/lagos-premiere-partner /news/alliance-francaise-partnership 301
/news/a-home-for-the-premiere /news/alliance-francaise-partnership 301
/news/street-parade-2022 /404.html 410
`)
})
