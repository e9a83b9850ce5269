import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../scripts/serve/server.ts'

/** A site with an origin of its own, whose network can fail and whose files can change. */
export class IsolatedSite {
  /** Requests in order: address, bytes sent, and whether the service worker’s navigation preload made it. */
  readonly requests: { address: string; bytes: number; isPreloaded: boolean }[] = []
  /** Responses that replace the site’s, by address. */
  readonly instead = new Map<string, { status: number; type: string; body: string }>()
  /** Addresses whose responses wait until they are released. */
  readonly delayed = new Map<RegExp, Promise<void>>()
  /** `away`: connections are refused. `silent`: requests get no response. */
  network: 'there' | 'away' | 'silent' = 'there'
  #site: Server
  readonly #server: Server

  constructor(folder: string) {
    this.#site = createSiteServer(folder)
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  /** Serves another folder from now on, as after a deploy. */
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

  /** Bytes sent for the requests after the first `count`. */
  bytesAfter(count: number) {
    return this.requests.slice(count).reduce((sum, { bytes }) => sum + bytes, 0)
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const address = request.url ?? '/'
    if (this.network === 'away') return request.socket.destroy()
    if (this.network === 'silent') return
    const entry = { address, bytes: 0, isPreloaded: 'service-worker-navigation-preload' in request.headers }
    this.requests.push(entry)
    response.on('finish', () => {
      entry.bytes = Number(response.getHeader('Content-Length') ?? 0)
    })
    for (const [which, until] of this.delayed) if (which.test(address)) await until
    const other = this.instead.get(address)
    if (other) response.writeHead(other.status, { 'Content-Type': other.type, 'Cache-Control': 'no-cache' }).end(other.body)
    else this.#site.emit('request', request, response)
  }
}
