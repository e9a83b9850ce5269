import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { composeConfirmation } from './composeEmails.ts'
import { writeDurably } from './maildir.ts'
import { hashToken, type Queue } from './queue.ts'
import type { ReceiverOptions, ReceiverSettings } from './settings.ts'

const DAY = 24 * 60 * 60 * 1000
const LINK_VALID_MS = 7 * DAY
/** Maximum number of confirmations a day to one address, whoever requests them. */
const MAX_PER_DAY = 3
const HEAD = 'email,since,unsubscribe'

/** Subscribers of the newsletter: they confirm by email, and are then in `subscribers.csv`, each with a link to unsubscribe. */
export class Newsletter {
  readonly #settings: ReceiverSettings
  readonly #file: string
  readonly #queue: Queue
  /** The last change of the file. The next one waits for it. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(settings: ReceiverSettings, { folder }: ReceiverOptions, queue: Queue) {
    this.#settings = settings
    this.#file = path.join(folder, 'subscribers.csv')
    this.#queue = queue
  }

  /** Sends a confirmation request. Returns false when the address has had too many today. */
  async requestConfirmation(email: string, id: string, now = Date.now()): Promise<boolean> {
    const today = this.#queue.listUnconfirmed().filter((confirmation) => confirmation.email === email && now - confirmation.since < DAY)
    if (today.some((confirmation) => confirmation.id === id)) return true
    // A confirmation that is being sent is on both lists for a moment.
    if (new Set(today.map((confirmation) => confirmation.id)).size >= MAX_PER_DAY) return false
    const [token, leave] = [newToken(), newToken()]
    const linkTo = (action: string, to: string) => `${this.#settings.site}${this.#settings.path}/${action}/${to}`
    const unsubscribe = linkTo('unsubscribe', leave)
    const confirmation = await composeConfirmation(this.#settings, {
      email,
      id,
      confirm: linkTo('confirm', token),
      unsubscribe,
      date: new Date(now),
    })
    await this.#queue.add(`${now}.${id}.confirmation`, confirmation, { email, id, token: hashToken(token), unsubscribe })
    return true
  }

  /** Subscribes the owner of a token. Returns false when the token is unknown or too old. */
  async confirm(token: string, now = Date.now()): Promise<boolean> {
    const hash = hashToken(token)
    const confirmation = this.#queue.listUnconfirmed().find((one) => one.token === hash && now - one.since < LINK_VALID_MS)
    if (!confirmation) return false
    const { email, unsubscribe } = confirmation
    const line = [email, new Date(now).toISOString().slice(0, 10), unsubscribe].join(',')
    await this.#change((lines) => (lines.some((one) => one.startsWith(`${email},`)) ? lines : [...lines, line]))
    return true
  }

  /** Removes a subscriber. The response is the same whether there was one or not. */
  async unsubscribe(token: string): Promise<void> {
    await this.#change((lines) => lines.filter((line) => !line.split(',')[2]?.trim().endsWith(`/${token}`)))
  }

  /** Changes the lines of the file, one for each subscriber. */
  async #change(change: (lines: string[]) => string[]): Promise<void> {
    const changed = this.#last.then(async () => {
      const [, ...before] = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').trimEnd().split('\n') : []
      const after = change(before)
      if (after.length !== before.length) await writeDurably(this.#file, `${[HEAD, ...after].join('\n')}\n`)
    })
    this.#last = changed.catch(() => {})
    return changed
  }
}

const newToken = () => randomBytes(24).toString('base64url')
