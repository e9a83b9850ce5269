import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PICTURE } from '../src/content/read/namedFiles.ts'
import { writeAtomically } from '../src/files/writeAtomically.ts'

/** The full path of a file of content/. Throws for all but Markdown and pictures, for symbolic links, and outside the folder. */
export function resolveContentFile(root: string, file: string): string {
  const project = path.resolve(root)
  const full = path.resolve(project, file)
  const isInside = full.startsWith(path.join(project, 'content') + path.sep)
  if (!isInside || !(file.endsWith('.md') || PICTURE.test(file))) throw refusal(file)
  const isLink = (one: string) => lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink() === true
  for (let one = full; one !== project; one = path.dirname(one)) if (isLink(one)) throw refusal(file)
  return full
}

const refusal = (file: string) => new Error(`The editor reads and writes files of the folder content only, not ${file}.`)

export function readContentFile(root: string, file: string): string | null {
  const full = resolveContentFile(root, file)
  return existsSync(full) ? readFileSync(full, 'utf8') : null
}

export function writeContentFile(root: string, file: string, data: string | Uint8Array): void {
  const full = resolveContentFile(root, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeAtomically(full, data)
}

/** Where the last deleted content file is stored, with its folder. */
const TRASH = '.build/edits/deleted'

export const hasOwnFolder = (file: string): boolean => path.basename(file) === 'index.md'

/** The full path to move with a content file: its own folder, else the file. */
function toMovable(root: string, file: string): string {
  const full = resolveContentFile(root, file)
  return hasOwnFolder(file) ? path.dirname(full) : full
}

const toTrash = (root: string, file: string) => path.join(root, TRASH, path.relative(root, toMovable(root, file)))

function move(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Whether a content file may be written or moved to a contentFile: neither the file nor its folder exists. */
export const isFree = (root: string, file: string): boolean => !existsSync(toMovable(root, file))

export const moveContentFile = (root: string, from: string, to: string): void => move(toMovable(root, from), toMovable(root, to))

/** Moves a content file out of content/, with its own folder if it has one. Only the last one can be restored. */
export function trashContentFile(root: string, file: string): void {
  rmSync(path.join(root, TRASH), { recursive: true, force: true })
  move(toMovable(root, file), toTrash(root, file))
}

export function restoreContentFile(root: string, file: string): boolean {
  const isRestored = existsSync(toTrash(root, file)) && isFree(root, file)
  if (isRestored) move(toTrash(root, file), toMovable(root, file))
  return isRestored
}
