import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MESSAGE } from '../../scripts/audit/messages/testReceiver.ts'
import { formsPlugin } from '../../scripts/dev/formsPlugin.ts'
import { Maildir } from '../../scripts/receiver/maildir.ts'
import type { Site } from '../../src/content/site.ts'
import { site } from '../fixtures/site.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
let forms = site.company.services.forms
let server: Server
let origin = ''

/** A fake development server with only what the plugin uses. Requests that the plugin does not answer get 404. */
beforeAll(async () => {
  vi.stubEnv('MESSAGES_FOLDER', folder)
  vi.stubEnv('FORMS_MINIMUM_TIME', '0')
  const toSite = (): Site => ({ ...site, company: { ...site.company, services: { ...site.company.services, forms } } })
  const middlewares: Middleware[] = []
  const vite = { middlewares: { use: (one: Middleware) => middlewares.push(one) }, ssrLoadModule: async () => ({ getSite: toSite }) }
  const { configureServer } = formsPlugin()
  if (typeof configureServer === 'function') await Reflect.apply(configureServer, {}, [vite])
  server = createServer((request, response) => middlewares[0]?.(request, response, () => response.writeHead(404).end())).listen(0)
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const send = (address: string) =>
  fetch(origin + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Referer: `${origin}/contact` },
    body: new URLSearchParams(MESSAGE),
  })

test('the development server receives messages, and redirects to the page', async () => {
  const { status, headers } = await send(forms)
  expect([status, headers.get('location')]).toEqual([303, '/contact#message-sent'])
  expect(new Maildir(folder).list()).toHaveLength(1)
})

test('the development server moves the receiver when the content changes its path', async () => {
  const before = forms
  forms = '/letters'
  expect((await send('/letters')).status).toBe(303)
  expect((await send(before)).status).toBe(404)
  forms = 'none'
  expect((await send('/letters')).status).toBe(404)
})
