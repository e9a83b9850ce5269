import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getForeignEnvironment } from '../../scripts/test/secondCheckout.ts'

const server = createServer((_request, response) => response.end('here'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** What a process prints that requests a page from this machine: “here”, or “no answer”. */
function request(wrapper: readonly string[], env: Record<string, string>): Promise<string> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const code = `fetch('${address}').then((answer) => answer.text()).then(console.log, () => console.log('no answer'))`
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, '--eval', code]
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, args, { env: { ...process.env, ...env } })
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.once('close', () => resolve(said.trim()))
  })
}

describe('the second build', () => {
  test('has no network', async () => {
    const { wrapper, env } = getForeignEnvironment()
    expect(await request([], {})).toBe('here')
    expect(await request(wrapper, env)).toBe('no answer')
  })

  test('has no network either if the system cannot isolate a process', async () => {
    const hook = pathToFileURL('scripts/test/noNetwork.mjs').href
    expect(await request([], { NODE_OPTIONS: `--import ${hook}` })).toBe('no answer')
  })

  test('runs in another time zone and locale', () => {
    const code = 'console.log(new Date(0).getHours(), (1234.5).toLocaleString())'
    const { stdout } = spawnSync(process.execPath, ['--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, ...getForeignEnvironment().env },
    })
    expect(stdout.trim()).toBe('12 1.234,5')
  })
})
