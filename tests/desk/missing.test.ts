import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

it.each(['decap-cms', 'esbuild'])('the desk says in words that %s is not installed', (missing) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'desk-without-'))
  try {
    for (const part of ['scripts', 'src', 'package.json']) cpSync(part, path.join(copy, part), { recursive: true })
    mkdirSync(path.join(copy, 'node_modules'))
    const parts = readdirSync('node_modules').filter((name) => name !== missing)
    for (const name of parts) symlinkSync(path.resolve('node_modules', name), path.join(copy, 'node_modules', name))
    const runner = path.resolve('node_modules/tsx/dist/cli.mjs')
    const { status, stderr } = spawnSync(process.execPath, [runner, 'scripts/desk.ts'], { cwd: copy, encoding: 'utf8' })
    expect(stderr).toBe(`“${missing}” is not installed, and the desk needs it. Run “npm install”, then “npm run desk” again.\n`)
    expect(status).toBe(1)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
