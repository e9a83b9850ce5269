import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../scripts/serve/server.ts'

/** A site of a test’s own, at an address of its own, whose network can go and whose files can change. */
export class IsolatedSite {
  /** Every address that was asked for, in order, with the bytes that were sent for it, and whether the browser asked before its worker did. */
  readonly asked: { address: string; bytes: number; isPreloaded: boolean }[] = []
  /** Answers other than the site’s, by address. */
  readonly instead = new Map<string, { status: number; type: string; body: string }>()
  /** Answers that wait, by the addresses they are for, until somebody lets them go. */
  readonly held = new Map<RegExp, Promise<void>>()
  /** `away`: no connection comes about. `silent`: nobody ever answers. */
  network: 'there' | 'away' | 'silent' = 'there'
  #site: Server
  readonly #server: Server

  constructor(folder: string) {
    this.#site = createSiteServer(folder)
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** Shows another folder from now on, as a deploy does. */
  deploy(folder: string) {
    this.#site = createSiteServer(folder)
  }

  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve))
  }

  async close() {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  get origin() {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** How many bytes were sent for the addresses that were asked for after the first so many. */
  bytesAfter(count: number) {
    return this.asked.slice(count).reduce((sum, { bytes }) => sum + bytes, 0)
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const address = request.url ?? '/'
    if (this.network === 'away') return request.socket.destroy()
    if (this.network === 'silent') return
    const entry = { address, bytes: 0, isPreloaded: 'service-worker-navigation-preload' in request.headers }
    this.asked.push(entry)
    response.on('finish', () => {
      entry.bytes = Number(response.getHeader('Content-Length') ?? 0)
    })
    for (const [which, until] of this.held) if (which.test(address)) await until
    const other = this.instead.get(address)
    if (other) response.writeHead(other.status, { 'Content-Type': other.type, 'Cache-Control': 'no-cache' }).end(other.body)
    else this.#site.emit('request', request, response)
  }
}
