import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from './settings.ts'

const DAY = 24 * 60 * 60 * 1000

/** A stored message. Its name is that of its file, without the flags that mail programs append. */
export type Stored = { name: string; file: string; isNew: boolean; isSuspect: boolean }

/** A message to store. `form` is the last part of its file’s name. */
type Message = { id: string; form: string; data: Uint8Array; isSuspect?: boolean }

/** A name as this program writes it: its time, the id of its message, and its form. */
const OWN_NAME = /^(\d{13})\.(\w+)\.(\w+)$/
const isRecent = (name: string) => Math.abs(Date.now() - Number.parseInt(name, 10)) < DAY

/** Flushes a folder, without which a power cut may lose a new or renamed file in it. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * A Maildir (https://cr.yp.to/proto/maildir.html): messages are written in tmp/, moved to new/ once complete, and to cur/ by mail programs.
 * Suspects are in its subfolder .Suspect/, as Dovecot and mutt name subfolders (Maildir++). outbox/ has an empty file for each message
 * that is still to be emailed (outbox.ts).
 */
export class Maildir {
  readonly folder: string
  readonly outbox: string
  readonly #log: Log
  /** Messages that are being written, by id, so that a repeated request writes them once. */
  readonly #writing = new Map<string, Promise<void>>()
  /** The names of the last day’s messages, by id. */
  readonly #recent = new Map<string, string>()
  /** The time of the newest message when this program started, less that moment of the monotonic clock. */
  #witness = 0

  constructor(folder: string, log: Log) {
    this.folder = folder
    this.outbox = path.join(folder, 'outbox')
    this.#log = log
  }

  /** The inbox’s folder of this name, and that of suspects. */
  #foldersOf = (part: string) => ['.', '.Suspect'].map((parent) => path.join(this.folder, parent, part))

  /** Creates the folders and reads the names of stored messages. Throws file system errors. */
  async prepare(): Promise<void> {
    for (const folder of [...['tmp', 'new', 'cur'].flatMap(this.#foldersOf), this.outbox])
      await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(path.join(this.folder, '.Suspect', 'maildirfolder'), '')
    const own = (await this.list()).map(({ name }) => name).filter((name) => OWN_NAME.test(name))
    this.#witness = (Number.parseInt(own.at(-1) ?? '', 10) || Date.now()) - performance.now()
    for (const name of own.filter(isRecent)) this.#recent.set(name.split('.', 2)[1] ?? '', name)
  }

  /** The files of a folder, oldest first. Whatever else is in it is logged and left. */
  async files(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const files = entries.filter((entry) => entry.isFile())
    if (files.length < entries.length) this.#log('skipped what is no file', path.basename(folder))
    return files.flatMap(({ name }) => (name.startsWith('.') ? [] : [name])).sort()
  }

  /** All messages, oldest first. */
  async list(): Promise<Stored[]> {
    const all: Stored[] = []
    for (const part of ['cur', 'new'])
      for (const [index, folder] of this.#foldersOf(part).entries())
        for (const file of await this.files(folder))
          all.push({ name: file.replace(/:2,.*$/, ''), file: path.join(folder, file), isNew: part === 'new', isSuspect: index === 1 })
    return all.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** Whether a message was stored within the last day and is still there: repeated requests count once. */
  async has(id: string): Promise<boolean> {
    const name = this.#recent.get(id) ?? ''
    return isRecent(name) && (await this.list()).some((message) => message.name === name)
  }

  /** The content of a message in the inbox, wherever a mail program has moved it; undefined when it is gone. */
  async read(name: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.folder, 'new', name)).catch(async () => {
      const moved = (await this.list()).find((message) => message.name === name)
      return moved && readFile(moved.file)
    })
  }

  /** Stores a message once. Rejects with the file system’s error, and then leaves no part of the message. */
  store(message: Message): Promise<void> {
    const writing = this.#writing.get(message.id) ?? this.#write(message).finally(() => this.#writing.delete(message.id))
    this.#writing.set(message.id, writing)
    return writing
  }

  async #write({ id, form, data, isSuspect = false }: Message): Promise<void> {
    if (await this.has(id)) return
    const name = `${String(Date.now()).padStart(13, '0')}.${id}.${form}`
    const [tmp = '', folder = ''] = ['tmp', 'new'].map((part) => this.#foldersOf(part)[isSuspect ? 1 : 0])
    const [written, stored, entry] = [path.join(tmp, name), path.join(folder, name), path.join(this.outbox, `${name},0,0`)]
    try {
      for (const needed of [tmp, folder, this.outbox]) await mkdir(needed, { recursive: true, mode: 0o700 })
      await writeFile(written, data, { flag: 'wx', mode: 0o600, flush: true })
      // Before the message is moved to new/, so that no stored message is without it.
      if (!isSuspect) await writeFile(entry, '', { mode: 0o600 })
      if (!isSuspect) await flush(this.outbox)
      await rename(written, stored)
      await flush(folder)
    } catch (error) {
      // The file may exist, but a power cut could lose it: delete it, and the visitor is asked to send it again.
      for (const file of [stored, written, entry]) await rm(file, { force: true }).catch(() => {})
      throw error
    }
    this.#recent.set(id, name)
  }

  /** Stores a file as durably as a message, and removes it. Rejects with the file system’s error. */
  async probe(): Promise<void> {
    const file = path.join(this.folder, 'tmp', `${process.pid}.probe`)
    await writeFile(file, 'probe', { mode: 0o600, flush: true })
    await rm(file)
  }

  /**
   * Deletes messages that are older than the given number of days. A wrong clock must not delete them, so their age is counted up to the
   * newest message at the start of this program and the time that it has run since. Leaves files of other programs, which have other names.
   */
  async deleteOlder(days: number): Promise<number> {
    const now = Math.min(Date.now(), this.#witness + performance.now())
    const old = (await this.list()).filter(({ name }) => now - Number(OWN_NAME.exec(name)?.[1]) > days * DAY)
    for (const { file } of old) await rm(file, { force: true })
    return old.length
  }

  /**
   * Deletes what killed processes left in tmp/, after 36 hours, as the standard says, and as old entries of outbox/ whose message is gone.
   */
  async tidy(): Promise<void> {
    for (const [id, name] of this.#recent) if (!isRecent(name)) this.#recent.delete(id)
    const stored = new Set((await this.list()).map(({ name }) => name))
    for (const folder of [...this.#foldersOf('tmp'), this.outbox])
      for (const name of await this.files(folder)) {
        const file = path.join(folder, name)
        const isGone = !stored.has(name.split(',', 1)[0] ?? '')
        if (isGone && Date.now() - (await stat(file)).mtimeMs > 1.5 * DAY) await rm(file, { force: true })
      }
  }
}
