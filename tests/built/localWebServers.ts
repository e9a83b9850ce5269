import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type HostSettings, toCaddy } from '../../scripts/deploy/caddy.ts'
import { HASHED_FOLDERS, HEADERS_FILE, REDIRECTS_FILE } from '../../scripts/deploy/headers.ts'
import { headersFor, readRedirects } from '../../scripts/deploy/hostFiles.ts'
import { freePort } from '../freePort.ts'

/** A host that serves a built site. */
export interface Host {
  origin: string
  close(): void | Promise<void>
}

/** Whether Caddy is installed. */
const hasCaddy = () => spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0

/** Why a host is not tested on this machine, for the title of its tests. The CI workflow installs Caddy. */
export const MISSING: Readonly<Record<string, string | false>> = {
  Caddy: !hasCaddy() && ' (skipped: Caddy is not installed)',
}

/** Starts Caddy for a built site, without certificates and without its admin endpoint. Throws Caddy’s error when it does not start. */
export async function startCaddy(site: string, forms?: HostSettings['forms']): Promise<Host> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const conf = path.join(folder, 'Caddyfile')
  const settings = toCaddy(headersOf(site), movesOf(site), {
    address: `http://localhost:${port}`,
    root: path.resolve(site),
    folder,
    ...(forms ? { forms } : {}),
  })
  writeFileSync(conf, `{\n\tadmin off\n\tauto_https off\n}\n${settings}`)
  return start('caddy', ['run', '--config', conf, '--adapter', 'caddyfile'], { folder, port })
}

const movesOf = (site: string) => readRedirects(readFileSync(path.join(site, REDIRECTS_FILE), 'utf8'))

function headersOf(site: string) {
  const at = (address: string) => headersFor(readFileSync(path.join(site, HEADERS_FILE), 'utf8'), address)
  const { 'Cache-Control': _, ...all } = at(`/${HASHED_FOLDERS[0]}/`)
  return { all, documents: Object.fromEntries(Object.entries(at('/')).filter(([name]) => !(name in all))) }
}

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
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
