import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { toReceiverPage } from '../../scripts/serve/receiverPage.ts'
import { FORM_FIELDS } from '../../src/lib/formFields.ts'
import { Maildir, type Stored } from '../maildir.ts'
import { createReceiver, type Receiver } from '../receiver.ts'
import { type ReceiverOptions, type ReceiverSettings, readOptions } from '../settings.ts'

const CONTENT: Omit<ReceiverSettings, 'page'> = {
  path: '/forms',
  site: 'https://www.company.example',
  company: {
    name: 'The Company',
    email: 'hello@company.example',
    phone: '+234 800 000 0000',
    whatsapp: 'https://whatsapp.example/2348000000000',
  },
  reasons: [
    { value: 'general', label: 'General Inquiry' },
    { value: 'press', label: 'Press/Media' },
  ],
  forms: FORM_FIELDS,
  words: {
    refused: {
      title: 'Your message was not sent',
      button: 'Send',
      instead: 'Or reach us directly:',
      failed: 'It could not be stored.',
      notHere: 'Forms are sent here.',
      foreign: 'It came from another site.',
      busy: 'There is no room.',
      large: 'It is longer than 256 KB.',
      down: 'Nobody takes messages. Go back.',
    },
    notice: { subject: 'A suspect', text: 'It is stored.' },
  },
}

/** Settings of a receiver for tests, with texts of their own, so that a test sees which text was sent. */
export const SETTINGS: ReceiverSettings = { ...CONTENT, page: toReceiverPage(CONTENT) }

/** A valid contact message. */
export const MESSAGE = {
  'form-name': 'contact',
  name: 'Bísí Ọláyẹmí',
  email: 'bisi@visitor.example',
  reason: 'general',
  subject: 'A school matinee',
  message: 'May we bring forty pupils?\n\nThank you.',
}

/** A response as a browser gets it. */
export type TestResponse = Awaited<ReturnType<typeof toTestResponse>>

/** A receiver with a folder of its own. */
export class TestReceiver {
  readonly folder: string
  readonly log: string[] = []
  readonly #settings: ReceiverSettings
  readonly #options: ReceiverOptions
  receiver: Receiver
  readonly #server: Server

  constructor(options: Partial<ReceiverOptions> = {}, settings: Partial<ReceiverSettings> = {}) {
    this.folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'messages-'))
    this.#settings = { ...SETTINGS, ...settings }
    this.#options = { ...readOptions({}), retryAfter: 50, print: (line) => this.log.push(line), ...options, folder: this.folder }
    this.receiver = createReceiver(this.#settings, this.#options)
    this.#server = createServer((request, response) => {
      if (this.receiver.owns(request.url ?? '')) void this.receiver.respond(request, response)
      else response.writeHead(404).end()
    })
  }

  async open(): Promise<this> {
    await this.receiver.start()
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  /** Starts again on the same folder, as after a restart. */
  async restart(): Promise<void> {
    await this.receiver.stop()
    this.receiver = createReceiver(this.#settings, this.#options)
    await this.receiver.start()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    await this.receiver.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Sends a form as the site’s script does, unless `headers` say otherwise. */
  send(fields: Fields, headers: Record<string, string> = {}): Promise<TestResponse> {
    return post(`${this.origin}/forms`, fields, headers)
  }

  async get(address: string): Promise<TestResponse> {
    return toTestResponse(await fetch(this.origin + address, { redirect: 'manual' }))
  }

  list(): Promise<Stored[]> {
    return new Maildir(this.folder, () => {}).list()
  }

  /** Parses every message in this receiver’s Maildir. */
  read(): Promise<Email[]> {
    return readMessages(this.folder)
  }
}

/** Parses every message in a Maildir. */
export const readMessages = async (folder: string): Promise<Email[]> =>
  Promise.all((await new Maildir(folder, () => {}).list()).map(({ file }) => PostalMime.parse(readFileSync(file))))

/** Fields of a form, or the raw body of a request. */
type Fields = Readonly<Record<string, string>> | string

/** Sends a form as the site’s script does, unless `headers` say otherwise. Rejects when no response arrives. */
export async function post(address: string, fields: Fields, headers: Record<string, string> = {}): Promise<TestResponse> {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  return toTestResponse(
    await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json', ...headers },
    }),
  )
}

const toTestResponse = async (response: Response) => ({ status: response.status, headers: response.headers, text: await response.text() })

/** Waits until a condition holds, for at most ten seconds. Returns whether it holds. */
export async function until(isMet: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 10_000 && !isMet(); waited += 20) await wait(20)
  return isMet()
}
