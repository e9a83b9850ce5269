import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { MESSAGE, post } from '../../receiver/tests/testReceiver.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { freePort } from '../freePort.ts'

/** The folder of generated host settings. */
const GENERATED = '.generated/deploy'

it('the built receiver runs with Node and without packages, and finishes running requests when it is stopped', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'))
  for (const file of ['receiver.mjs', 'receiver.json', 'messages.mjs'])
    cpSync(path.join(FIXTURE_PROJECT, GENERATED, file), path.join(folder, file))
  const port = await freePort()
  const child = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(child.stdout, 'data')
    expect((await post(`http://127.0.0.1:${port}/forms`, MESSAGE)).status).toBe(200)
    const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' }
    const [ended, running] = [once(child, 'exit'), request(`http://127.0.0.1:${port}/forms`, { method: 'POST', headers, agent: false })]
    const answered = once(running, 'response')
    const body = String(new URLSearchParams({ ...MESSAGE, subject: 'Sent during a restart' }))
    running.write(body.slice(0, 50))
    await wait(200)
    child.kill('SIGTERM')
    await wait(200)
    running.end(body.slice(50))
    expect((await answered)[0].statusCode).toBe(200)
    expect(await ended).toEqual([0, null])
    const listed = spawnSync(process.execPath, ['messages.mjs', 'list'], { cwd: folder, encoding: 'utf8' })
    expect(listed.stdout).toContain('A school matinee')
    expect(listed.stdout).toContain('Sent during a restart')
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})
