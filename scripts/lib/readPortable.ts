import { readFileSync } from 'node:fs'
import path from 'node:path'

const TEXT = ['.svg', '.ts', '.css']

/** A file’s bytes with Unix line endings, so that hashes are the same on all systems. Binary files stay as they are. */
export function readPortable(file: string): Buffer {
  const bytes = readFileSync(file)
  const isText = TEXT.includes(path.extname(file)) && !bytes.includes(0)
  return isText ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes
}
