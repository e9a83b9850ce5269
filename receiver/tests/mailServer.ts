import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server behaves. A number is the SMTP status with which it refuses. */
export interface MailServerBehaviour {
  /** It refuses emails. */
  refuses?: number
  /** It closes the connection without a reply when it has the email. */
  dies?: boolean
  /** It dies of emails with this text only. */
  diesOf?: string
}

/** A real SMTP server that stores emails in memory, and fails on request. */
export class MailServer {
  behaviour: MailServerBehaviour = {}
  readonly taken: { to: string[]; raw: string }[] = []
  #server: SMTPServer | undefined
  #port = 0

  /** Starts to listen; after a close, on the same port as before. */
  async open(): Promise<this> {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const { refuses, dies, diesOf = '' } = this.behaviour
          if (dies && String(Buffer.concat(chunks)).includes(diesOf)) return this.#kill(session.id)
          if (refuses) return done(Object.assign(new Error('refused'), { responseCode: refuses }))
          this.taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
          done()
        })
      },
    })
    // Errors of a closed connection are expected.
    this.#server.on('error', () => {})
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.server.address() as AddressInfo).port
    return this
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(resolve) : resolve()))
    this.#server = undefined
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  #kill(id: string): void {
    for (const connection of this.#server?.connections ?? []) {
      const { id: own, _socket: socket } = connection as unknown as { id: string; _socket: { destroy(): void } }
      if (own === id) socket.destroy()
    }
  }
}
