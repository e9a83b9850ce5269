import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Published } from './published.ts'

type TextChange = (text: string) => string

/** The new content of a file, or how it follows from its text and other files; undefined deletes the file. */
type FileChange = string | ((text: string, read: (file: string) => Buffer) => string | Buffer | undefined)

/** Texts, by the address of the page, feed or calendar. */
type Texts = Readonly<Record<string, string | readonly string[]>>

/** An edit by staff: the changed files of content/, and the texts that must be present or absent afterwards. */
export interface Edit {
  name: string
  files: Readonly<Record<string, FileChange>>
  shows?: Texts
  hides?: Texts
}

/**
 * Edits of one file by their names: what they change, and the texts that must be present or absent afterwards. Texts without an address
 * are those of `page`.
 */
export function editsOf(
  file: string,
  page: string,
  rows: Readonly<Record<string, readonly [change: FileChange, shows?: string | readonly string[] | Texts, hides?: string | Texts]>>,
): Edit[] {
  const toTexts = (texts: string | readonly string[] | Texts = {}): Texts =>
    typeof texts === 'string' || Array.isArray(texts) ? { [page]: texts } : (texts as Texts)
  return Object.entries(rows).map(([name, [change, shows, hides]]) => {
    return { name, files: { [file]: change }, shows: toTexts(shows), hides: toTexts(hides) }
  })
}

/** Replaces text. Throws when it is not found, because the edit would change nothing. */
export const replaceText =
  (from: string | RegExp, to: string): TextChange =>
  (text) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`Found no ${from}`)
    return changed
  }

/** Replaces a text by another, which these pages (default: that of `editsOf`) must then show. Gives the end of a row. */
export const reword = (from: string | RegExp, to: string, ...pages: readonly string[]): [TextChange, string | Texts] => [
  replaceText(from, to),
  pages.length === 0 ? to : Object.fromEntries(pages.map((page) => [page, to])),
]

/** Adds lines before a top-level field. */
export const addLinesBefore = (name: string, lines: string): TextChange => replaceText(new RegExp(`^(?=${name}:)`, 'm'), lines)

/** Sets the value of a field, as YAML. Of several fields with the same name, the first is changed. */
export const setField = (name: string, value: string): TextChange => replaceText(fieldLines(name), `${name}: ${value}`)

/** Adds lines to the front matter. */
export const addLines = (lines: string): TextChange => replaceText(/\n---\n/, `\n${lines}\n---\n`)

/** Applies several changes to one file. */
export const combineChanges =
  (...changes: readonly TextChange[]): TextChange =>
  (text) =>
    changes.reduce((before, change) => change(before), text)

/** A top-level field, with the lines of its value. */
const fieldLines = (name: string) => new RegExp(`^${name}:.*(?:\\n[ ]+.*|\\n(?=\\n)|\\n- .*)*`, 'm')

/** A copy of another file, changed or not. */
export const copyFile =
  (file: string, change?: TextChange): FileChange =>
  (_, read) =>
    change ? change(read(file).toString()) : read(file)

/** Deletes a file. */
export const deleted: FileChange = () => undefined

/** Applies an edit to a folder of content. Returns a function that reverts it. */
export function applyEdit(content: string, { files }: Edit): () => void {
  const read = (file: string) => readFileSync(path.join(content, file))
  const readIfThere = (file: string) => (existsSync(path.join(content, file)) ? read(file) : undefined)
  // All files are read before one is written or deleted, because others may be copies of it.
  const before = Object.keys(files).map((file) => [file, readIfThere(file)] as const)
  const after = Object.entries(files).map(
    ([file, change]) => [file, typeof change === 'string' ? change : change(readIfThere(file)?.toString() ?? '', read)] as const,
  )
  const write = (contents: readonly (readonly [file: string, data: string | Buffer | undefined])[]) => {
    for (const [file, data] of contents) {
      const place = path.join(content, file)
      mkdirSync(path.dirname(place), { recursive: true })
      if (data === undefined) rmSync(place)
      else writeFileSync(place, data)
    }
  }
  write(after)
  return () => write(before)
}

/** The expected text that is missing, and the removed text that is still shown. */
export function findDisplayErrors(published: Published, { shows = {}, hides = {} }: Edit): string[] {
  const lost = (texts: Texts, isWanted: boolean) =>
    Object.entries(texts).flatMap(([address, all]) => {
      const text = published.get(address)
      if (text === undefined) return isWanted ? [`${address} does not exist`] : []
      return [all]
        .flat()
        .filter((one) => text.includes(one.normalize('NFC')) !== isWanted)
        .map((one) => `${address} ${isWanted ? 'does not show' : 'still shows'} “${one}”`)
    })
  return [...lost(shows, true), ...lost(hides, false)]
}
