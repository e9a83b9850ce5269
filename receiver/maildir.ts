import { existsSync, mkdirSync, readdirSync, unlinkSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

export const DAY = 24 * 60 * 60 * 1000

/** Writes a file atomically and durably: to a temporary file, flushed to disk, then renamed. */
export async function writeDurably(file: string, data: string | Uint8Array, temporary = `${file}.${process.pid}.tmp`): Promise<void> {
  try {
    await withFile(temporary, 'wx', async (handle) => {
      await handle.writeFile(data)
      await handle.sync()
    })
    await rename(temporary, file)
    // Without flushing the folder, a power cut may lose the renamed file.
    await withFile(path.dirname(file), 'r', (folder) => folder.sync())
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    throw error
  }
}

async function withFile(file: string, flags: string, use: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, flags, 0o600)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}

/**
 * A Maildir (https://cr.yp.to/proto/maildir.html): messages are written in tmp/, moved to new/ once complete, and to cur/ by mail programs.
 * A file’s name is its time and the id of its message: 1764000000123.0f3a….contact.
 */
export class Maildir {
  readonly folder: string
  /** Messages that are being written, by id, so that a repeated request writes them once. */
  readonly #writing = new Map<string, Promise<void>>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** Creates the folders, and deletes incomplete files of a killed process. Throws file system errors. */
  prepare(): void {
    for (const part of ['tmp', 'new', 'cur']) mkdirSync(path.join(this.folder, part), { recursive: true, mode: 0o700 })
    for (const file of readdirSync(path.join(this.folder, 'tmp'))) unlinkSync(path.join(this.folder, 'tmp', file))
  }

  /** The names of all messages, oldest first, without the flags that mail programs append in cur/. */
  list(): { name: string; file: string; isNew: boolean }[] {
    const of = (part: string) =>
      readdirSync(path.join(this.folder, part)).map((file) => ({
        name: file.replace(/:2,.*$/, ''),
        file: path.join(this.folder, part, file),
        isNew: part === 'new',
      }))
    return [...of('cur'), ...of('new')].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** The path of a message, wherever a mail program has moved it; undefined when it is gone. */
  find(name: string): string | undefined {
    const unread = path.join(this.folder, 'new', name)
    return existsSync(unread) ? unread : this.list().find((message) => message.name === name)?.file
  }

  /** Whether a message was stored within the last day: repeated requests count once. */
  has(id: string, now: number): boolean {
    return this.list().some(({ name }) => name.includes(`.${id}.`) && now - Number.parseInt(name, 10) < DAY)
  }

  /** Stores a message once. `before` runs first. Rejects with the file system’s error and then leaves no part of the message. */
  async store({ id, name, data, before }: { id: string; name: string; data: Uint8Array; before?: () => Promise<void> }): Promise<void> {
    const begun = this.#writing.get(id)
    if (begun) return begun
    if (this.has(id, Number.parseInt(name, 10))) return
    const write = async () => {
      const file = path.join(this.folder, 'new', name)
      try {
        await before?.()
        await writeDurably(file, data, path.join(this.folder, 'tmp', name))
      } catch (error) {
        // The file may exist, but a power cut could lose it: delete it, and the visitor is asked to send it again.
        await rm(file, { force: true }).catch(() => {})
        throw error
      }
    }
    const writing = write().finally(() => this.#writing.delete(id))
    this.#writing.set(id, writing)
    return writing
  }

  /** Stores a file as durably as a message, and removes it. Rejects with the file system’s error. */
  async probe(): Promise<void> {
    const file = path.join(this.folder, 'tmp', `${process.pid}.probe`)
    await writeDurably(file, 'probe')
    await rm(file)
  }

  /** Deletes messages older than the given number of days. Leaves files of other programs, which have other names. */
  deleteOlder(days: number, now: number): number {
    const old = this.list().filter(({ name }) => /^\d{13}\./.test(name) && now - Number.parseInt(name, 10) > days * DAY)
    for (const { file } of old) unlinkSync(file)
    return old.length
  }
}
