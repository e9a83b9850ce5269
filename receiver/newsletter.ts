import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { composeConfirmation } from './composeEmails.ts'
import { DAY, writeDurably } from './maildir.ts'
import type { Queue } from './queue.ts'
import type { ReceiverOptions, ReceiverSettings } from './settings.ts'

const LINK_VALID_MS = 7 * DAY
/** Maximum number of confirmations a day to one address, whoever requests them. */
const MAX_PER_DAY = 3
const HEAD = 'email,since,unsubscribe'

const newToken = () => randomBytes(24).toString('base64url')
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Subscribers of the newsletter: they confirm by email, and are then listed in `subscribers.csv`, each with a link to unsubscribe. */
export function createNewsletter(settings: ReceiverSettings, { folder }: Pick<ReceiverOptions, 'folder'>, queue: Queue) {
  const file = path.join(folder, 'subscribers.csv')
  /** The last change of the file. The next one waits for it. */
  let last: Promise<unknown> = Promise.resolve()

  /** Changes the lines of the file, one for each subscriber. */
  function change(toLines: (lines: string[]) => string[]): Promise<void> {
    const changed = last.then(async () => {
      const [, ...before] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
      const after = toLines(before)
      if (after.length !== before.length) await writeDurably(file, `${[HEAD, ...after].join('\n')}\n`)
    })
    last = changed.catch(() => {})
    return changed
  }

  return {
    /** Sends a confirmation request. Returns false when the address has had too many today. */
    async requestConfirmation(email: string, id: string, now = Date.now()): Promise<boolean> {
      const today = queue.listUnconfirmed().filter((one) => one.email === email && now - one.since < DAY)
      // A confirmation that is being sent is on both lists for a moment.
      const ids = new Set(today.map((one) => one.id))
      if (ids.has(id)) return true
      if (ids.size >= MAX_PER_DAY) return false
      const token = newToken()
      const own = `${settings.site}${settings.path}`
      const [confirm, unsubscribe] = [`${own}/confirm/${token}`, `${own}/unsubscribe/${newToken()}`]
      const confirmation = await composeConfirmation(settings, { email, id, confirm, unsubscribe, date: new Date(now) })
      await queue.add(`${now}.${id}.confirmation`, confirmation, { email, id, token: hashToken(token), unsubscribe })
      return true
    },
    /** Subscribes the owner of a token. Returns false when the token is unknown or too old. */
    async confirm(token: string, now = Date.now()): Promise<boolean> {
      const hash = hashToken(token)
      const confirmation = queue.listUnconfirmed().find((one) => one.token === hash && now - one.since < LINK_VALID_MS)
      if (!confirmation) return false
      const { email, unsubscribe } = confirmation
      const line = [email, new Date(now).toISOString().slice(0, 10), unsubscribe].join(',')
      await change((lines) => (lines.some((one) => one.startsWith(`${email},`)) ? lines : [...lines, line]))
      return true
    },
    /** Removes a subscriber. The response is the same whether there was one or not. */
    unsubscribe: (token: string): Promise<void> =>
      change((lines) => lines.filter((line) => !line.split(',')[2]?.trim().endsWith(`/${token}`))),
  }
}
