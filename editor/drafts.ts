import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Loaded, loadContent } from '../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../src/content/site.ts'
import { writeAtomically } from '../src/files/writeAtomically.ts'
import { readContentFile, writeContentFile } from './safeFiles.ts'

interface Draft {
  file: string
  /** The text on disk before the first change; null for a new file. */
  base: string | null
  versions: string[]
  currentIndex: number
  /** The window that changed it last. */
  by?: string | undefined
}

/** Finds all that keeps the saved files from being published, as `npm run content:check` does: it renders pages, which the editor cannot. */
export type Inspect = (root: string, now: string) => Promise<Pick<Loaded, 'problems'>>

export type OpenFile = NonNullable<ReturnType<Drafts['open']>>

const toRevision = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const MAX_VERSIONS = 200

function toNext(draft: Draft, ...added: string[]): Draft {
  const versions = [...draft.versions.slice(0, draft.currentIndex + 1), ...added].slice(-MAX_VERSIONS)
  return { ...draft, versions, currentIndex: versions.length - 1 }
}

/**
 * Stores unsaved changes in files outside content/, so that closing the window or killing the process loses nothing. Every change names
 * the revision it was made from. A change from an older revision, or made while the file changed on disk, overwrites nothing: both texts
 * are stored, and the method reports a conflict.
 */
export class Drafts {
  readonly root: string
  readonly inspect: Inspect
  readonly #folder: string

  constructor(root: string, inspect: Inspect) {
    this.root = root
    this.inspect = inspect
    this.#folder = path.join(root, '.build', 'edits')
  }

  /** A file with its unsaved changes; undefined when there is neither a file nor a draft. */
  open(file: string) {
    const saved = readContentFile(this.root, file)
    const draft = this.#read(file)
    if (!draft && saved === null) return undefined
    const { versions, currentIndex } = draft ?? this.#begin(file, saved)
    const text = versions[currentIndex] ?? ''
    return {
      file,
      text,
      saved,
      revision: toRevision(text),
      isChanged: text !== saved,
      /** The previous version, to compare with after a conflict. */
      previous: versions[currentIndex - 1],
    }
  }

  /**
   * Applies `edit` to the text of `revision`. Returns false when there is a newer text, of another window or on disk, and the result differs
   * from it: the newer text is then current; undo leads to the result.
   */
  change(file: string, revision: string, edit: (text: string) => string, by?: string): boolean {
    const saved = readContentFile(this.root, file)
    const draft = this.#read(file) ?? this.#begin(file, saved)
    const current = draft.versions[draft.currentIndex] ?? ''
    // A window that is reloaded may ask for the page before its last draft arrives.
    const isOwn = by !== undefined && by === draft.by
    const from = isOwn ? undefined : draft.versions.findLast((version) => toRevision(version) === revision)
    const text = edit(from ?? current)
    const isOnDisk = draft.base === saved || saved === text || saved === null
    const isCurrent = isOwn || toRevision(current) === revision || text === current
    if (isCurrent && isOnDisk && text === current) return true
    const newer = isOnDisk ? current : saved
    const added = isCurrent && isOnDisk ? [text] : [text, newer]
    this.#write(toNext({ ...draft, by, base: saved }, ...added))
    return added.length === 1
  }

  begin(file: string, text: string): void {
    this.#write({ ...this.#begin(file, null), versions: [text] })
  }

  /** Undoes (-1) or redoes (1) one step. Returns false when there is none. */
  step(file: string, by: -1 | 1): boolean {
    const draft = this.#read(file)
    if (!draft || draft.versions[draft.currentIndex + by] === undefined) return false
    this.#write({ ...draft, currentIndex: draft.currentIndex + by })
    return true
  }

  /** Writes the text into content/. Returns false when the file changed on disk meanwhile: see `change`. */
  save(file: string): boolean {
    const draft = this.#read(file)
    if (!draft) return true
    const text = draft.versions[draft.currentIndex] ?? ''
    const saved = readContentFile(this.root, file)
    if (saved !== null && saved !== draft.base && saved !== text) return this.change(file, toRevision(text), () => text)
    writeContentFile(this.root, file, text)
    // Undo also works across a save, until the file changes elsewhere.
    this.#write({ ...draft, base: text })
    return true
  }

  /** Goes back to the text on disk, as one step that can be undone. Returns false for a file that was never saved. */
  revert(file: string): boolean {
    const saved = readContentFile(this.root, file)
    const draft = this.#read(file)
    if (saved !== null && draft && draft.versions[draft.currentIndex] !== saved) this.#write(toNext({ ...draft, base: saved }, saved))
    return saved !== null
  }

  discard(file: string): void {
    rmSync(this.#path(file), { force: true })
  }

  /** The texts of all files with unsaved changes, which replace those on disk in checks and previews. */
  list(): Map<string, string> {
    const names = existsSync(this.#folder) ? readdirSync(this.#folder).filter((name) => name.endsWith('.json')) : []
    const files = names.flatMap((name) => this.#read(decodeURIComponent(name.slice(0, -5)))?.file ?? [])
    const open = files.flatMap((file) => this.open(file) ?? [])
    return new Map(open.filter(({ isChanged }) => isChanged).map(({ file, text }) => [file, text]))
  }

  /** All files with their unsaved changes. As in the content check, a draft is checked as if it were published, other files as they are. */
  check() {
    const options = { root: this.root, ...SITE_OPTIONS, unsaved: this.list() }
    const whole = loadContent({ ...options, withDrafts: true })
    const { unpublished } = whole.documents
    const published = unpublished.length > 0 ? loadContent(options) : whole
    const unfinished = whole.problems.filter((problem) => unpublished.some(({ file }) => file === problem.file))
    return { ...whole, problems: [...published.problems, ...unfinished], published: published.documents }
  }

  /** Pictures that no saved or unsaved text uses; none while a text cannot be parsed, because its pictures are unknown. */
  listUnusedPictures(unsaved = this.check()): string[] {
    const saved = loadContent({ root: this.root, ...SITE_OPTIONS, withDrafts: true })
    if (saved.documents.unreadable.length > 0 || unsaved.documents.unreadable.length > 0) return []
    return saved.unusedPictures.filter((file) => unsaved.unusedPictures.includes(file))
  }

  #begin(file: string, saved: string | null): Draft {
    return { file, base: saved, versions: [saved ?? ''], currentIndex: 0 }
  }

  #path(file: string): string {
    return path.join(this.#folder, `${encodeURIComponent(file)}.json`)
  }

  /**
   * The stored versions of a file. If it has no unsaved changes and has changed on disk, the new text is added as the current version; if it
   * was deleted there, it has none.
   */
  #read(file: string): Draft | undefined {
    const stored = this.#path(file)
    if (!existsSync(stored)) return undefined
    const draft = JSON.parse(readFileSync(stored, 'utf8')) as Draft
    const saved = readContentFile(this.root, file)
    if (draft.versions[draft.currentIndex] !== draft.base || saved === draft.base) return draft
    if (saved === null) return undefined
    return toNext({ ...draft, base: saved }, saved)
  }

  #write(draft: Draft): void {
    mkdirSync(this.#folder, { recursive: true })
    writeAtomically(this.#path(draft.file), JSON.stringify(draft))
  }
}
