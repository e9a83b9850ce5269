import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/freePort.ts'

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/** Why a rehearsal is impossible on this machine; undefined where everything is installed. */
export const MISSING = ['caddy', 'rsync', 'jq', 'ssh-keygen', '/usr/sbin/sshd'].find((command) => !has(command))

/** A server like the one of docs/deploying.md, on this machine: OpenSSH, Caddy, and the receiver, all in one folder. */
export async function startServer(folder: string) {
  const [sshPort, httpPort, adminPort, receiverPort] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const site = path.join(folder, 'site')
  const file = (name: string) => path.join(folder, name)
  mkdirSync(site, { recursive: true })
  for (const key of ['host_key', 'deploy_key']) spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(key)])
  const children: ChildProcess[] = []
  const start = (command: string, args: readonly string[], env = {}) =>
    children.push(spawn(command, args, { stdio: 'ignore', detached: true, env: { ...process.env, HOME: folder, ...env } }))
  // OpenSSH asks for this folder when root starts it.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true })
  writeFileSync(
    file('sshd_config'),
    `Port ${sshPort}\nListenAddress 127.0.0.1\nHostKey ${file('host_key')}\nAuthorizedKeysFile ${file('deploy_key.pub')}\nStrictModes no\nUsePAM no\nPermitRootLogin prohibit-password\nPasswordAuthentication no\nPidFile none\n`,
  )
  start('/usr/sbin/sshd', ['-D', '-f', file('sshd_config')])
  const options = `{\n\tadmin localhost:${adminPort}\n\tauto_https off\n}\n`
  writeFileSync(file('empty'), options)
  writeFileSync(file('Caddyfile'), `${options}import ${site}/current/Caddyfile\n`)
  start('caddy', ['run', '--config', file('empty'), '--adapter', 'caddyfile'])
  const receiver = `while sleep 0.2; do [ ! -f ${site}/current/receiver.mjs ] || "${process.execPath}" ${site}/current/receiver.mjs; done`
  start('sh', ['-c', receiver], { PORT: String(receiverPort), MESSAGES_FOLDER: file('messages') })
  while (!(await fetch(`http://localhost:${adminPort}/config/`).catch(() => undefined))) await wait(50)
  const origin = `http://localhost:${httpPort}`
  return {
    folder: site,
    origin,
    receiverPort,
    messages: file('messages'),
    vars: {
      DEPLOY_TARGET: 'server',
      SITE_ADDRESS: origin,
      DEPLOY_HOST: `${userInfo().username}@127.0.0.1`,
      DEPLOY_PORT: String(sshPort),
      DEPLOY_FOLDER: site,
      DEPLOY_KNOWN_HOSTS: `[127.0.0.1]:${sshPort} ${readFileSync(file('host_key.pub'), 'utf8').trim()}`,
    },
    secrets: { DEPLOY_KEY: readFileSync(file('deploy_key'), 'utf8') },
    caddyfile: file('Caddyfile'),
    stop: () => {
      for (const { pid } of children) if (pid) process.kill(-pid, 'SIGKILL')
    },
  }
}
