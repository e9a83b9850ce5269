import { statSync } from 'node:fs'
import path, { posix } from 'node:path'

/** Extensions of files that a page offers beside its text: documents, sound and film. */
export const OFFERED_FILE = /\.(pdf|mp3|mp4)$/i

/** The path of an offered file, relative to the project root. */
export const offeredFile = (contentFile: string, name: string): string => posix.join(posix.dirname(contentFile), name.normalize('NFC'))

/** An offered file: its address on this site, /files/productions/sankara/introduction.mp3, and its size. */
export function findOfferedFile(file: string): { url: string; bytes: number } {
  const { size } = statSync(path.join(process.cwd(), file))
  return { url: file.replace(/^content/, '/files'), bytes: size }
}
