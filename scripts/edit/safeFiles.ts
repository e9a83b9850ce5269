import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { PICTURE } from '../../src/content/contentFiles.ts'
import { writeAtomically } from '../lib/writeAtomically.ts'

/** The full path of a file of content/. Throws for all but Markdown and pictures, for symbolic links, and outside the folder. */
export function resolveContentFile(root: string, file: string): string {
  const folder = path.join(root, 'content')
  const full = path.resolve(root, file)
  if (!full.startsWith(folder + path.sep) || !(file.endsWith('.md') || PICTURE.test(file))) throw refusal(file)
  const isLink = (one: string) => lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink() === true
  for (let one = full; one !== folder; one = path.dirname(one)) if (isLink(one)) throw refusal(file)
  if (realpathSync(folder) !== path.join(realpathSync(root), 'content')) throw refusal('content')
  return full
}

const refusal = (file: string) => new Error(`The editor reads and writes files of the folder content only, not ${file}.`)

/** The text of a content file, or null when it does not exist. */
export function readContentFile(root: string, file: string): string | null {
  const full = resolveContentFile(root, file)
  return existsSync(full) ? readFileSync(full, 'utf8') : null
}

/** Writes a content file or a picture atomically. */
export function writeContentFile(root: string, file: string, data: string | Uint8Array): void {
  const full = resolveContentFile(root, file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeAtomically(full, data)
}
