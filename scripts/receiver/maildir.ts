import { existsSync, mkdirSync, readdirSync, unlinkSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

const DAY = 24 * 60 * 60 * 1000

/** Writes a file beside its place, has the disk keep it, and moves it there: whoever finds it finds all of it, whatever happens meanwhile. */
export async function writeDurably(file: string, data: string | Uint8Array, temporary = `${file}.${process.pid}.tmp`): Promise<void> {
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

/** Has the disk keep what a folder lists: without it a file that was moved may be gone after a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * A folder of messages as mail programs read it (https://cr.yp.to/proto/maildir.html): written in tmp/, moved to new/ once whole, and to
 * cur/ by whoever reads it. A file is called after its moment and the id of its message: 1764000000123.0f3a….contact.
 */
export class Maildir {
  readonly folder: string
  /** Messages that are being written, by id: sent again meanwhile, they are written once. */
  readonly #writing = new Map<string, Promise<void>>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** Makes the folders, and takes away what a killed process left half written. Throws what the disk says. */
  prepare(): void {
    for (const part of ['tmp', 'new', 'cur']) mkdirSync(path.join(this.folder, part), { recursive: true, mode: 0o700 })
    for (const file of readdirSync(path.join(this.folder, 'tmp'))) unlinkSync(path.join(this.folder, 'tmp', file))
  }

  /** The names of all messages, oldest first: those in cur/ without the marks of mail programs. */
  list(): { name: string; file: string; isNew: boolean }[] {
    const of = (part: string) =>
      readdirSync(path.join(this.folder, part)).map((file) => ({
        name: file.replace(/:2,.*$/, ''),
        file: path.join(this.folder, part, file),
        isNew: part === 'new',
      }))
    return [...of('cur'), ...of('new')].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** The file of a message, wherever a mail program has moved it; undefined when it is gone. */
  find(name: string): string | undefined {
    const fresh = path.join(this.folder, 'new', name)
    return existsSync(fresh) ? fresh : this.list().find((message) => message.name === name)?.file
  }

  /** Whether a message came within the last day: what is sent twice counts once. */
  has(id: string, now: number): boolean {
    return this.list().some(({ name }) => name.includes(`.${id}.`) && now - Number.parseInt(name, 10) < DAY)
  }

  /**
   * Stores a message unless it is there already, or being stored. `before` runs first, with nothing in place yet. Rejects with what the
   * disk says, and then nothing of the message is left.
   */
  async store({ id, name, data, before }: { id: string; name: string; data: Uint8Array; before?: () => Promise<void> }): Promise<void> {
    const begun = this.#writing.get(id)
    if (begun) return begun
    if (this.has(id, Number.parseInt(name, 10))) return
    const writing = (async () => {
      const file = path.join(this.folder, 'new', name)
      try {
        await before?.()
        await writeDurably(file, data, path.join(this.folder, 'tmp', name))
      } catch (error) {
        // In place, but perhaps not after a power cut: the visitor is told that it failed.
        await rm(file, { force: true }).catch(() => {})
        throw error
      }
    })()
    this.#writing.set(id, writing)
    try {
      await writing
    } finally {
      this.#writing.delete(id)
    }
  }

  /** Deletes messages that came more than so many days ago. What other programs have put there has other names, and stays. */
  deleteOlder(days: number, now: number): number {
    const old = this.list().filter(({ name }) => /^\d{13}\./.test(name) && now - Number.parseInt(name, 10) > days * DAY)
    for (const { file } of old) unlinkSync(file)
    return old.length
  }
}
