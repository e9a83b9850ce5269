import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// The rest of on-server.sh is rehearsed with a real server (tests/rehearsal). No systemd runs there.
describe('the timer of a deployment', () => {
  let home: string
  const units = () => path.join(home, '.config/systemd/user')

  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'on-server-'))
    for (const folder of ['incoming', '.config', 'bin']) mkdirSync(path.join(home, folder))
    for (const command of ['caddy', 'systemctl']) writeFileSync(path.join(home, 'bin', command), '#!/bin/sh\n', { mode: 0o755 })
  })
  afterEach(() => rmSync(home, { recursive: true }))

  const activate = () =>
    execFileSync('sh', ['scripts/deploy/on-server.sh', 'activate', '20261127T080000Z'], {
      encoding: 'utf8',
      env: {
        HOME: home,
        FOLDER: home,
        CADDYFILE: '/etc/caddy/Caddyfile',
        PATH: `${home}/bin:${process.env.PATH}`,
        REBUILD_URL: 'https://git.example/dispatches',
        DUE: '2026-12-25T18:00:00+01:00 2027-01-05T09:00:00+01:00',
      },
    })

  test('starts a deployment each night and at each moment that is due', () => {
    writeFileSync(path.join(home, '.config/site-rebuild'), '')
    expect(activate()).not.toContain('No timer')
    const [timer, service] = ['timer', 'service'].map((kind) => path.join(units(), `site-rebuild.${kind}`)) as [string, string]
    expect(readFileSync(timer, 'utf8').match(/(?<=OnCalendar=).*/g)).toEqual([
      '*-*-* 00:05:00 Africa/Lagos',
      '2026-12-25 17:00:00 UTC',
      '2027-01-05 08:00:00 UTC',
    ])
    expect(readFileSync(service, 'utf8')).toMatch(/^ExecStart=curl .* --json '\{"ref":"main"\}' https:\/\/git\.example\/dispatches$/m)
  })

  test('is not installed without a token, and that is said', () => {
    expect(activate()).toContain('No timer was installed: docs/deploying.md')
  })
})
