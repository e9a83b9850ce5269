import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { HEADERS_FILE } from '../scripts/deploy/headers.ts'
import { listFiles } from '../scripts/lib/files.ts'
import { serveSite } from '../scripts/serve/server.ts'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { loadWidget, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, MESSAGE, SENT, sendButton } from './visitorForms.ts'

// Forms that are sent to a form service on another origin. It responds as Formspree and similar services do.

/** The messages that the service has received. */
let received: URLSearchParams[] = []
let service: Server
let site: Awaited<ReturnType<typeof serveSite>>
let folder: string

const THANKS = '<!doctype html><html lang="en"><title>Thanks!</title><h1>The form was submitted successfully.</h1></html>'

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://service')
  const cors = { 'Access-Control-Allow-Origin': '*' }
  if (pathname === '/thanks') return void response.writeHead(200, { ...cors, 'Content-Type': 'text/html' }).end(THANKS)
  if (request.method !== 'POST' || pathname !== '/f/1') return void response.writeHead(404).end()
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push(new URLSearchParams(Buffer.concat(chunks).toString()))
  if (!request.headers.accept?.includes('application/json')) return void response.writeHead(302, { ...cors, Location: '/thanks' }).end()
  response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify({ next: '/thanks', ok: true }))
}

test.beforeAll(async () => {
  service = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  folder = mkdtempSync(path.join(tmpdir(), 'form-service-'))
  // Without the compressed copies, which a server would send instead of the changed pages.
  cpSync(FIXTURE_DIST, folder, { recursive: true, filter: (file) => !/\.br$/.test(file) })
  const change = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(path.join(folder, file), readFileSync(path.join(folder, file), 'utf8').replaceAll(from, to))
  for (const page of listFiles(folder).filter((file) => file.endsWith('.html'))) change(page, 'action="/forms"', `action="${origin}/f/1"`)
  // The Content-Security-Policy as the build writes it for a form service: tests/deploy/headers.test.ts.
  change(HEADERS_FILE, /(?:connect-src|form-action) 'self'/g, `$& ${origin}`)
  site = await serveSite(folder)
})
test.afterAll(() => {
  site.close()
  service.close()
  rmSync(folder, { recursive: true })
})
test.beforeEach(() => {
  received = []
})

async function fill(page: Page) {
  await page.goto(`${site.origin}/contact`)
  await fillContact(page, MESSAGE, 'press')
}

const receivedFields = () => received.map((fields) => [fields.get('name'), fields.get('reason'), fields.get('message')])
const SENT_FIELDS = [[MESSAGE.Name, 'press', MESSAGE.Message]]

const send = (page: Page) => sendButton(page).press('Enter')

test('a message is sent in place to a form service that answers scripts with JSON', { tag: '@core' }, async ({ page }) => {
  await fill(page)
  await loadWidget(contactForm(page))
  await send(page)
  await expect(toasts(page)).toHaveText(SENT)
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('')
  expect(receivedFields()).toEqual(SENT_FIELDS)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent to the form service, which then shows its own thank-you page', { tag: '@core' }, async ({ page }) => {
    await fill(page)
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The form was submitted successfully.')
    expect(receivedFields()).toEqual(SENT_FIELDS)
    // The URL contains no typed text.
    expect(new URL(page.url()).search).toBe('')
  })
})
