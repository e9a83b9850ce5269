import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { toCaddy } from '../../scripts/deploy/caddy.ts'
import { HEADERS_FILE, REDIRECTS_FILE } from '../../scripts/deploy/headers.ts'
import { headersFor, readRedirects } from '../../scripts/deploy/hostFiles.ts'
import type { HostSettings } from '../../scripts/deploy/nginx.ts'
import { createSiteServer, listen } from '../../scripts/serve/server.ts'
import { freePort } from '../freePort.ts'

/** A host that serves a built site. */
export interface Host {
  origin: string
  stop(): Promise<void>
}

interface NginxPlaces {
  folder: string
  headersFile: string
  port: number
}

const MODULES = '/etc/nginx/modules-enabled/*.conf'
const MEDIA_TYPES = '/etc/nginx/mime.types'

/** Whether nginx is installed, with the module that serves precompressed brotli files (Debian: libnginx-mod-http-brotli-static). */
const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0 && accepts(`include ${MEDIA_TYPES}; brotli_static on;`)

function accepts(line: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(conf, `include ${MODULES};\npid ${folder}/pid;\nevents {}\nhttp { access_log off; ${line} }\n`)
  const { status } = spawnSync('nginx', ['-t', '-e', path.join(folder, 'error.log'), '-c', conf], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
  return status === 0
}

/** Whether Caddy is installed. */
const hasCaddy = () => spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0

/** Why a host is not tested on this machine, for the title of its tests. The CI workflow installs both. */
export const MISSING: Readonly<Record<string, string | false>> = {
  nginx: !hasNginx() && ' (skipped: nginx with its brotli module is not installed)',
  Caddy: !hasCaddy() && ' (skipped: Caddy is not installed)',
}

/** Serves a folder by the project’s own server. */
export async function startOwn(port: number, ...options: Parameters<typeof createSiteServer>): Promise<Host> {
  const server = createSiteServer(...options)
  return {
    origin: `http://localhost:${await listen(server, port)}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * Starts nginx for a built site, with a main configuration like Debian’s, the settings that `write` returns for these paths, and a temporary
 * folder for everything it writes. Throws nginx’s error when it does not start.
 */
export async function startNginx(site: string, write: (places: NginxPlaces) => Record<'settings' | 'headers', string>): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const headersFile = path.join(folder, 'headers.conf')
  const { settings, headers } = write({ folder: path.resolve(site), headersFile, port })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(path.join(folder, 'site.conf'), settings)
  writeFileSync(headersFile, headers)
  writeFileSync(
    conf,
    `include ${MODULES};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/pid;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include ${MEDIA_TYPES};
  default_type application/octet-stream;
  access_log off;
  gzip on;
  ${temporary.join(' ')}
  include ${folder}/site.conf;
}
`,
  )
  return start('nginx', ['-e', path.join(folder, 'error.log'), '-c', conf], { folder, port })
}

/** Starts Caddy for a built site, without certificates and without its admin endpoint. Throws Caddy’s error when it does not start. */
export async function startCaddy(site: string, forms?: HostSettings['forms']): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const conf = path.join(folder, 'Caddyfile')
  const settings = toCaddy(headersOf(site), movesOf(site), {
    host: `http://localhost:${port}`,
    folder: path.resolve(site),
    ...(forms ? { forms } : {}),
  })
  writeFileSync(conf, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`)
  return start('caddy', ['run', '--config', conf, '--adapter', 'caddyfile'], { folder, port })
}

const movesOf = (site: string) => readRedirects(readFileSync(path.join(site, REDIRECTS_FILE), 'utf8'))

const headersOf = (site: string) => headersFor(readFileSync(path.join(site, HEADERS_FILE), 'utf8'), '/')

async function start(command: string, args: readonly string[], { folder, port }: { folder: string; port: number }): Promise<Host> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } })
  const output: string[] = []
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => output.push(chunk))
  const ended = once(child, 'close')
  const origin = `http://localhost:${port}`
  while (!(await fetch(origin, { method: 'HEAD' }).catch(() => undefined))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${command} did not start:\n${output.join('')}`)
    await wait(50)
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
