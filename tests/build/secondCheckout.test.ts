import { execFile, execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOREIGN_ENVIRONMENT } from './secondCheckout.ts'

const server = createServer((_request, response) => response.end('here'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** What a process prints that requests a page from this machine: “here”, or “no response”. */
async function request(env: Readonly<Record<string, string>>): Promise<string> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const code = `fetch('${url}').then((response) => response.text()).then(console.log, () => console.log('no response'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', code], { env: { ...process.env, ...env } })
  return stdout.trim()
}

describe('the second build', () => {
  test('has no network', async () => {
    expect(await request({})).toBe('here')
    expect(await request(FOREIGN_ENVIRONMENT)).toBe('no response')
  })

  test('runs in another time zone and locale', () => {
    const code = 'console.log(new Date(0).getHours(), (1234.5).toLocaleString())'
    const env = { ...process.env, ...FOREIGN_ENVIRONMENT }
    expect(execFileSync(process.execPath, ['--eval', code], { encoding: 'utf8', env }).trim()).toBe('12 1.234,5')
  })
})
